import { describe, expect, it } from 'vitest';
import { localeOfPath } from '../../../src/define/locale.ts';
import { countText, fillText } from '../../../src/define/plural.ts';
import { slugify } from '../../../src/define/slug.ts';
import { plural as english } from '../../../src/locales/en/plural.ts';
import { plural as icelandic } from '../../../src/locales/is/plural.ts';
import { formatIsk } from '../../../templates/data/money.ts';
import { faqSlug, matchesQuestion } from '../../../templates/islands/FaqBrowser/question.ts';

const locales = [
  { id: 'is', prefix: '' },
  { id: 'en', prefix: '/en' },
] satisfies [object, ...object[]];

describe('the language of an address (specification 2.2)', () => {
  it.each([
    ['/', 'is'],
    ['/thjonusta', 'is'],
    ['/enska', 'is'],
    ['/english', 'is'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/services', 'en'],
    ['/EN', 'is'],
  ])('%s is %s', (path, locale) => expect(localeOfPath(path, locales).id).toBe(locale));
});

describe('prices (specification 12.1)', () => {
  it.each([
    [0, '0\u00A0kr.'],
    [999, '999\u00A0kr.'],
    [1000, '1.000\u00A0kr.'],
    [84_000, '84.000\u00A0kr.'],
    [1_000_000, '1.000.000\u00A0kr.'],
    [10_000_000, '10.000.000\u00A0kr.'],
  ])('%i is shown as %s', (amount, text) => expect(formatIsk(amount)).toBe(text));
});

describe('result counts (specification 7.4)', () => {
  const is = { one: 'Fannst {n} spurning', other: 'Fundust {n} spurningar' };
  const en = { one: '{n} question found', other: '{n} questions found' };
  it.each([0, 2, 10, 11, 12, 20, 22, 100, 111, 1011])('%i takes the plural in Icelandic', (n) => {
    expect(countText(n, is, icelandic)).toBe(`Fundust ${n} spurningar`);
  });
  it.each([1, 21, 31, 91, 101, 121, 1001])('%i takes the singular in Icelandic', (n) => {
    expect(countText(n, is, icelandic)).toBe(`Fannst ${n} spurning`);
  });
  it('only 1 takes the singular in English', () => {
    expect([1, 2, 21].map((n) => countText(n, en, english))).toEqual([
      '1 question found',
      '2 questions found',
      '21 questions found',
    ]);
  });
  it('leaves names without a value as they are, also those that every object has', () => {
    expect(fillText('{n} {constructor} {x}', { n: 1 })).toBe('1 {constructor} {x}');
  });
});

describe('anchors of questions (specification 7.2)', () => {
  it.each([
    ['Hvað kostar vefsíða?', 'hvað-kostar-vefsíða'],
    ['1. Hvað er SEO?', '-hvað-er-seo'],
    ['HVAÐ ER SEO?', 'hvað-er-seo'],
    ['Er ROAS 3:1 gott?', 'er-roas-gott'],
    ['Tvö  bil\tog\nlína', 'tvö-bil-og-lína'],
    ['Kostar það 84.000 kr. á mánuði?', 'kostar-það-kr-á-mánuði'],
    ['e-mail & co', 'email-co'],
    ['ÞÓR, ÆSA OG ÖRN', 'þór-æsa-og-örn'],
  ])('%s has the anchor %s', (question, slug) => expect(faqSlug(question)).toBe(slug));

  it('are cut to 50 characters, wherever that falls', () => {
    expect(faqSlug(`${'a'.repeat(49)} bcd`)).toBe(`${'a'.repeat(49)}-`);
    expect(faqSlug('þ'.repeat(80))).toBe('þ'.repeat(50));
  });
});

describe('the search in questions (specification 7.3)', () => {
  const question = {
    q: 'Hvað kostar vefsíða?',
    a: 'Einföld síða kostar 300.000–800.000\u00A0kr. Don’t ask.',
  };
  it.each(['VEFSÍÐA', 'síða kostar', '800.000 kr', '  hvað ', "don't", ''])(
    '“%s” matches question or answer',
    (query) => {
      expect(matchesQuestion(question, query)).toBe(true);
    },
  );
  it.each(['vefverslun', '.*', 'k.star', '\\'])('“%s” does not match; nothing is a pattern', (query) => {
    expect(matchesQuestion(question, query)).toBe(false);
  });
});

describe('parts of addresses', () => {
  it.each([
    ['Vörumerkjaþróun', 'vorumerkjathroun'],
    ['Það ætti að ðuga', 'thad-aetti-ad-duga'],
    ['Ábyrgð & uppsögn (1. gr.)', 'abyrgd-uppsogn-1-gr'],
    ['o\u0308l', 'ol'],
  ])('%s becomes %s', (text, slug) => expect(slugify(text)).toBe(slug));
});
