import { fold } from './fold.ts';
import type { Locale, LocaleDefinition, SearchLanguage } from './locale.ts';
import type { Unpublished } from './publication.ts';
import { slugify } from './slug.ts';
import { commonTypography } from './typography.ts';

/** The defaults of a language: unformatted numbers, ISO 8601 dates, English words for pages that are not finished, and no hyphenation. */
const plain = {
  formatNumber: String,
  formatDay: String,
  formatTime: String,
  formatMoment: String,
  formatUnpublished: ({ state, at }: Unpublished) => (at === undefined ? state : `${state}: ${at}`),
  unwritten: [
    'Not written yet',
    'This text has not been written yet.',
    'This text has not been written yet. It says in a sentence or two what the page is about.',
  ],
  slugify,
  hyphenate: String,
  typography: commonTypography,
  smallWords: new Set<string>(),
};

/**
 * Defines a language. Parts that are left out get defaults.
 *
 * @example defineLocale({ id: 'pl', name: 'Polish', ogLocale: 'pl_PL', quotes: '„”‚’', plural, search: plainSearch('pl') })
 */
export function defineLocale(
  locale: Omit<LocaleDefinition, keyof typeof plain> & Partial<LocaleDefinition>,
): LocaleDefinition {
  return { ...plain, ...locale };
}

/** Creates the search settings of a language without a stemmer. Words match as written, ignoring accents. */
export const plainSearch = (id: Locale): SearchLanguage => ({
  id,
  fold,
  stem: (word) => word,
  stopWords: new Set(),
  askingStems: new Set(),
  variants: () => [],
});
