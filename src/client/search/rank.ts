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
    /** For how many of these a slip is forgiven. */
    slips: number;
    /** Whether it is called by words of the query that follow each other, and that do not only ask about any thing. */
    isSaid: boolean;
  };
}

/**
 * Compares hits by their order: titles before the rest, then by type (specification 6.5). What follows decides only between hits of
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

/*
 * Answers are measured by the strongest one. The parts were chosen on the relevance tables (tests/site/search-relevance-*.ts): higher ones
 * lose pages that were meant, lower ones let in what has only the commonest word of a question.
 */

/** What is sorted before the strongest answer, by its title or its type, has at least this part of its strength: it says nearly as much. */
const earlyPart = 0.97;

/** A good answer has at least this part. */
const goodPart = 0.6;

/** When there are fewer good answers than this, others follow that have at least the fair part. */
const few = 5;
const fairPart = 0.5;

/** Keeps the good answers; when they are few, also the fair ones after the last of them. Nothing weak stays before the strongest. */
export function cutOff(found: Found[]): Found[] {
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
