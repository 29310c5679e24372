import type { SearchItem } from '../client/search/types.ts';
import type { SearchLanguage } from '../define/locale.ts';
import type { SearchEntry } from '../define/search.ts';
import { type ForeignItem, withForeign } from './foreign.ts';
import { withRestWords } from './rest-words.ts';

/** Returns an entry as it is found: with what it is called in other languages, unless it is a sentence. */
export function searchItem(
  { isSentence, ...entry }: SearchEntry,
  siblings: readonly ForeignItem[],
  language: SearchLanguage,
): SearchItem {
  return withForeign(withRestWords(entry, language), isSentence ? [] : siblings, language);
}
