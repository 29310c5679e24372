import type { WordEntry, WordField, WordPlace } from '../../client/search/shards/types.ts';
import { fieldLetters } from '../../client/search/shards/types.ts';
import { sizeOf } from './size.ts';
import type { KeyedWord } from './words.ts';

/** How many places are kept of the words that begin with a short key. */
const mostPlaces = 300;

/**
 * Makes entries for what so many words begin with that they are not loaded one and all: the best of them, under that very key.
 *
 * @param entries sorted by key
 * @param most the size of what may be loaded
 */
export function shortEntries(entries: readonly KeyedWord[], most: number): Map<string, WordEntry[]> {
  const short = new Map<string, WordEntry[]>();
  const visit = (all: readonly KeyedWord[], length: number) => {
    for (const [key, group] of groupByBeginning(all, length)) {
      if (group.reduce((sum, entry) => sum + sizeOf(entry), 0) <= most) continue;
      short.set(key, bestOf(group, key));
      visit(group, length + 1);
    }
  };
  visit(entries, 1);
  return short;
}

function groupByBeginning(entries: readonly KeyedWord[], length: number): Map<string, KeyedWord[]> {
  const groups = new Map<string, KeyedWord[]>();
  for (const entry of entries) {
    if (entry.key.length < length) continue;
    const key = entry.key.slice(0, length);
    const known = groups.get(key);
    if (known) known.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** Returns what is best of the words that begin so; those that are the key itself have entries of their own. */
function bestOf(group: readonly KeyedWord[], key: string): WordEntry[] {
  const own = new Set(group.filter((entry) => entry.key === key && !entry.isPart).map(({ word }) => word));
  const found = new Map<string, WordPlace[]>();
  let left = mostPlaces;
  for (const field of Object.keys(fieldLetters) as WordField[]) {
    if (left === 0) break;
    const places = group
      .filter(({ word }) => !own.has(word))
      .flatMap((entry) =>
        entry.places.filter((place) => place.field === field).map((place) => ({ place, entry })),
      )
      .sort((a, b) => a.place.item - b.place.item)
      .slice(0, left);
    left -= places.length;
    for (const { place, entry } of places) found.set(entry.word, [...(found.get(entry.word) ?? []), place]);
  }
  return [...found].map(([word, places]) => ({
    key,
    word,
    places: places.sort((a, b) => a.item - b.item),
  }));
}
