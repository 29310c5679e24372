import { termsOf } from '../client/search/terms.ts';
import { textsOf } from '../client/search/texts.ts';
import { type PackedTerms, type SearchItem, type TermField, termFields } from '../client/search/types.ts';
import type { SearchLanguage } from '../define/locale.ts';

/** A field of an item, by its place in the list, in which a term occurs. */
interface Posting {
  field: TermField;
  place: number;
}

/** The terms of the items and where they occur; how often does not count. */
export function packTerms(items: readonly SearchItem[], language: SearchLanguage): PackedTerms {
  const postings = postingsOf(items, language);
  let first = 0;
  const places = [...postings.values()].map((ofTerm) => {
    const packed = packPlaces(ofTerm, first);
    first = ofTerm[0]?.place ?? first;
    return packed;
  });
  // Not a list of each: quotes and commas would be 300 bytes more, compressed.
  return { words: [...postings.keys()].join(' '), places: places.join(' ') };
}

/** Where each term stands, in the order of the items: the first places of the terms ascend. */
function postingsOf(items: readonly SearchItem[], language: SearchLanguage): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [place, item] of items.entries()) {
    for (const field of termFields) {
      for (const term of new Set(termsOf(textsOf(item, field), language))) {
        postings.set(term, [...(postings.get(term) ?? []), { field, place }]);
      }
    }
  }
  return postings;
}

/** Distances are small numbers that recur, and compress better than places. */
function packPlaces(postings: readonly Posting[], from: number): string {
  const distances = postings.map(({ place }, n) => place - (postings[n - 1]?.place ?? from));
  return postings.map(({ field }, n) => `${field[0]}${distances[n] || ''}`).join('');
}
