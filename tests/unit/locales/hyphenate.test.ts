import { describe, expect, test } from 'vitest';
import { hyphenate as english } from '../../../src/locales/en/hyphenate.ts';
import { hyphenate as icelandic } from '../../../src/locales/is/hyphenate.ts';

const hyphenate = { is: icelandic, en: english };
const shown = (text: string, locale: 'is' | 'en') => hyphenate[locale](text).replaceAll('\u00AD', '|');

describe('long words of headings may be cut', () => {
  test.each([
    ['Samfélagsmiðlastjórnun', 'Samfélags|miðla|stjórnun'],
    ['Samfélagsmiðlar', 'Samfélags|miðlar'],
    ['Heildarstefna', 'Heildar|stefna'],
    ['Mánaðarskýrsla', 'Mánaðar|skýrsla'],
    ['Tryggðarkerfi', 'Tryggðar|kerfi'],
    ['Opnunardagurinn', 'Opnunar|dagurinn'],
    ['virðisaukaskattur', 'virðisauka|skattur'],
  ])('where the Icelandic compound %s is joined', (word, cut) => {
    expect(shown(word, 'is')).toBe(cut);
  });

  test('never so that fewer than four letters are left alone', () => {
    for (const piece of shown('Leitarvélabestunin fyrir auglýsingaherferðirnar', 'is').split(/[| ]/))
      expect(piece.length).toBeGreaterThanOrEqual(4);
  });

  test('but short words and their spaces stay as they are', () => {
    expect(shown('Vefur fyrir alla', 'is')).toBe('Vefur fyrir alla');
    expect(shown('Content strategy', 'en')).toBe('Content strategy');
  });
});
