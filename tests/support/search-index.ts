import { packTerms, termsByField } from '../../src/client/search/pack-terms.ts';
import type { SearchIndexFile } from '../../src/client/search/types.ts';
import type { SearchInput } from '../../src/define/index.ts';
import type { SearchLanguage } from '../../src/define/locale.ts';
import { searchItem } from '../../src/search/items.ts';
import { synonymGroups, withSynonyms } from '../../src/search/synonyms.ts';

/** What a site says in a language. */
export type Spoken = readonly [language: SearchLanguage, input: SearchInput];

/** The index of the first of the languages of a site, with what it says in the others. */
export function indexOfFirst(spoken: readonly [Spoken, ...Spoken[]]): SearchIndexFile {
  const [language] = spoken[0];
  const [own = [], ...others] = spoken.map(entriesOf);
  const items = own.map(({ item }) => {
    const siblings = others.flatMap((all) => all.find((other) => other.item.id === item.id) ?? []);
    return searchItem(item, siblings, language);
  });
  items.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { locale: language.id, items, terms: packTerms(items.map((one) => termsByField(one, language))) };
}

function entriesOf([language, { entries, synonyms }]: Spoken) {
  const groups = synonymGroups(synonyms, language);
  return entries.map((entry) => ({ item: withSynonyms(entry, groups, language), language }));
}
