import { expect, test } from 'vitest';
import { compoundParts } from '../../../src/client/search/answer-word.ts';
import { searchIndex } from '../../../src/client/search/query.ts';
import { compareHits, type Ranked } from '../../../src/client/search/rank.ts';
import { isSlipOf, isWithin } from '../../../src/client/search/slips.ts';
import { openSite, page } from './small-site.ts';

test.each([
  ['missing', 'verdskra', 'verskra'],
  ['missing at the end', 'verdskra', 'verdskr'],
  ['too many', 'verdskra', 'verdsskra'],
  ['wrong', 'verdskra', 'verdskri'],
  ['wrong at the start', 'verdskra', 'perdskra'],
  ['swapped', 'verdskra', 'vedrskra'],
])('one slip, %s: %s and %s', (_, a, b) => {
  expect(isWithin(a, b, 1)).toBe(true);
  expect(isWithin(b, a, 1)).toBe(true);
});

test.each([
  ['two missing', 'verdskra', 'verska'],
  ['two wrong', 'verdskra', 'vardskri'],
  ['swapped at a distance', 'verdskra', 'vrdeskra'],
  ['nothing in common', 'verdskra', 'kokur'],
])('more than one slip, %s: %s and %s', (_, a, b) => {
  expect(isWithin(a, b, 1)).toBe(false);
  expect(isWithin(b, a, 1)).toBe(false);
});

test('a compound is taken apart when the site uses both parts', () => {
  expect(compoundParts('vefsíðuverðskrá', openSite())).toEqual(['vefsíðu', 'verðskrá']);
  expect(compoundParts('snapchatverðskrá', openSite())).toEqual([]);
});

test.each([
  ['two missing', 'markadssetning', 'markasetning'],
  ['two wrong', 'markadssetning', 'markedssatning'],
  ['swapped and missing', 'markadssetning', 'makradsetning'],
])('two slips, %s: %s and %s', (_, a, b) => {
  expect(isWithin(a, b, 2)).toBe(true);
  expect(isWithin(b, a, 2)).toBe(true);
  expect(isWithin(a, b, 1)).toBe(false);
});

test('two slips are forgiven in long words, when one is not enough', () => {
  const found = (query: string) => searchIndex(openSite(), query).map(({ id }) => id);
  expect(found('samfélgsmiðalr')).toEqual(['services/social-media']);
  expect(found('verdksrá')).toEqual(['pricing']);
  expect(found('vreðksrá')).toEqual([]);
});

test('a slip is not forgiven in what forms of a word have in common when that is short', () => {
  const entries = [page('cookies', 'Vafrakökur', { names: ['kökur'] })];
  const search = openSite({ entries, synonyms: [] });
  expect(searchIndex(search, 'köturinn')).toEqual([]);
  expect(searchIndex(search, 'kökkur').map(({ id }) => id)).toEqual(['cookies']);
});

test('a slip is forgiven after the first letter alone, and never in a number', () => {
  expect(isSlipOf('fundur', 'hundur', 1)).toBe(false);
  expect(isSlipOf('verdskra', 'evrdskra', 1)).toBe(true);
  expect(isSlipOf('verdskra', 'verdsrka', 1)).toBe(true);
  expect(isSlipOf('5550100', '5550101', 1)).toBe(false);
});

test('what decides the order, from the first to the last', () => {
  const best: Ranked = { inTitle: true, type: 0, coverage: 2, isNamed: true, grade: 12 };
  const worse: Partial<Ranked>[] = [
    { grade: 6 },
    { isNamed: false },
    { coverage: 1 },
    { type: 1 },
    { inTitle: false },
  ];
  const hits = worse.map((change) => ({ ...best, ...change }));
  expect(hits.toReversed().sort(compareHits)).toEqual(hits);
});
