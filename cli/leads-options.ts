import { InvalidArgumentError, Option } from 'commander';
import { type Age, defaultLeads, parseAge, separators } from '../src/choices.ts';

export const leadsOption = () =>
  new Option('--leads <database>', 'where leads are kept: a file or the address of a libSQL server')
    .env('LEADS_URL')
    .default(defaultLeads);
export const trustProxyOption = () =>
  new Option(
    '--trust-proxy',
    'trust the last value of X-Forwarded-For and X-Forwarded-Proto; for servers behind a proxy',
  );
export const smtpInsecureOption = () =>
  new Option('--smtp-insecure', 'send mail without TLS, to a mail server on this machine');
export const olderThanOption = () =>
  new Option('--older-than <age>', 'the age, such as 90d, 12m or 2y').argParser(age).makeOptionMandatory();
export const emailOption = () =>
  new Option('--email <address>', 'the address that the visitor gave').argParser(email).makeOptionMandatory();
export const sinceOption = () =>
  new Option('--since <date>', 'only what arrived on this day or later, such as 2026-11-01').argParser(date);
export const limitOption = () =>
  new Option('--limit <number>', 'how many of the newest').argParser(wholeNumber).default(50);
export const tableFormatOption = () =>
  new Option('--format <format>', 'the format of the output').choices(['csv', 'json']).default('csv');
export const separatorOption = () =>
  new Option('--separator <separator>', 'what separates the cells of csv')
    .choices(Object.keys(separators))
    .default(';');
export const forceOption = () => new Option('--force', 'overwrite a file of that name');
export const dryRunOption = () => new Option('--dry-run', 'only say what would be deleted');

/** The numbers of leads, as arguments. */
export function leadId(text: string, others: number[] = []): number[] {
  return [...others, wholeNumber(text)];
}

function age(text: string): Age {
  const parsed = parseAge(text);
  if (parsed) return parsed;
  throw new InvalidArgumentError('Write a number with d, m or y for days, months or years, such as 12m.');
}

/** An empty variable of a shell must not pass for an address without leads. */
function email(text: string): string {
  if (text.includes('@')) return text;
  throw new InvalidArgumentError('Write an address such as jona@fyrirtaeki.example.');
}

function date(text: string): string {
  const moment = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return new Date(moment).toISOString();
  throw new InvalidArgumentError('Write a date such as 2026-11-01.');
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number from 1.');
}
