import { compoundHead, compoundParts } from './compound.ts';
import { findNearWord, findWord, type WordHits } from './find-word.ts';
import { fold } from './fold.ts';
import { grades } from './grade.ts';
import type { OpenSearch } from './open.ts';
import { compareHits, type Ranked } from './rank.ts';
import { type SearchItem, searchFields } from './types.ts';
import { type FoundWord, type QueryWord, queryWord, queryWords } from './words.ts';

/** What a word counts that is found only in the rest of a text, or only by a near word. */
const weakCoverage = 0.5;

/** From so many better results on, those are left out that answer only by the rest of their text. */
const enough = 5;

/** What is found for a query. */
export interface SearchAnswer {
  /** Best first. */
  items: SearchItem[];
  /** The words by which they are found. */
  words: FoundWord[];
}

/** A word and what answers it. */
interface WordAnswer {
  word: FoundWord;
  hits: WordHits;
}

/**
 * What answers a query. Any text is a query: nothing in it has a special meaning, it never throws, and an empty one
 * finds nothing.
 */
export function answerQuery(search: OpenSearch, query: string): SearchAnswer {
  const answers = queryWords(query, search.locale).flatMap((word) => answersTo(word, search));
  const words = answers.map(({ word }) => word);
  if (words.length === 0) return { items: findMarks(search, query), words };
  const hits = answers.map((answer) => answer.hits);
  const found = search.items
    .map(({ item }, place) => ({ item, rank: rankItem(item, place, hits) }))
    .filter(({ rank }) => rank.coverage > 0)
    .sort((a, b) => compareHits(a.rank, b.rank));
  const good = found.filter(({ rank }) => !rank.isWeak);
  return { items: (good.length < enough ? found : good).map(({ item }) => item), words };
}

/** The items that answer a query, best first. */
export function searchIndex(search: OpenSearch, query: string, limit = Infinity): SearchItem[] {
  return answerQuery(search, query).items.slice(0, limit);
}

/**
 * What answers a word. When it stands in no title, description or keyword, then also what answers the parts of
 * a compound; when it stands nowhere, what answers a word one slip away, or the last part of a compound.
 */
function answersTo(word: QueryWord, search: OpenSearch): WordAnswer[] {
  const findParts = (parts: string[]) =>
    parts
      .map((part) => queryWord(part, search.locale))
      .map((ofPart) => ({ word: ofPart, hits: findWord(search, ofPart) }));
  const whole = { word, hits: findWord(search, word) };
  if ([...whole.hits.values()].some(({ best }) => best > grades.rest)) return [whole];
  const parts = findParts(compoundParts(word.typed, search));
  const found = [whole, ...parts].filter(({ hits }) => hits.size > 0);
  if (found.length > 0) return found;
  const near = { word: { ...word, isSlip: true }, hits: findNearWord(search, word) };
  return near.hits.size > 0 ? [near] : [near, ...findParts(compoundHead(word.typed, search))];
}

function rankItem(item: SearchItem, place: number, hits: WordHits[]): Ranked {
  const own = hits.flatMap((ofWord) => ofWord.get(place) ?? []);
  const inTitle = own.length === hits.length && own.every(({ title }) => title > grades.none);
  return {
    coverage: own.reduce((sum, { best }) => sum + (best > grades.rest ? 1 : weakCoverage), 0),
    isWeak: own.every(({ best }) => best <= grades.rest),
    inTitle,
    type: item.type,
    grade: own.reduce((sum, { title, best }) => sum + (inTitle ? title : best), 0),
    score: own.reduce((sum, { score }) => sum + score, 0),
  };
}

/** A query without any word, such as `%` or `:`, is looked for as it is. */
function findMarks(search: OpenSearch, query: string): SearchItem[] {
  const marks = fold(query.trim());
  if (marks === '') return [];
  return search.items
    .filter(({ texts }) => searchFields.some((field) => texts[field].folded.includes(marks)))
    .map(({ item }) => item);
}
