import type { SearchLanguages } from '../client/search/languages.ts';
import type { SearchItem } from '../client/search/types.ts';
import type { SearchLanguage } from '../define/locale.ts';
import type { SearchEntry, SearchInput } from '../define/search.ts';
import { type Memory, noMemory } from '../memory/index.ts';
import { plain } from '../memory/stored-form.ts';
import { type ForeignItem, withForeign } from './foreign.ts';
import { withRestWords } from './rest-words.ts';
import { withSynonyms } from './synonyms.ts';

/**
 * What can be found in a language, with what things are called in the other ones, by id: the same content in any order gives the
 * same bytes.
 */
export function searchItems(
  { own, others }: SearchLanguages,
  inputOf: (language: SearchLanguage) => SearchInput,
  memory = noMemory,
): SearchItem[] {
  const named = others.map((language) => ({
    language,
    items: new Map(namedEntries(inputOf(language), language, memory).map((item) => [item.id, item])),
  }));
  const siblingsOf = (id: string) =>
    named.flatMap(({ language, items }): ForeignItem[] => {
      const item = items.get(id);
      return item ? [{ item, language }] : [];
    });
  return namedEntries(inputOf(own), own, memory).map(({ isSentence, ...item }) => {
    const siblings = isSentence ? [] : siblingsOf(item.id);
    const inputs = [JSON.stringify([item, siblings])];
    const subject = { name: `item ${own.id} ${item.id}`, inputs, code: [own], form: plain<SearchItem>() };
    return memory.recall(subject, () => withForeign(withRestWords(item, own), siblings, own));
  });
}

/** The entries of a language with their synonyms, sorted by id, so that the output does not depend on their order. */
function namedEntries(input: SearchInput, language: SearchLanguage, memory: Memory): SearchEntry[] {
  return withSynonyms(input, language, memory).sort((a, b) => (a.id < b.id ? -1 : 1));
}
