import { toColumns } from '../../client/search/columns.ts';
import type { SearchLanguages } from '../../client/search/languages.ts';
import { isStopWord } from '../../client/search/languages.ts';
import { packWords } from '../../client/search/shards/pack.ts';
import type { Shards, WordEntry } from '../../client/search/shards/types.ts';
import type { SearchItem } from '../../client/search/types.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { shortEntries } from './short-keys.ts';
import { cut, shardSize, sizeOf } from './size.ts';
import { type KeyedWord, wordEntries } from './words.ts';

/** All that can be found in a language, and what its terms are made with. */
export interface FoundItems {
  items: SearchItem[];
  languages: SearchLanguages;
}

/** An index in shards, whose folder is not named yet. */
interface Sharded {
  shards: Omit<Shards, 'folder'>;
  /** What each file of the folder holds, by its name. */
  files: [name: string, content: object][];
}

/**
 * Cuts an index into shards, of which a search loads few, however many there are.
 *
 * @param types the types of items, in the order in which equal hits are shown
 */
export function shardSearch({ items, languages }: FoundItems, types: readonly string[]): Sharded {
  const unlisted = items.map(({ type }) => type).filter((type) => !types.includes(type));
  const allTypes = [...new Set(unlisted), ...types];
  const sorted = allTypes.flatMap((type) => items.filter((item) => item.type === type));
  const itemShards = cut(sorted, shardSize.items, (item) => JSON.stringify(item).length);
  const groups = entriesByKey(wordEntries(sorted, languages), languages.own);
  const wordShards = cut(groups, shardSize.words, ({ entries }) =>
    entries.reduce((sum, entry) => sum + sizeOf(entry), 0),
  );
  return {
    shards: {
      words: beginningsOf(wordShards).join(' '),
      items: itemShards.map(({ length }) => length),
      types: allTypes.map((type) => [type, sorted.filter((item) => item.type === type).length]),
    },
    files: [
      ...itemShards.map((shard, at): [string, object] => [`items-${at}`, toColumns(shard)]),
      ...wordShards.map((shard, at): [string, object] => [
        `words-${at}`,
        packWords(
          shard.flatMap(({ entries }) => entries),
          shard.filter(({ isShort }) => isShort).map(({ key }) => key),
        ),
      ]),
    ],
  };
}

/** The entries of a key, which are never cut apart. */
interface KeyGroup {
  key: string;
  entries: WordEntry[];
  isShort: boolean;
}

function entriesByKey(entries: readonly KeyedWord[], language: SearchLanguage): KeyGroup[] {
  // Small words do not stand for what they begin with.
  const telling = entries.filter(({ word }) => !isStopWord(word, language));
  const short = shortEntries(telling, shardSize.words);
  const byKey = new Map<string, WordEntry[]>([...short.keys()].map((key) => [key, []]));
  for (const entry of entries) {
    if (entry.isPart && short.has(entry.key)) continue;
    const known = byKey.get(entry.key);
    if (known) known.push(entry);
    else byKey.set(entry.key, [entry]);
  }
  return [...byKey]
    .map(([key, own]) => ({ key, entries: [...own, ...(short.get(key) ?? [])], isShort: short.has(key) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Returns the least that tells the keys of each shard from those before it. */
function beginningsOf(shards: readonly KeyGroup[][]): string[] {
  return shards.map((shard, at) => {
    const last = shards[at - 1]?.at(-1)?.key;
    const first = shard[0]?.key ?? '';
    if (last === undefined) return '';
    let length = 1;
    while (last.startsWith(first.slice(0, length))) length += 1;
    return first.slice(0, length);
  });
}
