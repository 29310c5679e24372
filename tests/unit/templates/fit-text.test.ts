import { describe, expect, it } from 'vitest';
import { fitText } from '../../../templates/cards/fit-text.ts';

const poster = { width: 620, height: 300, lineHeight: 1.02 };

describe('a heading on a card', () => {
  it.each([
    ['Heyrumst', 128, ['Heyrumst']],
    ['Segðu það sem skiptir máli', 88, ['Segðu það sem', 'skiptir máli']],
    ['Samfélagsmiðlar með takti og tilgangi', 80, ['Samfélagsmiðlar', 'með takti', 'og tilgangi']],
    ['Markaðsherferðir sem skila sér', 72, ['Markaðsherferðir', 'sem skila sér']],
    ['Samfélagsmiðlastjórnun', 56, ['Samfélagsmiðlastjórnun']],
  ])('%s is as large as its room allows, in even lines', (text, fontSize, lines) => {
    expect(fitText(text, poster)).toEqual({ fontSize, lines });
  });

  it.each([
    'Samfélagsmiðlastjórnunarverkefni og leitarvélabestunarúttekt fyrir íslensk fyrirtæki og félagasamtök',
    'orð '.repeat(40).trim(),
    'a',
  ])('keeps every word of “%s” whole and in its order', (text) => {
    const { fontSize, lines } = fitText(text, poster);
    expect(lines.join(' ')).toBe(text);
    expect(fontSize).toBeGreaterThanOrEqual(40);
  });

  it('gives a word that no size can hold the smallest one', () => {
    expect(fitText('Vaðlaheiðarvegavinnuverkfærageymsluskúr', poster).fontSize).toBe(40);
  });

  it('a heading of ten thousand words is laid out too, over the edge', () => {
    const { fontSize, lines } = fitText('orð '.repeat(10_000).trim(), poster);
    expect(fontSize).toBe(40);
    expect(lines.length).toBeGreaterThan(1000);
  });
});
