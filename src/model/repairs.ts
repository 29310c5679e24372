import type { z } from 'zod';
import { slugify } from '../rules/slug.ts';

const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'maí|may',
  'jún|jun',
  'júl|jul',
  'ágú|aug',
  'sep',
  'okt|oct',
  'nóv|nov',
  'des|dec',
];

/** What people write for a value of a fixed form, and what the form makes of it. */
const repairs: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => (/\.\p{L}/u.test(text) ? `https://${text.replace(/^(?:https?:)?\/\//, '')}` : ''),
  (text) => text.replace(/^(\d{6})[\s-]*(\d{4})$/, '$1-$2'),
  slugify,
  phoneNumber,
  (text) =>
    text.replace(/^(\d{1,2})[.:](\d\d)$/, (_, hour: string, minute) => `${hour.padStart(2, '0')}:${minute}`),
  isoDate,
  lastDayOfMonth,
];

/**
 * The text that was probably meant, in the form that its schema asks for; nothing when no repair gives it.
 *
 * @example suggestForm('1.11.2027', z.iso.date()) // => '2027-11-01'
 */
export function suggestForm(text: string, schema: z.ZodType | undefined): string | undefined {
  const candidates = repairs.map((repair) => repair(text));
  return candidates.find((one) => one !== '' && one !== text && schema?.safeParse(one).success);
}

/** Seven digits with the code of Iceland before them. */
function phoneNumber(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?354(?=\d{7}$)/, '');
  return /^\d{7}$/.test(digits) ? digits.replace(/^\d{3}/, '+354 $& ') : '';
}

/** `1.11.2027`, `1. nóvember 2027`, `November 1, 2027` and `2027/11/1` as `2027-11-01`. */
function isoDate(text: string): string {
  const [, year] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(text) ?? [];
  const rest = text.replace(year ?? '', ' ');
  const named = months.findIndex((month) => new RegExp(`(?<!\\p{L})(?:${month})`, 'iu').test(rest)) + 1;
  const numbers = rest.match(/\d{1,2}/g) ?? [];
  const yearFirst = year !== undefined && text.trimStart().startsWith(year);
  const [day, month = named] = named > 0 || !yearFirst ? numbers : numbers.toReversed();
  if (year === undefined || !month || day === undefined) return '';
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** `2027-11-31` as `2027-11-30`: a day that no calendar has is meant to be the last. */
function lastDayOfMonth(text: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/.exec(text) ?? [];
  if (year === undefined) return text;
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  return Number.isNaN(last.getTime()) ? text : last.toISOString().slice(0, 10);
}
