import type { z } from 'zod';
import type { SiteLocale } from '../../define/locale.ts';
import { momentOf } from '../../define/publication.ts';
import type { Site } from '../../define/site.ts';
import { slugify } from '../../define/slug.ts';
import type { Document } from '../load/document.ts';

/** The context of a text: its site and file. */
interface Within {
  site: Site;
  document: Pick<Document, 'locale' | 'name'>;
}

/** Converts a text to an expected format. Returns an empty string if it cannot. */
type Repair = (text: string, within: Within) => string;

/** Repairs of common mistakes in values with a fixed format. */
const repairs: readonly Repair[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => (/\.\p{L}/u.test(text) ? `https://${text.replace(/^(?:https?:)?\/\//, '')}` : ''),
  (text) => slugify(text.replace(/^\S*\/(?=[^\s/])/, '')),
  (text) =>
    text.replace(/^(\d{1,2})[.:](\d\d)$/, (_, hour: string, minute) => `${hour.padStart(2, '0')}:${minute}`),
  (text) => text.replace(/^\d{1,2}$/, (hour) => `${hour.padStart(2, '0')}:00`),
  (text, { site }) => dayAndTime(text, site.locales),
  (text, { site }) => isoDate(text, site.locales),
  pathOf,
];

/**
 * Suggests a corrected text that fits the schema. Returns undefined if no repair fits.
 *
 * @example suggestForm('1.11.2027', z.iso.date(), { site, document }) // => '2027-11-01'
 */
export function suggestForm(text: string, schema: z.ZodType | undefined, within: Within): string | undefined {
  const own = within.site.repairs?.map((repair) => repair(text)) ?? [];
  const candidates = [...repairs.map((repair) => repair(text, within)), ...own];
  return candidates.find((one) => one !== '' && one !== text && schema?.safeParse(one).success);
}

/** A day whose year is last, with slashes or hyphens. */
const yearLast = /^\s*(\d+)[/-](\d+)[/-](?=\d{4})/;

/**
 * Suggests both meanings of a day such as `12/07/2027`, which is July in Britain and December in America. Returns an empty list for other
 * texts.
 */
export function suggestDays(text: string, schema: z.ZodType | undefined, within: Within): string[] {
  if (!yearLast.test(text)) return [];
  const days = ['$2.$1.', '$1.$2.'].map((order) => text.replace(yearLast, order));
  return days.flatMap((day) => suggestForm(day, schema, within) ?? []);
}

/**
 * Converts `1.11.2027`, `1. nóvember 2027`, `November 1, 2027`, `2027/11/1` and `11/20/2027` to `2027-11-01` and the like. `12/07/2027` is
 * left to whoever wrote it, and so is a time, which would be lost.
 */
function isoDate(text: string, locales: readonly SiteLocale[]): string {
  if (/\d:\d/.test(text)) return '';
  const [, first = 0, second = 0] = (yearLast.exec(text) ?? []).map(Number);
  if (first !== second && Math.min(first, second) > 0 && Math.max(first, second) <= 12) return '';
  if (second > 12) return isoDate(text.replace(yearLast, '$2.$1.'), locales);
  const [, year] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(text) ?? [];
  const rest = text.replace(year ?? '', ' ');
  const named = monthNamed(rest, locales);
  const numbers = rest.match(/\d{1,2}/g) ?? [];
  const yearFirst = year !== undefined && text.trimStart().startsWith(year);
  const [day, month = named] = named > 0 || !yearFirst ? numbers : numbers.toReversed();
  if (year === undefined || !month || day === undefined) return '';
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the number of the month whose name or abbreviation is in a text, or 0. */
function monthNamed(text: string, locales: readonly SiteLocale[]): number {
  const beginningOf = (month: number, { formatDay }: SiteLocale) =>
    /\p{L}{3}/u.exec(formatDay(`2000-${String(month).padStart(2, '0')}-01`))?.[0];
  const all = Array.from({ length: 12 }, (_, at) => at + 1);
  const isNamed = (month: number) =>
    locales.some((locale) => new RegExp(`(?<!\\p{L})${beginningOf(month, locale)}`, 'iu').test(text));
  return all.find(isNamed) ?? 0;
}

/**
 * Converts `https://hemja.example/old/?p=1` to `/old`, and `old` to `/old` or, for languages with a prefix,
 * to `/en/old`.
 */
function pathOf(text: string, { site, document }: Within): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '');
  if (path.includes(':')) return '';
  const whole = `/${path.replace(/^\/+|\/+$/g, '')}`;
  if (path.startsWith('/')) return whole;
  // Ambiguous: the old address may have been inside or outside the folder.
  if (document.name.includes('/') && !path.includes('/')) return '';
  const { prefix } = site.locales.find(({ id }) => id === document.locale) ?? site.locales[0];
  return whole.startsWith(`${prefix}/`) ? whole : `${prefix}${whole}`;
}

/** Matches a day, a time on it, and where it is that time. Seconds must be none, because they would be lost. */
const timeOnDay =
  /^(.*\d{4}.*?)[ T]+(?:kl\.? *)?(\d{1,2})[.:](\d\d)(?::00(?:\.0+)?)? *(?:Z|UTC|GMT|([+-]\d\d):?(\d\d))?$/i;

/** Converts `18.12.2026 kl. 9.00` to `2026-12-18 09:00`, and `2026-12-18T09:00:00+02:00` to `2026-12-18 07:00`, which is UTC. */
function dayAndTime(text: string, locales: readonly SiteLocale[]): string {
  const [, day, hour = '', minute, hours, minutes] = timeOnDay.exec(text) ?? [];
  const written = day === undefined ? '' : `${isoDate(day, locales)} ${hour.padStart(2, '0')}:${minute}`;
  if (hours === undefined || momentOf(written) === undefined) return written;
  const moment = new Date(`${written.replace(' ', 'T')}${hours}:${minutes}`);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 16).replace('T', ' ');
}
