import { expect, test } from 'vitest';
import { compoundHead, compoundParts } from '../../../src/rules/search/compound.ts';
import { isOneSlip } from '../../../src/rules/search/one-slip.ts';
import { compareHits, type Ranked } from '../../../src/rules/search/rank.ts';
import { openSite } from './small-site.ts';

test.each([
  ['missing', 'verdskra', 'verskra'],
  ['missing at the end', 'verdskra', 'verdskr'],
  ['too many', 'verdskra', 'verdsskra'],
  ['wrong', 'verdskra', 'verdskri'],
  ['wrong at the start', 'verdskra', 'perdskra'],
  ['swapped', 'verdskra', 'vedrskra'],
])('one slip, %s: %s and %s', (_, a, b) => {
  expect(isOneSlip(a, b)).toBe(true);
  expect(isOneSlip(b, a)).toBe(true);
});

test.each([
  ['two missing', 'verdskra', 'verska'],
  ['two wrong', 'verdskra', 'vardskri'],
  ['swapped at a distance', 'verdskra', 'vrdeskra'],
  ['nothing in common', 'verdskra', 'kokur'],
])('more than one slip, %s: %s and %s', (_, a, b) => {
  expect(isOneSlip(a, b)).toBe(false);
  expect(isOneSlip(b, a)).toBe(false);
});

test('a compound is taken apart when the site uses both parts', () => {
  expect(compoundParts('vefsíðuverðskrá', openSite())).toEqual(['vefsíðu', 'verðskrá']);
  expect(compoundParts('snapchatverðskrá', openSite())).toEqual([]);
});

test('the last part of a compound may stand for it', () => {
  expect(compoundHead('snapchatverðskrá', openSite())).toEqual(['verðskrá']);
  expect(compoundHead('óþekktorð', openSite())).toEqual([]);
});

test('what decides the order, from the first to the last', () => {
  const best: Ranked = { inTitle: true, type: 'service', coverage: 2, isNamed: true, grade: 12, score: 2 };
  const worse: Partial<Ranked>[] = [
    { score: 1 },
    { grade: 6 },
    { isNamed: false },
    { coverage: 1 },
    { type: 'faq' },
    { inTitle: false },
  ];
  const hits = worse.map((change) => ({ ...best, ...change }));
  expect(hits.toReversed().sort(compareHits)).toEqual(hits);
});
