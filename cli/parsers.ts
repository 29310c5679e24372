import { InvalidArgumentError } from 'commander';
import { type Age, parseAge, readBaseUrl } from '../src/preparation.ts';

// Each of these reads the text of an option or argument, and says what to write instead of a wrong one.

/** Reads a day, a moment as content writes it (`2026-12-24 18:00`), or one with its offset from UTC (ISO 8601). */
export function clock(written: string): Date {
  const text = written.replace(/^(\S+) (\d\d:\d\d)$/, '$1T$2Z');
  const isWritten = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text);
  const date = new Date(text);
  // JavaScript takes 30 February for 2 March.
  const isDay = new Date(`${text.slice(0, 10)}T00:00Z`).toJSON()?.startsWith(text.slice(0, 10));
  if (isWritten && isDay && !Number.isNaN(date.getTime())) return date;
  throw new InvalidArgumentError('Write a day such as 2026-12-24, or a moment such as “2026-12-24 18:00”.');
}

export function unitName(text: string): string {
  if (/^[a-z][a-z0-9-]{0,30}$/.test(text)) return text;
  throw new InvalidArgumentError('Write lowercase letters a to z, digits and hyphens, such as “my-site”.');
}

export function origin(text: string): string {
  if (/^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Write an address such as http://127.0.0.1:4173.');
}

export function port(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new InvalidArgumentError('Write a number from 0 to 65535.');
}

export function baseUrl(text: string): string {
  const read = readBaseUrl(text);
  if ('url' in read) return read.url;
  const { what, why, fix } = read.problem;
  throw new InvalidArgumentError([what, why, fix].join('\n'));
}

/** Adds the number of a lead to those before it. */
export function leadId(text: string, others: number[] = []): number[] {
  return [...others, wholeNumber(text)];
}

export function age(text: string): Age {
  const parsed = parseAge(text);
  if (parsed) return parsed;
  throw new InvalidArgumentError('Write a number with d, m or y for days, months or years, such as 12m.');
}

/** An empty variable of a shell must not pass for an address without leads. */
export function email(text: string): string {
  if (text.includes('@')) return text;
  throw new InvalidArgumentError('Write an address such as jona@fyrirtaeki.example.');
}

/** Adds the text of a language to those before it. */
export function perLanguage(
  text: string,
  others: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const [, language, value] = /^([\w-]+)=(.*\S.*)$/.exec(text) ?? [];
  if (language !== undefined && value !== undefined) return new Map([...others, [language, value.trim()]]);
  throw new InvalidArgumentError('Write a language and its text, such as en=wool.');
}

export function date(text: string): string {
  const moment = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return new Date(moment).toISOString();
  throw new InvalidArgumentError('Write a date such as 2026-11-01.');
}

export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number from 1.');
}

/**
 * The current time of a run: that of `SOURCE_DATE_EPOCH`, where someone repeats a build
 * (reproducible-builds.org/specs/source-date-epoch), or else now. Undefined if the setting is not a number of seconds.
 */
export function presentOf({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): Date | undefined {
  if (seconds === undefined || seconds === '') return new Date();
  return /^\d{1,12}$/.test(seconds) ? new Date(Number(seconds) * 1000) : undefined;
}
