import { type Grade, gradeOf, grades } from './grade.ts';
import { isOneSlip, shortestSlip } from './one-slip.ts';
import { itemFields, type OpenSearch } from './open.ts';
import type { TermClause } from './types.ts';
import type { QueryWord } from './words.ts';

/** How an item answers one word of the query. */
export interface WordHit {
  title: Grade;
  /** The best of all fields. */
  best: Grade;
  /** The score of the index; it decides only between equals. */
  score: number;
}

/** The items that answer a word, by their place in the list. */
export type WordHits = Map<number, WordHit>;

/** The items in which a word stands: as typed, inside another word, or in another form. */
export function findWord(search: OpenSearch, word: QueryWord): WordHits {
  const hits = new Map<number, WordHit>();
  search.items.forEach(({ texts }, place) => {
    const gradesOf = itemFields.map((field) => gradeOf(texts[field], word));
    addHit(hits, place, { title: gradeOf(texts.title, word), best: Math.max(...gradesOf), score: 0 });
  });
  for (const term of word.terms)
    addTerm({ hits, search, ceiling: grades.form }, { term, usePipeline: false });
  return hits;
}

/** The items in which a word stands that differs from the typed one by one slip. */
export function findNearWord(search: OpenSearch, word: QueryWord): WordHits {
  const hits = new Map<number, WordHit>();
  if (word.folded.length < shortestSlip) return hits;
  const gradeIn = (words: ReadonlySet<string>) =>
    [...words].some((one) => isOneSlip(one, word.folded)) ? grades.near : grades.none;
  search.items.forEach(({ texts }, place) => {
    const gradesOf = itemFields.map((field) => gradeIn(texts[field].foldedWords));
    addHit(hits, place, { title: gradeIn(texts.title.foldedWords), best: Math.max(...gradesOf), score: 0 });
  });
  for (const term of word.terms) {
    addTerm({ hits, search, ceiling: grades.near }, { term, editDistance: 1, usePipeline: false });
  }
  return hits;
}

interface LookUp {
  hits: WordHits;
  search: OpenSearch;
  /** The most that a match is worth. */
  ceiling: Grade;
}

function addTerm(
  { hits, search, ceiling }: LookUp,
  { term, ...clause }: TermClause & { term: string },
): void {
  for (const { ref, score, matchData } of search.terms.query((query) => query.term(term, clause))) {
    const fields = Object.values(matchData.metadata).flatMap((byField: object) => Object.keys(byField));
    const isBodyOnly = fields.every((field) => field === 'body');
    addHit(hits, Number(ref), {
      title: fields.includes('title') ? ceiling : grades.none,
      best: isBodyOnly ? Math.min(ceiling, grades.body) : ceiling,
      score,
    });
  }
}

function addHit(hits: WordHits, place: number, hit: WordHit): void {
  const known = hits.get(place) ?? { title: grades.none, best: grades.none, score: 0 };
  if (hit.best === grades.none) return;
  hits.set(place, {
    title: Math.max(known.title, hit.title),
    best: Math.max(known.best, hit.best),
    score: known.score + hit.score,
  });
}
