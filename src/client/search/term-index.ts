import type { SearchLanguage } from '../../define/locale.ts';
import { termsOf } from './terms.ts';
import { textsOf } from './texts.ts';
import { type SearchField, type SearchItem, searchFields } from './types.ts';

/** The weight of a field when two items are equal in everything else. */
export const fieldWeights: Readonly<Record<SearchField, number>> = {
  title: 10,
  names: 5,
  keywords: 5,
  category: 3,
  description: 3,
  rest: 1,
};

/** The items in which a term occurs, by their place in the list, for each field. */
type Postings = Record<SearchField, Record<number, object>>;

/** Options of an index of terms. */
interface TermIndexing {
  language: SearchLanguage;
  /** The version of the lunr that reads the index: with another one it would warn. */
  version: string;
}

/**
 * Builds a serialized lunr index of the terms of items. Our weights depend on the field alone, and there is no pipeline: the terms follow
 * our own rules, because lunr's trimmer and stemmer know only English. Yields between texts, so that the browser can answer its visitor.
 *
 * @see https://lunrjs.com/guides/index_prebuilding.html
 */
export function* indexTerms(
  items: readonly SearchItem[],
  { language, version }: TermIndexing,
): Generator<undefined, object> {
  const postings = new Map<string, Postings>();
  const texts: [name: string, terms: Set<string>, weight: number][] = [];
  for (const [place, item] of items.entries()) {
    for (const field of searchFields) {
      yield;
      const terms = new Set(termsOf(textsOf(item, field), language));
      for (const term of terms) postingsOf(term, postings)[field][place] = {};
      texts.push([`${field}/${place}`, terms, fieldWeights[field]]);
    }
  }
  // lunr expects sorted terms.
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  yield;
  const places = new Map(sorted.map(([term], index) => [term, index]));
  const fieldVectors: [string, number[]][] = [];
  for (const [name, terms, weight] of texts) {
    yield;
    if (terms.size > 0) fieldVectors.push([name, vectorOf(terms, places, weight)]);
  }
  const invertedIndex = sorted.map(([term, byField], index) => [term, { _index: index, ...byField }]);
  return { version, fields: [...searchFields], fieldVectors, invertedIndex, pipeline: [] };
}

function postingsOf(term: string, all: Map<string, Postings>): Postings {
  const known = all.get(term) ?? {
    title: {},
    names: {},
    keywords: {},
    category: {},
    description: {},
    rest: {},
  };
  all.set(term, known);
  return known;
}

/** The terms of a field of an item in their order, each with the weight of the field. */
function vectorOf(terms: Set<string>, places: ReadonlyMap<string, number>, weight: number): number[] {
  const own = [...terms].map((term) => places.get(term) ?? 0).sort((a, b) => a - b);
  return own.flatMap((place) => [place, weight]);
}
