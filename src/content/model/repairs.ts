import type { z } from 'zod';
import type { SiteLocale } from '../../define/locale.ts';
import type { Site } from '../../define/site.ts';
import { slugify } from '../../define/slug.ts';
import type { Document } from '../load/document.ts';

/** The place of a text: its site, and the file that it is in. */
interface Within {
  site: Site;
  document: Pick<Document, 'locale' | 'name'>;
}

/** Makes of a text what its form may ask for; empty if it cannot. */
type Repair = (text: string, within: Within) => string;

/** What people write for a value of a fixed form, and what the form makes of it. */
const repairs: readonly Repair[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => (/\.\p{L}/u.test(text) ? `https://${text.replace(/^(?:https?:)?\/\//, '')}` : ''),
  (text) => slugify(text.replace(/^\S*\/(?=[^\s/])/, '')),
  (text) =>
    text.replace(/^(\d{1,2})[.:](\d\d)$/, (_, hour: string, minute) => `${hour.padStart(2, '0')}:${minute}`),
  (text) => text.replace(/^\d{1,2}$/, (hour) => `${hour.padStart(2, '0')}:00`),
  (text, { site }) => isoDate(text, site.locales),
  lastDayOfMonth,
  pathOf,
];

/**
 * The text that was probably meant, in the form that its schema asks for; undefined if no repair gives it.
 *
 * @example suggestForm('1.11.2027', z.iso.date(), { site, document }) // => '2027-11-01'
 */
export function suggestForm(text: string, schema: z.ZodType | undefined, within: Within): string | undefined {
  const own = within.site.repairs?.map((repair) => repair(text)) ?? [];
  const candidates = [...repairs.map((repair) => repair(text, within)), ...own];
  return candidates.find((one) => one !== '' && one !== text && schema?.safeParse(one).success);
}

/** `1.11.2027`, `1. nóvember 2027`, `November 1, 2027` and `2027/11/1` as `2027-11-01`. */
function isoDate(text: string, locales: readonly SiteLocale[]): string {
  const [, year] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(text) ?? [];
  const rest = text.replace(year ?? '', ' ');
  const named = monthNamed(rest, locales);
  const numbers = rest.match(/\d{1,2}/g) ?? [];
  const yearFirst = year !== undefined && text.trimStart().startsWith(year);
  const [day, month = named] = named > 0 || !yearFirst ? numbers : numbers.toReversed();
  if (year === undefined || !month || day === undefined) return '';
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The number of the month whose name, or the beginning of it, is in a text; 0 if there is none. */
function monthNamed(text: string, locales: readonly SiteLocale[]): number {
  const beginningOf = (month: number, { formatDay }: SiteLocale) =>
    /\p{L}{3}/u.exec(formatDay(`2000-${String(month).padStart(2, '0')}-01`))?.[0];
  const all = Array.from({ length: 12 }, (_, at) => at + 1);
  const isNamed = (month: number) =>
    locales.some((locale) => new RegExp(`(?<!\\p{L})${beginningOf(month, locale)}`, 'iu').test(text));
  return all.find(isNamed) ?? 0;
}

/** `https://hemja.example/old/?p=1` as `/old`, and `old` as `/old` or, in a file of another language than the first, `/en/old`. */
function pathOf(text: string, { site, document }: Within): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/\s+/g, '-');
  if (path.includes(':')) return '';
  const whole = `/${path.replace(/^\/+|\/+$/g, '')}`;
  if (path.startsWith('/')) return whole;
  // A page in a folder may have had the address in that folder or outside.
  if (document.name.includes('/') && !path.includes('/')) return '';
  const { prefix } = site.locales.find(({ id }) => id === document.locale) ?? site.locales[0];
  return whole.startsWith(`${prefix}/`) ? whole : `${prefix}${whole}`;
}

/** `2027-11-31` as `2027-11-30`: a day that no calendar has is meant to be the last. */
function lastDayOfMonth(text: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/.exec(text) ?? [];
  if (year === undefined) return text;
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  return Number.isNaN(last.getTime()) ? text : last.toISOString().slice(0, 10);
}
