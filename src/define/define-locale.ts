import { fold } from './fold.ts';
import type { Locale, LocaleDefinition, SearchLanguage } from './locale.ts';
import { slugify } from './slug.ts';
import { commonTypography } from './typography.ts';

/** What a language is when nothing is known of it: numbers and dates as ISO 8601 and programs write them, no hyphens. */
const plain = {
  formatNumber: String,
  formatDay: String,
  formatTime: String,
  formatMoment: String,
  slugify,
  hyphenate: String,
  typography: commonTypography,
  smallWords: new Set<string>(),
};

/**
 * Defines a language; whatever it leaves out is plain.
 *
 * @example defineLocale({ id: 'pl', name: 'Polish', ogLocale: 'pl_PL', quotes: '„”‚’', plural, search: plainSearch('pl') })
 */
export function defineLocale(
  locale: Omit<LocaleDefinition, keyof typeof plain> & Partial<LocaleDefinition>,
): LocaleDefinition {
  return { ...plain, ...locale };
}

/** The search in a language of which nothing is known: words are found as they are written, by any keyboard. */
export const plainSearch = (id: Locale): SearchLanguage => ({
  id,
  fold,
  stem: (word) => word,
  stopWords: new Set(),
  askingStems: new Set(),
  variants: () => [],
});
