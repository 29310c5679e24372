import type { SearchLanguage } from '../../define/locale.ts';
import { textsOf } from './texts.ts';
import { termsOf } from './tokens.ts';
import { type PackedTerms, type SearchField, type SearchItem, searchFields } from './types.ts';

/** The terms of an item, each once, by field. */
export type TermsByField = readonly (readonly [SearchField, ReadonlySet<string>])[];

/** A field of an item, by its place in the list, in which a term occurs. */
interface Posting {
  field: SearchField;
  place: number;
}

export function termsByField(item: SearchItem, language: SearchLanguage): TermsByField {
  return searchFields.map((field) => [field, new Set(termsOf(textsOf(item, field), language))]);
}

/** Packs the terms of items, in their order, and where they occur; how often does not count. */
export function packTerms(items: readonly TermsByField[]): PackedTerms {
  const postings = postingsOf(items);
  let first = 0;
  const places = [...postings.values()].map((ofTerm) => {
    const packed = packPlaces(ofTerm, first);
    first = ofTerm[0]?.place ?? first;
    return packed;
  });
  // Not a list of each: quotes and commas would be 300 bytes more, compressed.
  return { words: [...postings.keys()].join(' '), places: places.join(' ') };
}

/** Lists where each term stands, in the order of the items: the first places of the terms ascend. */
function postingsOf(items: readonly TermsByField[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [place, fields] of items.entries()) {
    for (const [field, terms] of fields) {
      for (const term of terms) {
        const known = postings.get(term);
        if (known) known.push({ field, place });
        else postings.set(term, [{ field, place }]);
      }
    }
  }
  return postings;
}

/** Packs places as distances: these are small numbers that recur, and compress better than places. */
function packPlaces(postings: readonly Posting[], from: number): string {
  const distances = postings.map(({ place }, n) => place - (postings[n - 1]?.place ?? from));
  return postings.map(({ field }, n) => `${field[0]}${distances[n] || ''}`).join('');
}
