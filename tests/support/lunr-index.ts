import lunr from 'lunr';
import { vi } from 'vitest';
import { textsOf } from '../../src/client/search/texts.ts';
import { termsOf } from '../../src/client/search/tokens.ts';
import { type SearchItem, searchFields } from '../../src/client/search/types.ts';
import { fieldWeights } from '../../src/client/search/unpack.ts';
import type { SearchLanguage } from '../../src/define/locale.ts';

/**
 * The index that lunr itself builds of items, weighed as ours: by the field alone, not by how often a term stands in it
 * (k1), how long it is (b) or how rare the term is (idf).
 */
export function indexByLunr(items: readonly SearchItem[], language: SearchLanguage): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('place');
  builder.k1(0);
  builder.b(0);
  for (const field of searchFields) builder.field(field, { boost: fieldWeights[field] });
  for (const [place, item] of items.entries()) {
    const terms = searchFields.map((field) => [field, termsOf(textsOf(item, field), language)]);
    builder.add({ place: String(place), ...Object.fromEntries(terms) });
  }
  const idf = vi.spyOn(lunr as unknown as { idf(): number }, 'idf').mockReturnValue(1);
  try {
    return builder.build();
  } finally {
    idf.mockRestore();
  }
}

/** What an index finds for a term, by item: the score, and the fields in which it stands. */
export function foundBy(index: lunr.Index, term: string, editDistance: number): Record<string, unknown> {
  const found = index.query((query) => query.term(term, { editDistance, usePipeline: false }));
  return Object.fromEntries(
    found.map(({ ref, score, matchData }) => [
      ref,
      { score: Math.round(score * 1000), fields: matchData.metadata },
    ]),
  );
}
