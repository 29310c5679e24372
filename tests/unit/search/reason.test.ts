import { expect, test } from 'vitest';
import { createHighlighter, linesOf } from '../../../src/client/search/highlight.ts';
import type { SearchItem } from '../../../src/client/search/types.ts';
import { splitQuery } from '../../../src/client/search/words.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';

const item: SearchItem = {
  ...{
    id: 'a',
    path: '/',
    type: 'service',
    title: 'Vefsíðugerð',
    description: 'Hraðir og aðgengilegir vefir.',
  },
  ...{ category: 'Þjónusta', names: ['heimasíða'], keywords: ['WordPress', 'Shopify'] },
  rest: 'Hraði tækjum Verslun Efnisstjórn forritara',
};
const linesFor = (query: string) =>
  linesOf(item, createHighlighter(splitQuery(query, icelandic).contentWords, icelandic));
const { description } = item;

test.each([
  ['the title', 'vefsíðugerð', { description }],
  ['the description', 'aðgengilegur', { description }],
  ['another name', 'heimasíðu', { description, reason: 'heimasíða' }],
  ['a keyword', 'shopify', { description, reason: 'Shopify' }],
  ['the category', 'þjónustan', { description, reason: 'Þjónusta' }],
  ['a word of the rest', 'forritari', { description, reason: 'forritara' }],
  ['nothing', 'zzz', { description }],
])('what is found by %s shows it', (_, query, lines) => {
  expect(linesFor(query)).toEqual(lines);
});
