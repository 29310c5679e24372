import type { SearchIndexFile, SearchItem } from '../client/search/types.ts';
import { withForeign } from './foreign.ts';
import type { SearchInput } from './input.ts';
import { itemsOf } from './items.ts';
import { packTerms } from './pack.ts';
import { withSynonyms } from './synonyms.ts';

/**
 * What the search of a language knows, with what things are called in the other one. The same content in any order
 * gives the same bytes.
 */
export function buildSearch(input: SearchInput, other?: SearchInput): SearchIndexFile {
  const { locale } = input;
  const siblings = new Map(other && namedItems(other).map((item) => [item.id, item]));
  const items = namedItems(input).map((item) => withForeign(item, siblings.get(item.id), locale));
  return { locale, items, terms: packTerms(items, locale) };
}

function namedItems(input: SearchInput): SearchItem[] {
  return itemsOf(input).map((item) => withSynonyms(item, input.content.synonyms, input.locale));
}
