import type { Locale } from '../locale.ts';
import { termsOf } from './terms.ts';
import { type SearchField, type SearchItem, searchFields } from './types.ts';

/** What a field weighs when two items are equal in everything else. */
const weights: Record<SearchField, number> = {
  title: 10,
  names: 5,
  keywords: 5,
  category: 3,
  description: 3,
  rest: 1,
};

/** The version of lunr whose serialised form this is; another one would warn. */
const lunrVersion = '2.3.9';

/** The items in which a term stands, by their place in the list, for each field. */
type Postings = Record<SearchField, Record<number, object>>;

/**
 * The terms of the items as a serialised lunr index, made in the browser: a file with the terms would be half as
 * large again. One step for each item, so that the browser can answer its visitor between them. Our weights depend on
 * the field alone, and there is no pipeline: the terms are made by our own rules, because lunr's trimmer and stemmer
 * know only English.
 *
 * @see https://lunrjs.com/guides/index_prebuilding.html
 */
export function* indexTerms(items: readonly SearchItem[], locale: Locale): Generator<undefined, object> {
  const postings = new Map<string, Postings>();
  for (const [place, item] of items.entries()) {
    yield;
    addItem(postings, item, { place, locale });
  }
  yield;
  // Sorted, as lunr expects them.
  const terms = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version: lunrVersion,
    fields: [...searchFields],
    fieldVectors: fieldVectors(terms),
    invertedIndex: terms.map(([term, byField], index) => [term, { _index: index, ...byField }]),
    pipeline: [],
  };
}

/** The texts of a field; a query never matches across two of them. */
export function textsOf(item: SearchItem, field: SearchField): string {
  return [item[field] ?? []].flat().join('\n');
}

interface Place {
  place: number;
  locale: Locale;
}

function addItem(postings: Map<string, Postings>, item: SearchItem, { place, locale }: Place): void {
  for (const field of searchFields) {
    for (const term of termsOf(textsOf(item, field), locale)) {
      const byField = postings.get(term) ?? noPostings();
      byField[field][place] = {};
      postings.set(term, byField);
    }
  }
}

function noPostings(): Postings {
  return { title: {}, names: {}, keywords: {}, category: {}, description: {}, rest: {} };
}

/** For each field of each item the terms in it, each with its weight. */
function fieldVectors(terms: [string, Postings][]): [string, number[]][] {
  const vectors = new Map<string, number[]>();
  for (const [index, [, byField]] of terms.entries()) {
    for (const field of searchFields) {
      for (const place of Object.keys(byField[field])) {
        const vector = vectors.get(`${field}/${place}`) ?? [];
        vector.push(index, weights[field]);
        vectors.set(`${field}/${place}`, vector);
      }
    }
  }
  return [...vectors];
}
