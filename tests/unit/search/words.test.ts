import { expect, test } from 'vitest';
import { termsOf, tokensOf, typedTerms, wordsOf } from '../../../src/client/search/tokens.ts';
import { splitQuery } from '../../../src/client/search/words.ts';
import { fold, hasSpecialLetters } from '../../../src/define/fold.ts';
import { search as english } from '../../../src/locales/en/search.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';

test.each([
  ['Vörumerkjaþróun', 'vorumerkjathroun'],
  ['ÁÐUR', 'adur'],
  ['sækja', 'saekja'],
  ['mark\u00ADaðs\u00ADher\u00ADferð', 'markadsherferd'],
  ['Café façade', 'cafe facade'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize('NFD'))).toBe(folded);
});

test('a word typed without Icelandic letters is recognised', () => {
  expect(hasSpecialLetters('verð')).toBe(true);
  expect(hasSpecialLetters('Verd')).toBe(false);
});

test.each([
  ['Þjónusta, ölgerð & ævintýri!', ['þjónusta', 'ölgerð', 'ævintýri']],
  ['Frá 84.000 kr.', ['frá', '84000', 'kr']],
  ['300,000–800,000', ['300000', '800000']],
  ['85% og 3:1', ['85', 'og', '3', '1']],
  ['Don’t panic', ['dont', 'panic']],
  ['sam\u00ADfé\u00ADlag', ['samfélag']],
])('the words of “%s”', (text, words) => {
  expect(tokensOf(text).map((token) => token.text)).toEqual(words);
});

test('a token knows where it is', () => {
  expect(tokensOf('Um verð.')[1]).toEqual({ text: 'verð', start: 3, end: 7 });
});

test.each([
  ['Google-auglýsingar', ['google', 'auglýsingar', 'googleauglýsingar']],
  ['React, Next.js.', ['react', 'next', 'js', 'nextjs']],
  ['e-mail', ['e', 'mail', 'email']],
])('“%s” is indexed in parts and whole', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('common words are not indexed', () => {
  expect(termsOf('Hvað kostar að fá vefsíðu?', icelandic)).toEqual(termsOf('kostar vefsíðu', icelandic));
  expect(termsOf('How do I get a website?', english)).toEqual(['websit']);
});

test('common words are dropped from a query, unless it has no others', () => {
  expect(splitQuery('hvað er leikjavæðing', icelandic).contentWords.map(({ typed }) => typed)).toEqual([
    'leikjavæðing',
  ]);
  expect(splitQuery('um okkur', icelandic).contentWords.map(({ typed }) => typed)).toEqual(['um', 'okkur']);
});

test('a word typed twice counts once', () => {
  expect(splitQuery('verð Verð', icelandic).contentWords).toHaveLength(1);
});

test('an o may stand for an ö that is an a in other forms', () => {
  const [saga] = typedTerms('saga', icelandic);
  expect(typedTerms('sogu', icelandic)).toContain(saga);
  expect(typedTerms('sögu', icelandic)).toEqual([saga]);
});
