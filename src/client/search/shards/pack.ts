import { fieldLetters, type WordEntry, type WordField, type WordPlace, type WordShard } from './types.ts';

/** Lays entries out in columns. */
export function packWords(entries: readonly WordEntry[], short: readonly string[]): WordShard {
  return {
    keys: entries.map(({ key }) => key),
    words: entries.map(({ key, word }) => (word === key ? 0 : word)),
    places: entries.map(({ places }) => packPlaces(places)),
    short: [...short],
  };
}

/** Reads the entries from columns. */
export function unpackWords({ keys, words, places }: WordShard): WordEntry[] {
  return keys.map((key, at) => ({ key, word: words[at] || key, places: unpackPlaces(places[at] ?? '') }));
}

/** Packs places as distances: these are small numbers that recur, and compress better than places. */
function packPlaces(places: readonly WordPlace[]): string {
  let last = 0;
  return places
    .map(({ field, item }) => {
      const distance = item - last;
      last = item;
      return `${fieldLetters[field]}${distance || ''}`;
    })
    .join('');
}

const fieldOf = new Map(
  Object.entries(fieldLetters).map(([field, letter]) => [letter as string, field as WordField]),
);

function unpackPlaces(packed: string): WordPlace[] {
  let item = 0;
  return [...packed.matchAll(/([a-z])(\d*)/g)].map(([, letter = '', steps]) => {
    item += Number(steps);
    return { field: fieldOf.get(letter) ?? 'rest', item };
  });
}
