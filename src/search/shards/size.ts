import type { WordEntry } from '../../client/search/shards/types.ts';

/** How large a shard becomes, in characters: a third of that is sent. One search loads a few of the words, and twenty of the items. */
export const shardSize = { words: 6000, items: 2500 };

/** Returns about how many characters an entry takes. */
export function sizeOf({ key, word, places }: WordEntry): number {
  return key.length + word.length + places.length * 3 + 9;
}

/** Cuts a list into parts of a size; each has one at least. */
export function cut<T>(all: readonly T[], size: number, sizeOfOne: (one: T) => number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const one of all) {
    const needed = sizeOfOne(one);
    const part = parts.at(-1);
    if (part && needed <= room) part.push(one);
    else {
      parts.push([one]);
      room = size;
    }
    room -= needed;
  }
  return parts;
}
