import type { SearchLanguage } from '../../../define/locale.ts';
import { languagesFor } from '../languages.ts';
import type { OpenSearch } from '../open.ts';
import { packTerms, termsByField } from '../pack-terms.ts';
import { answerQuery, type Search } from '../query.ts';
import type { SearchIndexFile } from '../types.ts';
import { splitQuery } from '../words.ts';
import { createItemLoader } from './items.ts';
import { knownItems } from './known-items.ts';
import { type LoadShard, prepareLookUp } from './look-up.ts';
import type { ShardedSearch, WordEntry } from './types.ts';
import { stopWordEntries, wordsFor } from './words-for.ts';

/** The most results that are shown: each loads what it says, and whoever looks further types another word. */
const shown = 12;

/** What searching in shards needs. */
interface Searching {
  languages: readonly SearchLanguage[];
  load: LoadShard;
  open(file: SearchIndexFile): Promise<OpenSearch>;
}

/**
 * Searches an index in shards: looks the words of a query up, ranks the items that have them by the rules for all searches, and
 * loads the best of these. Marks without any word find nothing.
 */
export function searchShards(
  { locale, shards }: ShardedSearch,
  { languages: all, load, open }: Searching,
): Search {
  const languages = languagesFor(locale, all);
  const startLookUp = prepareLookUp(shards, load);
  const loadItems = createItemLoader(shards, load);
  const size = shards.items.reduce((sum, count) => sum + count, 0);
  const openWords = async (entries: ReadonlySet<WordEntry>) => {
    const items = knownItems(entries, shards.types);
    const terms = packTerms(items.map((item) => termsByField(item, languages.own)));
    const lastParts = (word: string) => [...entries].flatMap((one) => (one.word === word ? [one.key] : []));
    return { ...(await open({ locale, items, terms })), size, lastParts };
  };
  return {
    language: languages.own,
    ask: async (query) => {
      const { contentWords, stopWords } = splitQuery(query, languages.own);
      const dictionary = { lookUp: startLookUp(), languages };
      const entries = await Promise.all([
        ...contentWords.map((word) => wordsFor(word, dictionary)),
        ...stopWords.map((word) => stopWordEntries(word, dictionary)),
      ]);
      const answer = answerQuery(await openWords(new Set(entries.flat())), query);
      const best = answer.items.slice(0, shown).map(({ id }) => Number(id));
      return { ...answer, items: await loadItems(best), count: answer.items.length };
    },
  };
}
