import { fold } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { answersTo, type WordAnswer } from './answer-word.ts';
import { grades, isTypedIn } from './grade.ts';
import { isNonsense } from './nonsense.ts';
import type { OpenItem, OpenSearch } from './open.ts';
import { compareHits, cutOff, type Found } from './rank.ts';
import { type SearchItem, searchFields } from './types.ts';
import { type FoundWord, type QueryWord, splitQuery } from './words.ts';

/** The weight of a stop word that stands in the title. A content word weighs 0.7 at least. */
const stopWordWeight = 0.3;

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

/**
 * What answers a query. Any text is a query: nothing in it has a special meaning, it never throws, and an empty one
 * finds nothing.
 */
export function answerQuery(search: OpenSearch, query: string): SearchAnswer {
  const { contentWords, stopWords } = splitQuery(query, search.languages.own);
  const answers = contentWords.map((word) => answersTo(word, search));
  const found =
    contentWords.length > 0
      ? findWords(search, { contentWords, stopWords, answers })
      : findMarks(search, query);
  if (isNonsense(search, answers, found)) return { items: [], count: 0, words: [] };
  const inOrder = found.sort((a, b) => compareHits(a.rank, b.rank));
  const items = cutOff(inOrder).map(({ item }) => item);
  return { items, count: items.length, words: answers.flatMap(({ words }) => words) };
}

/** The items that answer a query, best first. */
export function searchIndex(search: OpenSearch, query: string, limit = Infinity): SearchItem[] {
  return answerQuery(search, query).items.slice(0, limit);
}

/** The words of a query, with what answers its content words. */
interface AnsweredWords {
  contentWords: QueryWord[];
  stopWords: QueryWord[];
  answers: WordAnswer[];
}

/** The items that answer any word. */
function findWords(search: OpenSearch, { contentWords, stopWords, answers }: AnsweredWords): Found[] {
  return search.items.flatMap((open, place) => {
    const own = answers.flatMap(({ hits, weight }) => {
      const hit = hits.get(place);
      return hit ? [{ ...hit, weight }] : [];
    });
    if (own.length === 0) return [];
    const { title } = open.texts;
    const known = stopWords.filter(({ folded }) => title.foldedWords.has(folded)).length;
    const isNamed = own.length === answers.length && own.every(({ named }) => named > grades.none);
    const strength = sumOf(own, ({ weight, value }) => weight * value);
    const rank = {
      strength,
      coverage: strength + known * stopWordWeight,
      share: sumOf(own, ({ value }) => value) / answers.length,
      answered: own.length,
      inTitle:
        known === stopWords.length && contentWords.every((word) => isTypedIn(title, word, search.lastParts)),
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
      const place = { inTitle: isIn(open, 'title'), type: typeOf(open, search) };
      return {
        item: open.item,
        rank: { ...place, strength: 1, coverage: 1, share: 1, answered: 1, isNamed: false, grade: 0 },
      };
    });
}

/** The place of the type of an item in the site's order. */
function typeOf({ item }: OpenItem, { types }: OpenSearch): number {
  return types.indexOf(item.type);
}
