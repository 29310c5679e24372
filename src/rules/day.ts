import type { Locale } from './locale.ts';

const months: Record<Locale, string> = {
  is: 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
  en: 'January February March April May June July August September October November December',
};

/**
 * A day (ISO 8601) in the words of a language. No `Intl`: what it knows of Icelandic differs between computers.
 *
 * @example formatDay('2026-11-22', 'is') // => '22. nóvember 2026'
 * @example formatDay('2026-11-22', 'en') // => 'November 22, 2026'
 */
export function formatDay(day: string, locale: Locale): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = months[locale].split(' ')[Number(month) - 1];
  return locale === 'is' ? `${date}. ${name} ${year}` : `${name} ${date}, ${year}`;
}
