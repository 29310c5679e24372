import { expect, test } from 'vitest';
import { fromColumns, toColumns } from '../../../src/client/search/columns.ts';
import { termsOf } from '../../../src/client/search/tokens.ts';
import { search as english } from '../../../src/locales/en/search.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';
import { indexOf, page, question, smallSite } from './small-site.ts';

test('the same content in any order gives the same bytes', () => {
  const shuffled = { ...smallSite, entries: smallSite.entries.toReversed() };
  expect(JSON.stringify(indexOf(shuffled))).toBe(JSON.stringify(indexOf(smallSite)));
});

test('there is an item for each entry, sorted by id', () => {
  const ids = indexOf(smallSite).items.map(({ id, type }) => `${type}: ${id}`);
  expect(ids).toEqual([
    'page: about',
    'content: content/seo',
    'page: cookies',
    'faq: faq/hvað-kostar-vefsíða',
    'faq: faq/hvenær-sést-árangur',
    'page: pricing',
    'service: services/social-media',
    'service: services/web-development',
  ]);
});

test('synonyms of a title become other names of it, those of keywords and of questions become keywords', () => {
  const items = new Map(indexOf(smallSite).items.map((item) => [item.id, item]));
  expect(items.get('pricing')).toMatchObject({ names: ['gjaldskrá'], keywords: [] });
  expect(items.get('services/social-media')).toMatchObject({ names: ['Facebook'] });
  expect(items.get('services/web-development')).toMatchObject({
    keywords: ['heimasíða', 'WordPress', 'vefur'],
  });
  expect(items.get('faq/hvað-kostar-vefsíða')).toMatchObject({ keywords: ['kosta', 'kostnaður'] });
  expect(items.get('faq/hvað-kostar-vefsíða')).not.toHaveProperty('names');
  expect(items.get('about')).toMatchObject({ names: ['Stofan'] });
  expect(items.get('cookies')).not.toHaveProperty('names');
});

test('a keyword takes in the synonyms of itself, not of the words in it', () => {
  const entries = [page('annað', 'Annað', { keywords: ['saga heimasíða'] })];
  const [item] = indexOf({ ...smallSite, entries }).items;
  expect(item?.keywords).toEqual(['saga heimasíða']);
});

test('a question takes in the synonyms of its keywords too', () => {
  const entries = [question('annað', 'Hvað annað?', { keywords: ['Verðskrá'] })];
  const [item] = indexOf({ ...smallSite, entries }).items;
  expect(item?.keywords).toEqual(['Verðskrá', 'gjaldskrá']);
});

test('the rest of a text is sent as its words, each once, without stop words and those that the item has elsewhere', () => {
  const rest = 'Vefur sem er fljótur að opnast á Símanum, og á símanum: 300.000 kr.';
  const entries = [page('annað', 'Annað', { description: 'Vefir opnast.', rest })];
  const [item] = indexOf({ entries, synonyms: [] }).items;
  expect(item?.rest).toBe('fljótur Símanum 300.000 kr');
});

test('a synonym that is a common word is one for nothing', () => {
  for (const item of indexOf({ ...smallSite, synonyms: [['allt', 'gjaldskrá']] }).items) {
    expect([item.names, item.keywords].flat()).not.toContain('gjaldskrá');
  }
});

test('the terms of all that can be found are in the file, also of synonyms', () => {
  const { words } = indexOf(smallSite).terms;
  const expected = termsOf('Gjaldskrá, Facebook, fljótir, Markaðsmál', icelandic);
  expect(words.split(' ')).toEqual(expect.arrayContaining(expected));
});

test('a page has what it is called in another language, except for what is written alike in both', () => {
  const inEnglish = {
    entries: [
      page('services/web-development', 'Web Development', { keywords: ['WordPress', 'websites', 'website'] }),
      question('hvað-kostar-vefsíða', 'How much is a website?'),
    ],
    synonyms: [['website', 'homepage']],
  };
  const items = new Map(indexOf(smallSite, [[english, inEnglish]]).items.map((item) => [item.id, item]));
  // One form of a word is enough, and its synonyms come with it.
  expect(items.get('services/web-development')).toMatchObject({
    foreign: ['Web Development', 'websites', 'homepage'],
  });
  expect(items.get('about')).not.toHaveProperty('foreign');
  expect(items.get('faq/hvað-kostar-vefsíða')).not.toHaveProperty('foreign');
});

test('items travel in columns and come back as they were, but for their ids', () => {
  const { items } = indexOf(smallSite);
  const back = fromColumns(JSON.parse(JSON.stringify(toColumns(items))));
  expect(back).toEqual(items.map((item, place) => ({ ...item, id: String(place) })));
});

test('a keyword that is in the title as it is written is left out: it finds nothing more', () => {
  const own = page('a', 'Leitarvélar (SEO) og vefir', {
    keywords: ['SEO', 'vefir', 'vefur', 'leitarvélar og vefir'],
  });
  const [item] = indexOf({ entries: [own], synonyms: [] }).items;
  expect(item?.keywords).toEqual(['vefur', 'leitarvélar og vefir']);
});
