import { expect, test } from 'vitest';
import { createHighlighter } from '../../../src/client/search/highlight.ts';
import type { Slips } from '../../../src/client/search/slips.ts';
import { splitQuery } from '../../../src/client/search/words.ts';
import type { SearchLanguage } from '../../../src/define/locale.ts';
import { search as english } from '../../../src/locales/en/search.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';

/** The text with the marked parts in brackets. */
function marked(
  text: string,
  query: string,
  { language = icelandic, slips }: { language?: SearchLanguage; slips?: Slips } = {},
): string {
  return createHighlighter(
    splitQuery(query, language).contentWords.map((word) => (slips ? { ...word, slips } : word)),
    language,
  )(text).reduceRight(
    (out, { start, end }) => `${out.slice(0, start)}[${out.slice(start, end)}]${out.slice(end)}`,
    text,
  );
}

test.each([
  ['Verðskrá', 'verð', '[Verð]skrá'],
  ['Verðskrá', 'verd', '[Verð]skrá'],
  ['Þjónusta', 'thj', '[Þj]ónusta'],
  ['Þjónusta', 'thjon', '[Þjón]usta'],
  ['Um þjónustuna', 'þjónusta', 'Um [þjónust]una'],
  ['Sögur af sölu', 'saga', '[Sögur] af sölu'],
  ['Vefsíðugerð og vefir', 'vefsíða', '[Vefsíð]ugerð og vefir'],
  ['Frá 84.000 kr.', '84000', 'Frá [84.000] kr.'],
  ['Google-auglýsingar', 'google auglýsing', '[Google]-[auglýsing]ar'],
  ['Það er ef til vill vefmál', 'vefur', 'Það er ef til vill vefmál'],
  ['React og Node.js', 'nodejs', 'React og [Node].js'],
  ['Facebook-auglýsingar', 'facebookauglýsing', '[Facebook-auglýsingar]'],
  ['Hún hannar, hann og hans lið eiga hana', 'hönnun', 'Hún [hannar], hann og hans lið eiga hana'],
  ['Efni hans', 'hans', 'Efni [hans]'],
  ['Leitarvélabestun', 'zzz', 'Leitarvélabestun'],
  ['Hvað kostar þetta?', '', 'Hvað kostar þetta?'],
])('in “%s”, “%s” marks “%s”', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test.each([
  ['Öll samfélagsmiðlun', 'samfélagsmðlun', 'Öll [samfélagsmiðlun]'],
  ['Herferðum og auglýsingum', 'auglýsnigar', 'Herferðum og [auglýsingum]'],
])('in “%s”, “%s”, which was found by a slip, marks “%s”', (text, query, expected) => {
  expect(marked(text, query, { slips: 1 })).toBe(expected);
  expect(marked(text, query)).toBe(text);
});

test('letters of two characters and soft hyphens are never cut', () => {
  expect(marked('ve\u00ADfur', 've')).toBe('[ve\u00AD]fur');
  expect(marked('þjónusta'.normalize('NFD'), 'þjó')).toBe(`[${'þjó'.normalize('NFD')}]nusta`);
  expect(marked('Þór', 't')).toBe('[Þ]ór');
});

test('English forms are marked too', () => {
  expect(marked('Our pricing', 'prices', { language: english })).toBe('Our [pricing]');
});
