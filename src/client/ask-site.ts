import { loadJson } from './load.ts';
import { answerQuery, type SearchItem } from './search/index.ts';
import type { PublishedSearch } from './search/types.ts';
import { openSearch } from './search.ts';

export type { SearchItem };

/**
 * Loads an index, and returns what asks it: best results first.
 *
 * @throws if the index cannot be fetched after all retries
 */
export async function loadSearch(href: string): Promise<(words: string) => SearchItem[]> {
  const search = await openSearch(await loadJson<PublishedSearch>(href));
  return (words) => answerQuery(search, words).items;
}
