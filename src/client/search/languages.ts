import type { Locale, SearchLanguage } from '../../define/locale.ts';

/** The language of what is searched, and the others of the site, whose words find it too. */
export interface SearchLanguages {
  own: SearchLanguage;
  others: readonly SearchLanguage[];
}

/**
 * Returns the languages of a site as the search of one of them sees them.
 *
 * @throws if the language is not among them
 */
export function languagesFor(locale: Locale, all: readonly SearchLanguage[]): SearchLanguages {
  const own = all.find(({ id }) => id === locale);
  if (!own) throw new Error(`The search does not know the language ${locale}.`);
  return { own, others: all.filter((language) => language !== own) };
}

/** Checks that a word is so common that it says nothing about what is sought. */
export function isStopWord(word: string, { stopWords, fold }: SearchLanguage): boolean {
  return stopWords.has(fold(word));
}
