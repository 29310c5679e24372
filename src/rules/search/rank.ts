import { type SearchItemType, searchItemTypes } from './types.ts';

/** What decides the place of a hit in the list. */
export interface Ranked {
  /** How much of the query is answered: 1 for each word, less for words that stand only in the rest of a text. */
  coverage: number;
  /** Whether no word is answered but by the rest of a text or by a near word. */
  isWeak: boolean;
  /** Whether the title, or another name of the same thing, answers every word. */
  inTitle: boolean;
  type: SearchItemType;
  /** The sum of the grades of the words. */
  grade: number;
  score: number;
}

/**
 * The order of hits: those that answer more of the query, then titles before the rest, then by type
 * (spec section 5), then the nearer word, and the index's own score only between equals.
 */
export function compareHits(a: Ranked, b: Ranked): number {
  return (
    b.coverage - a.coverage ||
    Number(b.inTitle) - Number(a.inTitle) ||
    typeRank(a) - typeRank(b) ||
    b.grade - a.grade ||
    b.score - a.score
  );
}

function typeRank({ type }: Ranked): number {
  return searchItemTypes.indexOf(type);
}
