import type lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import type { OpenSearch } from '../../src/client/search/open.ts';
import { answerQuery } from '../../src/client/search/query.ts';
import { splitQuery } from '../../src/client/search/words.ts';
import { foundBy, indexByLunr } from '../support/lunr-index.ts';
import { realSearch } from './real-search.ts';
import { englishQueries } from './search-relevance-en.ts';
import { hard } from './search-relevance-hard.ts';
import { heldOut } from './search-relevance-held-out.ts';
import { icelandicQueries } from './search-relevance-is.ts';
import { obviousQueries } from './search-relevance-obvious.ts';

/*
 * The published index is our own serialisation of lunr's: a tenth of the size. What it finds must be what lunr finds.
 */
const tables = {
  is: [...icelandicQueries, ...obviousQueries.is, ...heldOut.is, ...hard.is],
  en: [...englishQueries, ...obviousQueries.en, ...heldOut.en, ...hard.en],
};

describe.each(['is', 'en'] as const)(
  'the published index in %s, beside one that lunr has built',
  (locale) => {
    const { search, file } = realSearch(locale);
    const language = search.languages.own;
    const built = indexByLunr(file.items, language);
    const queries = tables[locale].map(([query]) => query);

    test('finds every term of every query of the tables in the same items and fields, with the same score', () => {
      const terms = new Set(
        queries.flatMap((query) => splitQuery(query, language).contentWords).flatMap((word) => word.terms),
      );
      expect(terms.size).toBeGreaterThanOrEqual(60);
      for (const term of terms)
        for (const slips of [0, 1])
          expect(foundBy(search.terms as lunr.Index, term, slips), term).toEqual(foundBy(built, term, slips));
    });

    test('answers every query of the tables with the same results in the same order', () => {
      const byLunr: OpenSearch = { ...search, terms: built };
      for (const query of queries)
        expect(idsOf(answerQuery(search, query)), query).toEqual(idsOf(answerQuery(byLunr, query)));
    });
  },
);

const idsOf = ({ items }: ReturnType<typeof answerQuery>) => items.map(({ id }) => id);
