import lunr from 'lunr';
import { expect, test } from 'vitest';
import { indexTerms } from '../../../src/client/search/term-index.ts';
import { termsOf } from '../../../src/client/search/terms.ts';
import { textsOf } from '../../../src/client/search/texts.ts';
import { type SearchItem, searchFields } from '../../../src/client/search/types.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';
import { foundBy, indexByLunr } from '../../support/lunr-index.ts';

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

const steps = [...indexTerms(items, { language: icelandic, version: lunr.version })];

test('finds what an index built by lunr itself finds, with the same scores', () => {
  const ours = lunr.Index.load(indexed());
  const theirs = indexByLunr(items, icelandic);
  const texts = items.flatMap((item) => searchFields.map((field) => textsOf(item, field)));
  const terms = new Set(texts.flatMap((text) => termsOf(text, icelandic)));
  for (const term of [...terms, 'vefsidagerdd', 'kosti', 'zzz'])
    for (const slips of [0, 1])
      expect(foundBy(ours, term, slips), term).toEqual(foundBy(theirs, term, slips));
});

test('is built in steps, one for each text at least, between which a browser can answer its visitor', () => {
  expect(steps.length).toBeGreaterThanOrEqual(items.length * searchFields.length);
});

function indexed(): object {
  const building = indexTerms(items, { language: icelandic, version: lunr.version });
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}
