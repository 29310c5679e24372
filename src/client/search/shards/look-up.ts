import { unpackWords } from './pack.ts';
import type { Shards, WordEntry, WordShard } from './types.ts';

/** Loads a file of the index by its name. */
export type LoadShard = <T>(name: string) => Promise<T>;

/** The most shards that are gone through for a query of what is not there as it was typed. */
const mostGuesses = 12;

/** Finds words in the shards of an index, for one query. */
export interface WordLookUp {
  /** The words that are found by typing this, or, when there are too many, the best of them. */
  beginningWith(typed: string): Promise<WordEntry[]>;
  /** The words of this very key. */
  of(key: string): Promise<WordEntry[]>;
  /** All words of the shard in which this would stand; none after too many guesses. */
  around(typed: string): Promise<WordEntry[]>;
}

/** A shard of words, ready to be searched. */
interface OpenShard {
  entries: WordEntry[];
  short: ReadonlySet<string>;
}

/** Returns what begins to find the words of a query. Each shard is loaded once for all of them. */
export function prepareLookUp({ words }: Pick<Shards, 'words'>, load: LoadShard): () => WordLookUp {
  const firsts = words.split(' ');
  const shardOf = (key: string) =>
    Math.max(
      0,
      firsts.findLastIndex((first) => first <= key),
    );
  const open = once(async (shard: number): Promise<OpenShard> => {
    const file = await load<WordShard>(`words-${shard}`);
    return { entries: unpackWords(file), short: new Set(file.short) };
  });
  const beginningWith = async (typed: string) => {
    const first = shardOf(typed);
    const { entries, short } = await open(first);
    if (short.has(typed)) return entries.filter(({ key }) => key === typed);
    const others = numbers(first + 1, shardOf(`${typed}\uFFFF`));
    const shards = [{ entries }, ...(await Promise.all(others.map(open)))];
    return shards.flatMap((shard) => shard.entries.filter(({ key }) => key.startsWith(typed)));
  };
  const of = async (key: string) => (await open(shardOf(key))).entries.filter((entry) => entry.key === key);
  return () => {
    const guessed = new Set<number>();
    const around = async (typed: string) => {
      const shard = shardOf(typed);
      if (guessed.size === mostGuesses && !guessed.has(shard)) return [];
      guessed.add(shard);
      return (await open(shard)).entries;
    };
    return { beginningWith, of, around };
  };
}

/** Remembers what was loaded; a failure is tried again. */
export function once<T>(load: (number: number) => Promise<T>): (number: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (number) => {
    const loading = known.get(number) ?? load(number);
    known.set(number, loading);
    loading.catch(() => known.delete(number));
    return loading;
  };
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
}
