import type { Found } from './rank.ts';

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
