import { expect, test } from 'vitest';
import { fromColumns, toColumns } from '../../../src/client/search/columns.ts';
import { termsOf } from '../../../src/client/search/terms.ts';
import { buildSearch } from '../../../src/search/index.ts';
import { page, smallSite } from './small-site.ts';

test('the same content in any order gives the same bytes', () => {
  const { pages, questions, content } = smallSite;
  const shuffled = {
    ...smallSite,
    pages: pages.toReversed(),
    questions: questions.toReversed(),
    content: { ...content, items: content.items.toReversed() },
  };
  expect(JSON.stringify(buildSearch(shuffled))).toBe(JSON.stringify(buildSearch(smallSite)));
});

test('there is an item for each page, question and content, sorted by id', () => {
  const ids = buildSearch(smallSite).items.map(({ id, type }) => `${type}: ${id}`);
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

test('a content item leads to the page that speaks of it', () => {
  const seo = buildSearch(smallSite).items.find(({ id }) => id === 'content/seo');
  expect(seo).toMatchObject({ path: '/services/web-development', type: 'content', category: 'Markaðsmál' });
});

test('synonyms of a title become other names of it, those of keywords and of questions become keywords', () => {
  const items = new Map(buildSearch(smallSite).items.map((item) => [item.id, item]));
  expect(items.get('pricing')).toMatchObject({ names: ['gjaldskrá'], keywords: [] });
  expect(items.get('services/social-media')).toMatchObject({ names: ['Facebook'] });
  expect(items.get('services/web-development')).toMatchObject({
    keywords: ['heimasíða', 'WordPress', 'vefur'],
  });
  expect(items.get('faq/hvað-kostar-vefsíða')).toMatchObject({ keywords: ['kostnaður'] });
  expect(items.get('faq/hvað-kostar-vefsíða')).not.toHaveProperty('names');
  expect(items.get('about')).toMatchObject({ names: ['Stofan'] });
  expect(items.get('cookies')).not.toHaveProperty('names');
});

test('a keyword takes in the synonyms of itself, not of the words in it', () => {
  const page = { ...first(smallSite.pages), title: 'Annað', keywords: ['saga heimasíða'] };
  const [item] = buildSearch({
    ...smallSite,
    pages: [page],
    questions: [],
    content: { ...smallSite.content, items: [] },
  }).items;
  expect(item?.keywords).toEqual(['saga heimasíða']);
});

test('a synonym that is a common word is one for nothing', () => {
  const content = { ...smallSite.content, synonyms: [['allt', 'gjaldskrá']] };
  for (const item of buildSearch({ ...smallSite, content }).items) {
    expect([item.names, item.keywords].flat()).not.toContain('gjaldskrá');
  }
});

test('an answer is cut in two between words, and nothing of it is lost', () => {
  const answer = `${'orð '.repeat(60)}nýyrði.`;
  const items = buildSearch({
    ...smallSite,
    questions: [{ slug: 'q', q: 'Q?', a: answer, path: '/f#q', category: 'C' }],
  }).items;
  const { description = '', rest = '' } = items.find(({ type }) => type === 'faq') ?? {};
  expect(description).toMatch(/^orð .{0,120} …$/);
  expect(`${description.slice(0, -2)} ${rest}`).toBe(answer);
});

test('a short answer is whole and goes on nowhere', () => {
  const item = buildSearch(smallSite).items.find(({ type }) => type === 'faq');
  expect(item).toMatchObject({ description: 'Einföld vefsíða kostar 300.000 kr.' });
  expect(item).not.toHaveProperty('rest');
});

test('the terms of all that can be found are in the file, also of synonyms', () => {
  const { words } = buildSearch(smallSite).terms;
  const expected = termsOf('Gjaldskrá, Facebook, fljótir, Markaðsmál', 'is');
  expect(words.split(' ')).toEqual(expect.arrayContaining(expected));
});

test('a page brings along what it is called in the other language, but for what is written alike in both', () => {
  const english = {
    ...smallSite,
    locale: 'en' as const,
    questions: [],
    pages: [
      page('services/web-development', 'Web Development', { keywords: ['WordPress', 'websites', 'website'] }),
    ],
    content: { ...smallSite.content, items: [], synonyms: [['website', 'homepage']] },
  };
  const items = new Map(buildSearch(smallSite, english).items.map((item) => [item.id, item]));
  // One form of a word is enough, and its synonyms come with it.
  expect(items.get('services/web-development')).toMatchObject({
    foreign: ['Web Development', 'websites', 'homepage'],
  });
  expect(items.get('about')).not.toHaveProperty('foreign');
  expect(items.get('faq/hvað-kostar-vefsíða')).not.toHaveProperty('foreign');
});

test('items travel in columns and come back as they were, but for their ids', () => {
  const { items } = buildSearch(smallSite);
  const back = fromColumns(JSON.parse(JSON.stringify(toColumns(items))));
  expect(back).toEqual(items.map((item, place) => ({ ...item, id: String(place) })));
});

function first<T>(list: T[]): T {
  const [item] = list;
  if (!item) throw new Error('The list is empty');
  return item;
}

test('a keyword that stands in the title as it is written is left out: it finds nothing more', () => {
  const own = page('a', 'Leitarvélar (SEO) og vefir', {
    keywords: ['SEO', 'vefir', 'vefur', 'leitarvélar og vefir'],
  });
  const [item] = buildSearch({
    ...smallSite,
    pages: [own],
    questions: [],
    content: { ...smallSite.content, items: [], synonyms: [] },
  }).items;
  expect(item?.keywords).toEqual(['vefur', 'leitarvélar og vefir']);
});
