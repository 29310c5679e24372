import lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import { languagesFor } from '../../../src/client/search/languages.ts';
import { openIndex } from '../../../src/client/search/open.ts';
import { answerQuery, searchIndex } from '../../../src/client/search/query.ts';
import type { SearchInput } from '../../../src/define/index.ts';
import { search as english } from '../../../src/locales/en/search.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';
import { indexOfFirst } from '../../support/search-index.ts';
import { polish } from './polish.ts';
import { indexOf, openSite, page, smallSite } from './small-site.ts';

const inEnglish: SearchInput = {
  entries: [page('cookies', 'Cookies'), page('pricing', 'Price list')],
  synonyms: [],
};
const inPolish: SearchInput = {
  entries: [
    page('cookies', 'Ciasteczka', { description: 'Jakie pliki zapisuje strona.' }),
    page('pricing', 'Cennik usług', { keywords: ['koszty'] }),
    page('about', 'O naszej łódce'),
    page('wool', 'Włóczka'),
  ],
  synonyms: [['cennik', 'taryfa']],
};

describe('a language that the generator does not bring', () => {
  const all = [icelandic, english, polish];
  const file = indexOfFirst([
    [polish, inPolish],
    [icelandic, smallSite],
    [english, inEnglish],
  ]);
  const search = openIndex(file, { library: lunr, languages: all, types: ['page'] });
  const find = (query: string) => searchIndex(search, query).map(({ id }) => id);

  test.each([
    ['a word', 'ciasteczka', 'cookies'],
    ['another form, which its stemmer knows', 'cennikami', 'pricing'],
    ['letters that its folding makes plain', 'wloczka', 'wool'],
    ['a spelling that may mean another letter', 'włuczki', 'wool'],
    ['a synonym', 'taryfy', 'pricing'],
    ['a word of the first other language', 'vafrakökum', 'cookies'],
    ['a word of the second other language', 'prices', 'pricing'],
  ])('finds by %s', (_, query, id) => {
    expect(find(query)).toEqual([id]);
  });

  test('leaves its own small words out', () => {
    expect(answerQuery(search, 'czy jest cennik').words.map(({ typed }) => typed)).toEqual(['cennik']);
  });
});

test('an item has its names in every other language too, each by its own rules', () => {
  const file = indexOf(smallSite, [
    [english, inEnglish],
    [polish, inPolish],
  ]);
  const names = new Map(file.items.map(({ id, foreign }) => [id, foreign]));
  expect(names.get('cookies')).toEqual(['Cookies', 'Ciasteczka']);
  expect(names.get('pricing')).toEqual(['Price list', 'Cennik usług', 'taryfa', 'koszty']);
});

test('words of each other language find what is called so there', () => {
  const search = openSite(smallSite, [
    [english, inEnglish],
    [polish, inPolish],
  ]);
  const find = (query: string) => searchIndex(search, query).map(({ id }) => id);
  expect(find('cookie')).toEqual(['cookies']);
  expect(find('ciasteczkami')).toEqual(['cookies']);
  expect(find('kosztow')).toEqual(['pricing']);
});

test('a word that another language has for one thing still finds the rest of a text that has it', () => {
  const entries = [page('rights', 'Hugverk'), page('logs', 'Skrár', { rest: 'Netföng, ip og símanúmer' })];
  const inEnglish = { entries: [page('rights', 'Rights', { keywords: ['IP'] })], synonyms: [] };
  const search = openSite({ entries, synonyms: [] }, [[english, inEnglish]]);
  expect(
    searchIndex(search, 'ip')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['logs', 'rights']);
});

test('the search of a language that the site does not have says so', () => {
  expect(() => languagesFor('de', [icelandic, english])).toThrow('The search does not know the language de.');
});
