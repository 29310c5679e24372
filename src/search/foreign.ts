import { termsOf } from '../client/search/tokens.ts';
import type { SearchItem } from '../client/search/types.ts';
import type { SearchLanguage } from '../define/locale.ts';

/** An item as another language has it. */
export interface ForeignItem {
  item: SearchItem;
  language: SearchLanguage;
}

/**
 * Returns an item with what it is called in other languages, so that it is found by those words too. What is written alike
 * in its own, or says again what another name in that language says, would only make the index larger.
 */
export function withForeign(
  item: SearchItem,
  siblings: readonly ForeignItem[],
  { fold }: SearchLanguage,
): SearchItem {
  const own = fold(namesOf(item).join('\n'));
  const foreign = siblings.flatMap((sibling) => newWords(sibling, (words) => own.includes(fold(words))));
  return foreign.length > 0 ? { ...item, foreign: [...new Set(foreign)] } : item;
}

/** The most words of a name that is looked for in another language: a visitor who writes sentences writes them in the language of the page. */
const longestName = 2;

const isLong = (words: string) => words.split(/\s/).length > longestName;

/** Returns the names of an item that say something new in its language, unless they are known. */
function newWords({ item, language }: ForeignItem, isKnown: (words: string) => boolean): string[] {
  const said = new Set<string>();
  return namesOf(item).filter((words) => {
    const added = termsOf(words, language).filter((term) => !said.has(term));
    if (added.length === 0 || (words !== item.title && isLong(words)) || isKnown(words)) return false;
    for (const term of added) said.add(term);
    return true;
  });
}

function namesOf({ title, names = [], keywords = [] }: SearchItem): string[] {
  return [title, ...names, ...keywords];
}
