/** The two languages of the site, default first (specification 1.3). */
export const locales = ['is', 'en'] as const;

/** A language of the site. */
export type Locale = (typeof locales)[number];

/** The language served at the root of the site (specification 1.3). */
export const defaultLocale: Locale = 'is';

/**
 * The language of an address: English under the path segment `/en`, Icelandic anywhere else (specification 2.2).
 *
 * @example localeOfPath('/en/services') // => 'en'
 * @example localeOfPath('/enska') // => 'is'
 */
export function localeOfPath(path: string): Locale {
  return /^\/en(?:\/|$)/.test(path) ? 'en' : 'is';
}
