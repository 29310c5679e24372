import type { SearchIndexFile } from '../rules/search/types.ts';
import type { SearchInput } from './input.ts';
import { itemsOf } from './items.ts';
import { packTerms } from './pack.ts';
import { withSynonyms } from './synonyms.ts';

export type { SearchInput, SearchPage, SearchQuestion } from './input.ts';

/**
 * What the browser loads when the search is opened in a language. The same content in any order gives the same
 * bytes.
 */
export function buildSearch(input: SearchInput): SearchIndexFile {
  const { locale, content } = input;
  const items = itemsOf(input).map((item) => withSynonyms(item, content.synonyms, locale));
  return { locale, items, terms: packTerms(items, locale) };
}
