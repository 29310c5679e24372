import { compoundHead, compoundParts } from './compound.ts';
import { findNearWord, findWord, type WordHits } from './find-word.ts';
import { fold } from './fold.ts';
import { grades } from './grade.ts';
import { itemFields, type OpenSearch } from './open.ts';
import { compareHits, type Ranked } from './rank.ts';
import type { SearchItem } from './types.ts';
import { type QueryWord, queryWord, queryWords } from './words.ts';

/** What a word counts that is found only in the text of a page, or only by a near word. */
const weakCoverage = 0.5;

/**
 * The items that answer a query, best first. Any text is a query: nothing in it has a special meaning, it never
 * throws, and an empty one finds nothing.
 */
export function searchIndex(search: OpenSearch, query: string, limit = Infinity): SearchItem[] {
  const hits = queryWords(query, search.locale).flatMap((word) => answersTo(word, search));
  if (hits.length === 0) return findMarks(search, query).slice(0, limit);
  return search.items
    .map(({ item }, place) => ({ item, rank: rankItem(item, place, hits) }))
    .filter(({ rank }) => rank.coverage > 0)
    .sort((a, b) => compareHits(a.rank, b.rank))
    .slice(0, limit)
    .map(({ item }) => item);
}

/**
 * What answers a word. When it stands in no title, description or keyword, then also what answers the parts of
 * a compound; when it stands nowhere, what answers a word one slip away, or the last part of a compound.
 */
function answersTo(word: QueryWord, search: OpenSearch): WordHits[] {
  const findParts = (parts: string[]) =>
    parts.map((part) => findWord(search, queryWord(part, search.locale)));
  const hits = findWord(search, word);
  if ([...hits.values()].some(({ best }) => best > grades.body)) return [hits];
  const found = [hits, ...findParts(compoundParts(word.typed, search))].filter(({ size }) => size > 0);
  if (found.length > 0) return found;
  const near = findNearWord(search, word);
  return near.size > 0 ? [near] : [near, ...findParts(compoundHead(word.typed, search))];
}

function rankItem(item: SearchItem, place: number, hits: WordHits[]): Ranked {
  const own = hits.flatMap((ofWord) => ofWord.get(place) ?? []);
  return {
    coverage: own.reduce((sum, { best }) => sum + (best > grades.body ? 1 : weakCoverage), 0),
    inTitle: own.length === hits.length && own.every(({ title }) => title > grades.none),
    type: item.type,
    grade: own.reduce((sum, { best }) => sum + best, 0),
    score: own.reduce((sum, { score }) => sum + score, 0),
  };
}

/** A query without any word, such as `%` or `:`, is looked for as it is. */
function findMarks(search: OpenSearch, query: string): SearchItem[] {
  const marks = fold(query.trim());
  if (marks === '') return [];
  return search.items
    .filter(({ texts }) => itemFields.some((field) => texts[field].folded.includes(marks)))
    .map(({ item }) => item);
}
