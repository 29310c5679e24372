import type { SearchItem } from '../types.ts';
import type { Shards, WordEntry, WordField } from './types.ts';

/**
 * Items as far as some words tell: each has those of its words that were looked up, and nothing else. Every rule of the search
 * applies to them as it does to whole ones. Their ids are their places among all items.
 */
export function knownItems(entries: Iterable<WordEntry>, types: Shards['types']): SearchItem[] {
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
        title: words('title').join('\n'),
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
