import { expect, test } from 'vitest';
import { createHighlighter } from '../../../src/client/search/highlight.ts';
import { linesOf } from '../../../src/client/search/reason.ts';
import type { SearchItem } from '../../../src/client/search/types.ts';
import { queryWords } from '../../../src/client/search/words.ts';
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
  rest: 'Hraði á öllum tækjum · Verslun á vefnum · Efnisstjórn án forritara · Sýnileiki í leit · Tengingar við kerfi · Öryggi og rekstur · Fjögur skref að nýjum vef',
};
const linesFor = (query: string) => linesOf(item, createHighlighter(queryWords(query, icelandic), icelandic));
const { description } = item;

test.each([
  ['the title', 'vefsíðugerð', { description }],
  ['the description', 'aðgengilegur', { description }],
  ['another name', 'heimasíðu', { description, reason: 'heimasíða' }],
  ['a keyword', 'shopify', { description, reason: 'Shopify' }],
  ['the category', 'þjónustan', { description, reason: 'Þjónusta' }],
  ['nothing', 'zzz', { description }],
])('what is found by %s shows it', (_, query, lines) => {
  expect(linesFor(query)).toEqual(lines);
});

test.each([
  [
    'tækjunum',
    '… Hraði á öllum tækjum · Verslun á vefnum · Efnisstjórn án forritara · Sýnileiki í leit · Tengingar við kerfi · Öryggi og …',
  ],
  [
    'forritari',
    '… Efnisstjórn án forritara · Sýnileiki í leit · Tengingar við kerfi · Öryggi og rekstur · Fjögur skref að nýjum vef',
  ],
  ['fjórum nýjum', '… Fjögur skref að nýjum vef'],
])(
  'what is found by the rest, such as “%s”, shows the passage from the start of its sentence',
  (query, passage) => {
    expect(linesFor(query).description).toBe(passage);
  },
);

test('a passage of a long sentence begins between two words, near what is marked', () => {
  const rest = `${'orð '.repeat(40)}leitarvél ${'orð '.repeat(40)}`;
  const highlight = createHighlighter(queryWords('leitarvél', icelandic), icelandic);
  const shown = linesOf({ ...item, rest }, highlight).description;
  expect(shown).toMatch(/^… (?:orð ){5,8}leitarvél (?:orð ){10,30}…$/);
});
