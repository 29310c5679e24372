import { expect, test } from 'vitest';
import { buildSearch } from '../../../src/search/index.ts';
import { smallSite } from './small-site.ts';

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

test('synonyms of titles and keywords become keywords, folded', () => {
  const keywords = new Map(buildSearch(smallSite).items.map(({ id, keywords }) => [id, keywords]));
  expect(keywords.get('pricing')).toEqual(['gjaldskra']);
  expect(keywords.get('services/social-media')).toEqual(['facebook']);
  expect(keywords.get('cookies')).toEqual([]);
});

test('the whole answer of a question is indexed, but only its beginning is stored', () => {
  const long = `${'orð '.repeat(60)}nýyrði`;
  const file = buildSearch({ ...smallSite, questions: [{ q: 'Q?', a: long, path: '/f#q', category: 'C' }] });
  const item = file.items.find(({ type }) => type === 'faq');
  expect(item?.description).toMatch(/^orð .{0,120} …$/);
  expect(Object.keys(file.terms)).toContain('nyyrd');
});

test('the text of pages is not in the file', () => {
  expect(JSON.stringify(buildSearch(smallSite))).not.toContain('smíðum');
});
