import { fold } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { answersTo, type WordAnswer } from './answer-word.ts';
import { grades, isTypedIn } from './grade.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import { compareHits, type Ranked } from './rank.ts';
import { termsOf } from './terms.ts';
import { type SearchItem, searchFields } from './types.ts';
import { type FoundWord, type QueryWord, splitQuery } from './words.ts';

/** What a small word of the query counts that stands in a title. */
const smallWeight = 0.3;

/** What stands before the best answer, by its title or its type, answers at least this part of what that does. */
const earlyPart = 0.97;

/** What answers less of a query than this part of what the best does is no good answer. */
const goodPart = 0.6;

/** With fewer good answers than this, others follow them that answer at least this part of what the best does. */
const few = 5;
const fairPart = 0.5;

/** Of the words of a query, the best answer answers at least this part, each word counted alike. */
const leastShare = 0.4;

/** What is found for a query. */
export interface SearchAnswer {
  /** Best first. */
  items: SearchItem[];
  /** How many were found: more than are given when the rest of them would have to be loaded. Of very many it is the least. */
  count: number;
  /** The words by which they are found. */
  words: FoundWord[];
}

/** What answers the visitors of a site. */
export interface Search {
  language: SearchLanguage;
  /** @throws if something cannot be fetched after all retries */
  ask(query: string): Promise<SearchAnswer>;
}

/** Searches an index that is there as a whole. */
export function searchWhole(search: OpenSearch): Search {
  return { language: search.languages.own, ask: async (query) => answerQuery(search, query) };
}

/** An item and what decides its place. */
interface Found {
  item: SearchItem;
  rank: Ranked & { strength: number; share: number };
}

/**
 * What answers a query. Any text is a query: nothing in it has a special meaning, it never throws, and an empty one
 * finds nothing.
 */
export function answerQuery(search: OpenSearch, query: string): SearchAnswer {
  const { telling, small } = splitQuery(query, search.languages.own);
  const answers = telling.map((word) => answersTo(word, search));
  const found =
    telling.length > 0 ? findWords(search, { telling, small, answers }) : findMarks(search, query);
  if (isNonsense(search, answers, found)) return { items: [], count: 0, words: [] };
  const inOrder = found.sort((a, b) => compareHits(a.rank, b.rank));
  const items = worthShowing(inOrder).map(({ item }) => item);
  return { items, count: items.length, words: answers.flatMap(({ words }) => words) };
}

/**
 * Checks that what is found is chance: no item answers enough of the words, or as many words stand nowhere as somewhere, and the
 * others name nothing for sure.
 */
function isNonsense(search: OpenSearch, answers: WordAnswer[], found: Found[]): boolean {
  if (answers.length === 0) return false;
  const share = Math.max(0, ...found.map(({ rank }) => rank.share));
  if (share < leastShare) return true;
  const known = answers.filter(({ hits }) => hits.size > 0);
  const unknown = answers.length - known.length;
  if (unknown < known.length) return false;
  return unknown > known.length || !known.every((answer) => isSure(answer, search));
}

/** Checks that something is called by a word alone: it is surely meant beside words that stand nowhere. */
function isSure({ hits, isGuess, words: [word] }: WordAnswer, { items, languages }: OpenSearch): boolean {
  if (isGuess || !word) return false;
  const isCalled = ({ item }: OpenItem) =>
    (!item.path.includes('#') &&
      termsOf(item.title, languages.own).some((term) => word.terms.includes(term))) ||
    [item.title, ...(item.names ?? [])].some((name) => {
      const [term, ...others] = termsOf(name, languages.own);
      return term !== undefined && others.length === 0 && word.terms.includes(term);
    });
  return [...hits.keys()].some((place) => items[place] && isCalled(items[place]));
}

/** The good answers; when they are few, also the fair ones after the last of them. Nothing weak comes before the best. */
function worthShowing(found: Found[]): Found[] {
  const most = Math.max(...found.map(({ rank }) => rank.strength));
  const isAtLeast = (part: number) => (one: Found) => one.rank.strength >= most * part;
  const best = found.findIndex(isAtLeast(1));
  const isEarly = (one: Found) => one.rank.inTitle || isAtLeast(earlyPart)(one);
  const early = found.slice(0, Math.max(best, 0)).filter(isEarly);
  const others = found.slice(Math.max(best, 0));
  const good = [...early, ...others.filter(isAtLeast(goodPart))];
  const last = others.findLastIndex(isAtLeast(goodPart));
  return good.length < few ? [...good, ...others.slice(last + 1).filter(isAtLeast(fairPart))] : good;
}

/** The items that answer a query, best first. */
export function searchIndex(search: OpenSearch, query: string, limit = Infinity): SearchItem[] {
  return answerQuery(search, query).items.slice(0, limit);
}

/** The words of a query, with what answers those that say something. */
interface AnsweredWords {
  telling: QueryWord[];
  small: QueryWord[];
  answers: WordAnswer[];
}

/** The items that answer any word. */
function findWords(search: OpenSearch, { telling, small, answers }: AnsweredWords): Found[] {
  return search.items.flatMap((open, place) => {
    const own = answers.flatMap(({ hits, weight }) => {
      const hit = hits.get(place);
      return hit ? [{ ...hit, weight }] : [];
    });
    if (own.length === 0) return [];
    const { title } = open.texts;
    const smallOnes = small.filter(({ folded }) => title.foldedWords.has(folded)).length;
    const isNamed = own.length === answers.length && own.every(({ named }) => named > grades.none);
    const strength = sumOf(own, ({ weight, value }) => weight * value);
    const rank = {
      strength,
      coverage: strength + smallOnes * smallWeight,
      share: sumOf(own, ({ value }) => value) / answers.length,
      inTitle:
        smallOnes === small.length && telling.every((word) => isTypedIn(title, word, search.lastParts)),
      type: typeOf(open, search),
      isNamed,
      grade: sumOf(own, ({ named, best }) => (isNamed ? named : best)),
    };
    return [{ item: open.item, rank }];
  });
}

function sumOf<T>(all: readonly T[], numberOf: (one: T) => number): number {
  return all.reduce((sum, one) => sum + numberOf(one), 0);
}

/** A query without any word, such as `%` or `:`, is looked for as it is. */
function findMarks(search: OpenSearch, query: string): Found[] {
  const marks = fold(query.trim());
  if (marks === '') return [];
  const isIn = ({ texts }: OpenItem, field: (typeof searchFields)[number]) =>
    texts[field].folded.includes(marks);
  return search.items
    .filter((open) => searchFields.some((field) => isIn(open, field)))
    .map((open) => {
      const { item } = open;
      const rank = {
        strength: 1,
        coverage: 1,
        share: 1,
        inTitle: isIn(open, 'title'),
        type: typeOf(open, search),
        isNamed: false,
      };
      return { item, rank: { ...rank, grade: 0 } };
    });
}

/** The place of the type of an item in the site's order. */
function typeOf({ item }: OpenItem, { types }: OpenSearch): number {
  return types.indexOf(item.type);
}
