import { type PackedTerms, type SearchField, searchFields } from './types.ts';

/** What a field weighs when two items are equal in everything else. */
export const fieldWeights: Readonly<Record<SearchField, number>> = {
  title: 10,
  names: 5,
  keywords: 5,
  category: 3,
  description: 3,
  rest: 1,
};

/** The items in which a term stands, by their place in the list, for each field. */
type Postings = Record<SearchField, Record<number, object>>;

/**
 * The terms as a serialised lunr index. What lunr writes itself is several times as large: it repeats the fields and a
 * weight for each word. Our weights depend on the field alone, and there is no pipeline: the terms are made by our own
 * rules on both sides, because lunr's trimmer and stemmer know only English. In small steps, so that the browser can
 * answer its visitor between them.
 *
 * @param version that of the lunr that reads it; with another one it would warn
 * @see https://lunrjs.com/guides/index_prebuilding.html
 */
export function* unpackTerms({ words, places }: PackedTerms, version: string): Generator<undefined, object> {
  const packed = places.split(' ');
  const terms: [string, Postings][] = [];
  let first = 0;
  for (const [index, term] of words.split(' ').entries()) {
    yield;
    const postings = unpackPlaces(packed[index] ?? '', first);
    first = postings.first;
    terms.push([term, postings.byField]);
  }
  // As lunr expects them.
  terms.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version,
    fields: [...searchFields],
    fieldVectors: yield* fieldVectors(terms),
    invertedIndex: terms.map(([term, byField], index) => [term, { _index: index, ...byField }]),
    pipeline: [],
  };
}

/** Reads where a term stands, and in which item first; `from` is the first item of the term before it. */
function unpackPlaces(packed: string, from: number): { byField: Postings; first: number } {
  const byField: Postings = { title: {}, names: {}, keywords: {}, category: {}, description: {}, rest: {} };
  const found = [...packed.matchAll(/([a-z])(\d*)/g)];
  let place = from;
  for (const [, initial, steps] of found) {
    place += Number(steps);
    const field = searchFields.find((name) => name[0] === initial);
    if (field) byField[field][place] = {};
  }
  return { byField, first: from + Number(found[0]?.[2] ?? 0) };
}

/** For each field of each item the terms in it, each with its weight. */
function* fieldVectors(terms: [string, Postings][]): Generator<undefined, [string, number[]][]> {
  const vectors = new Map<string, number[]>();
  for (const [index, [, byField]] of terms.entries()) {
    yield;
    for (const field of searchFields) {
      for (const place of Object.keys(byField[field])) {
        const vector = vectors.get(`${field}/${place}`) ?? [];
        vector.push(index, fieldWeights[field]);
        vectors.set(`${field}/${place}`, vector);
      }
    }
  }
  return [...vectors];
}
