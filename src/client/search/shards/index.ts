import type { SearchLanguage } from '../../../define/locale.ts';
import { fromColumns } from '../columns.ts';
import { languagesFor } from '../languages.ts';
import type { OpenSearch } from '../open.ts';
import { packTerms, termsByField } from '../pack-terms.ts';
import { phrasesIn } from '../phrases.ts';
import { answerQuery, type Search } from '../query.ts';
import type { SearchIndexFile, SearchItem } from '../types.ts';
import { splitQuery } from '../words.ts';
import { type LoadShard, once, prepareLookUp } from './look-up.ts';
import type { ItemShard, ShardedSearch, Shards, WordEntry, WordField } from './types.ts';
import { wordsFor } from './words-for.ts';

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
  { locale, shards }: Pick<ShardedSearch, 'locale' | 'shards'>,
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
      const lookUp = startLookUp();
      // Titles may hold stop words, and names may be typed in several words.
      const keys = [
        ...stopWords.map(({ folded }) => folded),
        ...phrasesIn(query, languages.own).map(({ key }) => key),
      ];
      const entries = await Promise.all([
        ...contentWords.map((word) => wordsFor(word, { lookUp, languages })),
        ...keys.map(lookUp.of),
      ]);
      const answer = answerQuery(await openWords(new Set(entries.flat())), query);
      const best = answer.items.slice(0, shown).map(({ id }) => Number(id));
      return { ...answer, items: await loadItems(best), count: answer.items.length };
    },
  };
}

/**
 * Returns items as far as some words tell: each has those of its words that were looked up, and nothing else. Every rule of the search
 * applies to them as it does to whole ones. Their ids are their places among all items.
 */
function knownItems(entries: Iterable<WordEntry>, types: Shards['types']): SearchItem[] {
  const items = new Map<number, Map<WordField, Set<string>>>();
  for (const { word, places } of entries) {
    for (const { field, item } of places) {
      const fields = items.get(item) ?? new Map<WordField, Set<string>>();
      items.set(item, fields.set(field, (fields.get(field) ?? new Set()).add(word)));
    }
  }
  // Equal hits are shown in the order of the items.
  return [...items]
    .sort(([a], [b]) => a - b)
    .map(([place, fields]) => {
      const words = (field: WordField) => [...(fields.get(field) ?? [])];
      return {
        id: String(place),
        type: typeAt(place, types),
        path: '',
        title: [...words('title'), ...words('aside')].join('\n'),
        isAside: fields.has('aside'),
        names: words('names'),
        keywords: words('keywords'),
        category: words('category').join('\n'),
        description: words('description').join('\n'),
        foreign: words('foreign'),
        rest: words('rest').join('\n'),
      };
    });
}

function typeAt(place: number, types: Shards['types']): string {
  let left = place;
  for (const [type, count] of types) {
    if (left < count) return type;
    left -= count;
  }
  return '';
}

/** Returns what loads items by their places among all items. Each shard is loaded once. */
function createItemLoader(
  { items: counts }: Pick<Shards, 'items'>,
  load: LoadShard,
): (places: readonly number[]) => Promise<SearchItem[]> {
  const firsts: number[] = [];
  let first = 0;
  for (const count of counts) {
    firsts.push(first);
    first += count;
  }
  const open = once(async (shard: number) => fromColumns(await load<ItemShard>(`items-${shard}`)));
  const itemAt = async (place: number) => {
    const shard = firsts.findLastIndex((one) => one <= place);
    const item = (await open(shard))[place - (firsts[shard] ?? 0)];
    // Ids are places, here among all items.
    return item ? [{ ...item, id: String(place) }] : [];
  };
  return async (places) => (await Promise.all(places.map(itemAt))).flat();
}
