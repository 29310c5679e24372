import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/client/search/query.ts';
import { realSearch } from './real-search.ts';

type Locale = 'is' | 'en';

const searches = { is: realSearch('is').search, en: realSearch('en').search };
const find = (query: string, locale: Locale) => searchIndex(searches[locale], query);

describe('who asks for what a service brings finds the service among the first three', () => {
  test.each([
    ['hvernig fæ ég fleiri viðskiptavini', 'is'],
    ['auka söluna', 'is'],
    ['vöxtur fyrirtækis', 'is'],
    ['how do I get more customers', 'en'],
    ['increase our sales', 'en'],
    ['business growth', 'en'],
  ] as const)('“%s”', (query, locale) => {
    const types = find(query, locale).slice(0, 3);
    expect(types.map(({ type }) => type)).toContain('service');
  });
});

test('a compound that occurs only in answers also finds what its parts name', () => {
  expect(find('tilboðsbeiðni', 'is').map(({ id }) => id)[0]).toBe('quote');
});

test('„verð“ finds no question by its „verður“ before what speaks of prices', () => {
  const found = find('verð', 'is').map(({ title }) => title);
  expect(found.slice(0, 2)).toEqual(['Verðskrá', 'Verð og kostnaður']);
  expect(found).not.toContain('Hvar verður vefurinn hýstur?');
});

describe('what answers only the commonest word of a question is left out', () => {
  test.each([
    ['logo design', 'en', 'How much does a website cost?'],
    ['logo design', 'is', 'Hvaða lög gilda um sölu á netinu?'],
    ['hvað kostar að búa til netverslun', 'is', 'Hvað kostar vefsíða?'],
    ['hvað kostar að búa til netverslun', 'is', 'Tímagjald'],
    ['how much does it cost to make an online shop', 'en', 'Hourly rate'],
  ] as const)('“%s” in %s does not bring “%s”', (query, locale, title) => {
    const found = find(query, locale);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map((item) => item.title)).not.toContain(title);
  });
});

test.each(['zzqx blorg', 'qwfp blorg zzqx'])('“%s”, nonsense, finds nothing in either language', (query) => {
  expect([...find(query, 'is'), ...find(query, 'en')]).toEqual([]);
});
