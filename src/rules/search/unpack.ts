import { type PackedTerms, type SearchField, searchFields } from './types.ts';

/** What a field weighs when two items are equal in everything else. */
const weights: Record<SearchField, number> = { title: 10, keywords: 5, category: 3, description: 3, body: 1 };

/** The version of lunr whose serialised form this is; another one would warn. */
const lunrVersion = '2.3.9';

type Postings = Record<SearchField, Record<string, object>>;

/**
 * The terms as a serialised lunr index. What lunr writes itself is five times as large: it repeats the fields
 * and a weight for each word. Our weights depend on the field alone, and there is no pipeline: the terms are
 * made by our own rules on both sides, because lunr's trimmer and stemmer know only English.
 *
 * @see https://lunrjs.com/guides/index_prebuilding.html
 */
export function unpackTerms(packed: PackedTerms): object {
  const terms = Object.keys(packed).sort();
  const vectors = new Map<string, number[]>();
  const invertedIndex = terms.map((term, index) => {
    const postings: Postings = { title: {}, description: {}, category: {}, keywords: {}, body: {} };
    for (const { field, place } of placesOf(packed[term] ?? '')) {
      postings[field][place] = {};
      const ref = `${field}/${place}`;
      const vector = vectors.get(ref) ?? [];
      vector.push(index, weights[field]);
      vectors.set(ref, vector);
    }
    return [term, { _index: index, ...postings }];
  });
  return {
    version: lunrVersion,
    fields: [...searchFields],
    fieldVectors: [...vectors],
    invertedIndex,
    pipeline: [],
  };
}

function placesOf(packed: string): { field: SearchField; place: string }[] {
  return [...packed.matchAll(/([a-z])(\d+)/g)].flatMap(([, initial, place = '']) => {
    const field = searchFields.find((name) => name[0] === initial);
    return field ? [{ field, place }] : [];
  });
}
