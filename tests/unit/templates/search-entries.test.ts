import { expect, test } from 'vitest';
import { questionEntry, topicEntry } from '../../../templates/search/entries.ts';

const question = { slug: 'q', q: 'Q?', path: '/f#q', category: 'Questions: C' };

test('an answer is cut in two between words, and nothing of it is lost', () => {
  const answer = `${'orð '.repeat(60)}nýyrði.`;
  const { description, rest } = questionEntry({ ...question, a: answer });
  expect(description).toMatch(/^orð .{0,120} …$/);
  expect(`${description.slice(0, -2)} ${rest}`).toBe(answer);
});

test('a short answer is whole and goes on nowhere', () => {
  const entry = questionEntry({ ...question, a: 'Einföld vefsíða\nkostar 300.000 kr.' });
  expect(entry).toMatchObject({ id: 'faq/q', description: 'Einföld vefsíða kostar 300.000 kr.' });
  expect(entry).not.toHaveProperty('rest');
});

type Topic = Parameters<typeof topicEntry>[0];
const topic: Topic = {
  id: 'seo',
  title: 'SEO',
  description: 'D',
  category: 'C',
  page: 'services/web' as Topic['page'],
  keywords: [],
};

test('a topic leads to the page that speaks of it', () => {
  const entry = topicEntry(topic, (id) => `/to/${id}`);
  expect(entry).toMatchObject({ id: 'content/seo', path: '/to/services/web', type: 'content' });
});

test('a topic that leads nowhere is an error that names it', () => {
  expect(() => topicEntry(topic, () => undefined)).toThrow('The search item seo leads to services/web');
});
