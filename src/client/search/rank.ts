import type { SearchItem } from './types.ts';

/** What decides the place of a hit. */
export interface Ranked {
  /** How much of the query is answered: 1 for each word, less for words that occur only in the rest of a text. */
  coverage: number;
  /** Whether every word occurs in the title as it was typed. */
  inTitle: boolean;
  /** The place of its type in the site's order. */
  type: number;
  /** Whether the title, or another name of the same thing, answers every word in any form. */
  isNamed: boolean;
  /** The sum of the grades of the words. */
  grade: number;
}

/** An item and what decides whether it is shown, and where. */
export interface Found {
  item: SearchItem;
  rank: Ranked & {
    /** The weights of the words that it answers, each as far as it does. */
    strength: number;
    /** The part of the query's words that it answers, each counted alike. */
    share: number;
    /** How many words it answers. */
    answered: number;
  };
}

/**
 * The order of hits: titles before the rest, then by type (specification 6.5). What follows decides only between hits of
 * one type: the thing itself before what speaks of it, then the nearer word. Equals stay in the order of the items: topics before rows and sections.
 */
export function compareHits(a: Ranked, b: Ranked): number {
  return (
    Number(b.inTitle) - Number(a.inTitle) ||
    a.type - b.type ||
    b.coverage - a.coverage ||
    Number(b.isNamed) - Number(a.isNamed) ||
    b.grade - a.grade
  );
}
