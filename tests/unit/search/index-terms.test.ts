import lunr from 'lunr';
import { expect, test } from 'vitest';
import { indexTerms, textsOf } from '../../../src/rules/search/index-terms.ts';
import { termsOf } from '../../../src/rules/search/terms.ts';
import { type SearchItem, searchFields } from '../../../src/rules/search/types.ts';

const base = { path: '/', type: 'page' as const, keywords: ['lykilorð'] };
const items: SearchItem[] = [
  {
    ...{ ...base, id: 'a', title: 'Vefsíðugerð', description: 'Vefir fyrir alla', category: 'Þjónusta' },
    ...{ names: ['heimasíða'], rest: 'WordPress og Shopify' },
  },
  {
    ...{ ...base, id: 'b', title: 'Verðskrá', description: 'Öll verð', category: 'Síður' },
    rest: 'Vefsíðugerð kostar 300.000 kr.',
  },
  { ...base, id: 'c', title: 'Hvað kostar vefur?', description: 'Það fer eftir', category: 'Spurningar' },
];

test('what is made of the items finds what an index built by lunr itself finds', () => {
  const ours = lunr.Index.load(made());
  const theirs = indexByLunr();
  for (const term of [...allTerms(), 'vefsidagerdd', 'kosti', 'zzz']) {
    for (const editDistance of [0, 1]) {
      const refs = (index: lunr.Index) =>
        index
          .query((query) => query.term(term, { editDistance, usePipeline: false }))
          .map(({ ref, matchData }) => [ref, matchData.metadata]);
      expect(Object.fromEntries(refs(ours)), term).toEqual(Object.fromEntries(refs(theirs)));
    }
  }
});

test('it is made in steps, one for each item at least, between which a browser can answer its visitor', () => {
  expect([...indexTerms(items, 'is')].length).toBeGreaterThanOrEqual(items.length);
});

function made(): object {
  const steps = indexTerms(items, 'is');
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function allTerms(): string[] {
  return items.flatMap((item) => searchFields.flatMap((field) => termsOf(textsOf(item, field), 'is')));
}

/** The same terms in the same fields, given to lunr one document at a time. */
function indexByLunr(): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('place');
  for (const field of searchFields) builder.field(field);
  for (const [place, item] of items.entries()) {
    const terms = searchFields.map((field) => [field, termsOf(textsOf(item, field), 'is')]);
    builder.add({ place: String(place), ...Object.fromEntries(terms) });
  }
  return builder.build();
}
