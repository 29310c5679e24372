import { fold } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { answersTo, type WordAnswer } from './answer-word.ts';
import { grades, isTypedIn } from './grade.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import { compareHits, type Ranked } from './rank.ts';
import { type SearchItem, searchFields } from './types.ts';
import { type FoundWord, type QueryWord, queryWords } from './words.ts';

/** What a word counts that is found only in the rest of a text, or only by a near word. */
const weakCoverage = 0.5;

/** What answers less of a query than this part of what the best does is no good answer. */
const goodPart = 0.6;

/** With fewer good answers than this, others follow them that answer at least this part of what the best does. */
const few = 5;
const fairPart = 0.5;

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
  rank: Ranked;
}

/**
 * What answers a query. Any text is a query: nothing in it has a special meaning, it never throws, and an empty one
 * finds nothing.
 */
export function answerQuery(search: OpenSearch, query: string): SearchAnswer {
  const typed = queryWords(query, search.languages.own);
  const answers = typed.flatMap((word) => answersTo(word, search));
  const found = typed.length > 0 ? findWords(search, typed, answers) : findMarks(search, query);
  if (isNonsense(answers)) return { items: [], count: 0, words: [] };
  const inOrder = found.sort((a, b) => compareHits(a.rank, b.rank));
  const items = worthShowing(inOrder).map(({ item }) => item);
  return { items, count: items.length, words: answers.map(({ word }) => word) };
}

/** Whether one word occurs nowhere, and the others are only guessed: then the guesses are chance. */
function isNonsense(answers: WordAnswer[]): boolean {
  const found = answers.filter(({ hits }) => hits.size > 0);
  return found.length < answers.length && found.every(({ isGuess }) => isGuess);
}

/** The good answers; when they are few, also the fair ones after the last of them. Nothing less comes before a good one. */
function worthShowing(found: Found[]): Found[] {
  const most = Math.max(...found.map(({ rank }) => rank.coverage));
  const isAtLeast = (part: number) => (one: Found) => one.rank.coverage >= most * part;
  const good = found.filter(isAtLeast(goodPart));
  const last = found.findLastIndex(isAtLeast(goodPart));
  return good.length < few ? [...good, ...found.slice(last + 1).filter(isAtLeast(fairPart))] : good;
}

/** The items that answer a query, best first. */
export function searchIndex(search: OpenSearch, query: string, limit = Infinity): SearchItem[] {
  return answerQuery(search, query).items.slice(0, limit);
}

/** The items that answer any word. */
function findWords(search: OpenSearch, typed: QueryWord[], answers: WordAnswer[]): Found[] {
  return search.items.flatMap((open, place) => {
    const own = answers.flatMap(({ hits, weight }) => {
      const hit = hits.get(place);
      return hit ? [{ ...hit, weight }] : [];
    });
    if (own.length === 0) return [];
    const isNamed = own.length === answers.length && own.every(({ named }) => named > grades.none);
    const rank = {
      coverage: own.reduce(
        (sum, { best, weight }) => sum + weight * (best > grades.rest ? 1 : weakCoverage),
        0,
      ),
      inTitle: typed.every((word) => isTypedIn(open.texts.title, word)),
      type: typeOf(open, search),
      isNamed,
      grade: own.reduce((sum, { named, best }) => sum + (isNamed ? named : best), 0),
      score: own.reduce((sum, { score }) => sum + score, 0),
    };
    return [{ item: open.item, rank }];
  });
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
      const rank = { coverage: 1, inTitle: isIn(open, 'title'), type: typeOf(open, search), isNamed: false };
      return { item, rank: { ...rank, grade: 0, score: 0 } };
    });
}

/** The place of the type of an item in the site's order. */
function typeOf({ item }: OpenItem, { types }: OpenSearch): number {
  return types.indexOf(item.type);
}
