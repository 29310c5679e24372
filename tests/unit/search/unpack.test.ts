import lunr from 'lunr';
import { expect, test } from 'vitest';
import { packTerms, termsByField } from '../../../src/client/search/pack-terms.ts';
import { termsOf } from '../../../src/client/search/tokens.ts';
import { type SearchItem, termFields } from '../../../src/client/search/types.ts';
import { unpackTerms } from '../../../src/client/search/unpack.ts';
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

const packed = packTerms(items.map((item) => termsByField(item, icelandic)));
const words = packed.words.split(' ');

test('each term says in which fields of which items it occurs, counted from the item before', () => {
  const places = new Map(words.map((word, index) => [word, packed.places.split(' ')[index]]));
  // The first number counts from the first item of the term before it: `verdskra` is the first term of item 1.
  const [verdskra = ''] = termsOf('Verðskrá', icelandic);
  expect(Object.fromEntries(places)).toMatchObject({
    vefsidagerd: 'tr1',
    lykilord: 'kk1k1',
    vef: 'dt2',
    [verdskra]: 't1',
    kost: 'rt1',
  });
});

test('each term is there once, in the order of the items', () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words[0]).toBe('vefsidagerd');
  expect(packed.places.split(' ')).toHaveLength(words.length);
});

test('each letter of a place means one field', () => {
  expect(new Set(termFields.map(([initial]) => initial)).size).toBe(termFields.length);
});

test('an unpacked index finds what an index built by lunr itself finds, with the same scores', () => {
  const ours = lunr.Index.load(unpacked());
  const theirs = indexByLunr(items, icelandic);
  for (const term of [...words, 'vefsidagerdd', 'kosti', 'zzz'])
    for (const slips of [0, 1])
      expect(foundBy(ours, term, slips), term).toEqual(foundBy(theirs, term, slips));
});

test('it is unpacked in steps, one for each term at least, between which a browser can answer its visitor', () => {
  expect([...unpackTerms(packed, lunr.version)].length).toBeGreaterThanOrEqual(words.length);
});

function unpacked(): object {
  const steps = unpackTerms(packed, lunr.version);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
