// @module-tag all
import { describe, expect, test } from 'vitest';
import { isStopWord } from '../../src/client/search/languages.ts';
import { searchIndex } from '../../src/client/search/query.ts';
import type { SearchItem } from '../../src/client/search/types.ts';
import { fold } from '../../src/define/fold.ts';
import { realSearch } from './real-search.ts';
import { englishQueries } from './search-relevance-en.ts';
import { hard } from './search-relevance-hard.ts';
import { icelandicQueries } from './search-relevance-is.ts';
import { obviousQueries } from './search-relevance-obvious.ts';

const locales = ['is', 'en'] as const;
type Locale = (typeof locales)[number];

/*
 * Specification 6.5: hits in titles come first, then the order is by type. A title matches when each word of the query stands in it, small ones too, whatever
 * case and accents: a word of the title begins with it, or is it if it is a small one. A title that has it only inside a word may match, by a part of a compound.
 */
const types = ['service', 'page', 'content', 'faq'];

const searches = { is: realSearch('is').search, en: realSearch('en').search };
const tuned = { is: icelandicQueries, en: englishQueries };

describe.each(locales)('the order of what is found in %s (specification 6.5)', (locale) => {
  test('holds for every two results of every query of the tables', () => {
    const queries = [...tuned[locale], ...obviousQueries[locale], ...hard[locale]].map(([query]) => query);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(queries.flatMap((query) => violationsOf(query, locale))).toEqual([]);
  });

  test('holds for every two results of every word of a title while it is being typed', () => {
    const words = searches[locale].items.flatMap(({ item }) => wordsOf(item.title, locale));
    const halfTyped = new Set(words.flatMap((word) => [3, 4, 6, 8].map((length) => word.slice(0, length))));
    expect(halfTyped.size).toBeGreaterThanOrEqual(60);
    expect([...halfTyped].flatMap((query) => violationsOf(query, locale))).toEqual([]);
  });
});

test.each([
  ['markaðs', 'is', ['Markaðsherferðir', 'Stafræn markaðsstofa', 'Auglýsingar á netinu']],
  [
    'vefsíð',
    'is',
    ['Vefsíðugerð', 'Heimasíða, vefsíða eða vefur', 'Hvað kostar vefsíða?', 'Spurt og svarað'],
  ],
  ['website', 'en', ['A new website or homepage', 'How much does a website cost?', 'Web Development']],
] as const)(
  'a half-typed word is matched as it is typed before anything else: “%s”',
  (query, locale, titles) => {
    const found = searchIndex(searches[locale], query).map(({ title }) => title);
    expect(found.filter((title) => titles.some((one) => one === title))).toEqual(titles);
  },
);

/** Pairs of results of which the second belongs before the first, however titles with a word inside another are read. */
function violationsOf(query: string, locale: Locale): string[] {
  const found = searchIndex(searches[locale], query);
  return found.flatMap((before, place) =>
    found
      .slice(place + 1)
      .filter((after) => classesOf(after, query, locale).last < classesOf(before, query, locale).first)
      .map((after) => `${query}: ${before.title} before ${after.title}`),
  );
}

/** The first and the last place that a result may have: the lower, the earlier. */
function classesOf({ title, type }: SearchItem, query: string, locale: Locale) {
  const isIn = (holds: (written: string, typed: string) => boolean) =>
    everyWordOf(query).every(
      (typed) =>
        everyWordOf(title).includes(typed) ||
        (wordsOf(query, locale).includes(typed) && wordsOf(title, locale).some((one) => holds(one, typed))),
    );
  const classOf = (isTitleMatch: boolean) => types.indexOf(type) + (isTitleMatch ? 0 : types.length);
  return {
    first: classOf(isIn((written, typed) => written.includes(typed))),
    last: classOf(isIn((written, typed) => written.startsWith(typed))),
  };
}

/** The words of a text, folded, without the small ones, unless there are no others. */
function wordsOf(text: string, locale: Locale): string[] {
  const words = everyWordOf(text);
  const telling = words.filter((word) => !isStopWord(word, searches[locale].languages.own));
  return telling.length > 0 ? telling : words;
}

function everyWordOf(text: string): string[] {
  return text
    .replaceAll('’', '')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '')
    .map(fold);
}
