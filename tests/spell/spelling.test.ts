import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../src/define/locale.ts';
import { site } from '../../templates/site.ts';
import { allProse, type Prose } from './prose.ts';
import { openSpeller, type Speller } from './speller.ts';
import { ownWords, wordsIn } from './words.ts';

/** Suggestions take a tenth of a second for each word; nobody reads more of them at once. */
const mostSuggestions = 40;

const misspelled: Record<Locale, string[]> = {
  is: [
    'þjónnusta',
    'verðsrá',
    'auglísing',
    'fyritæki',
    'viðskiptavynur',
    'hönun',
    'árángur',
    'leitarvjélabestun',
  ],
  en: ['websit', 'recieve', 'campain', 'seperate', 'strategys', 'colour'],
};

const compounds: Record<Locale, string[]> = {
  is: ['Leitarvélabestun', 'efnisáætlun', 'vefumsjónarkerfi', 'þjónustuleiðirnar', 'mörkuðunum'],
  en: ['website', "agency's", 'bookkeeping', "don't"],
};

describe.each(site.locales.map(({ id }) => id))('spelling in %s', (locale) => {
  let speller: Speller;
  const prose = allProse().filter((one) => one.locale === locale);
  beforeAll(async () => {
    speller = await openSpeller(locale);
  });

  test('every word that a visitor reads is spelled right', () => {
    expect(prose.length).toBeGreaterThan(0);
    const wrong = [...placesOf(prose)].filter(([word]) => !speller.isRight(word));
    const lines = wrong.map(([word, place], n) => problem({ word, place, n }, speller));
    expect(lines, `Words in no dictionary; names and terms belong in ${listOf(locale)}`).toEqual([]);
  });

  test.each(misspelled[locale] ?? [])('%s is wrong', (word) => {
    expect(speller.isRight(word)).toBe(false);
  });

  test.each(compounds[locale] ?? [])('%s is right', (word) => {
    expect(speller.isRight(word)).toBe(true);
  });

  test('the own list is sorted and holds only what the dictionary lacks', () => {
    const own = ownWords(locale);
    expect(own).toEqual([...new Set(own)].sort());
    expect(own.filter((word) => speller.isInDictionary(word))).toEqual([]);
  });
});

/** Each word once, with the first place where it stands. */
function placesOf(prose: Prose[]): Map<string, string> {
  const pairs = prose.flatMap(({ text, place }) => wordsIn(text).map((word) => [word, place] as const));
  return new Map(pairs.reverse());
}

function problem({ word, place, n }: { word: string; place: string; n: number }, speller: Speller): string {
  const suggestions = n < mostSuggestions ? speller.suggest(word).slice(0, 4) : [];
  return `${place}: ${word}${suggestions.length > 0 ? ` (${suggestions.join(', ')}?)` : ''}`;
}

function listOf(locale: Locale): string {
  return `tests/spell/words-${locale}.txt`;
}
