import { fold } from '../../define/fold.ts';

/** The comparable features of a list item, for alignment with another language. */
export interface Outlined {
  /** The serialized language-independent values. */
  form: string;
  /** The lengths of its texts, in a fixed order for each form. */
  lengths: readonly number[];
  /** Its numbers and word prefixes. Names and many loanwords are alike in all languages. */
  words: ReadonlySet<string>;
}

/** Returns the numbers in texts and the first four letters of longer words, without accents. */
export function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  const all = texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  const isTelling = (word: string) => word.length >= 4 || /\d/.test(word);
  return new Set(all.filter(isTelling).map((word) => (/\d/.test(word) ? word : word.slice(0, 4))));
}

/** The cheapest alignment of the first items of two lists. */
interface Pairing {
  cost: number;
  /** The indexes of unpaired items. */
  lonely: readonly number[];
}

/** The extra cost per item that is accepted for unpaired items at the end, where most additions are made. */
const patience = 0.03;

/**
 * Finds the items of a list that have no counterpart in a shorter list in another language. Items are paired
 * in order. Equal forms come first, then shared words and numbers and similar text lengths. If the costs are
 * nearly equal, the last items are returned.
 */
export function findLonely(longer: readonly Outlined[], shorter: readonly Outlined[]): readonly number[] {
  const surplus = longer.length - shorter.length;
  // The best alignment of the items so far, indexed by the number of unpaired items.
  let best: (Pairing | undefined)[] = [{ cost: 0, lonely: [] }];
  for (const [at, item] of longer.entries()) {
    best = Array.from({ length: surplus + 1 }, (_, skipped) => {
      const [paired, alone] = [best[skipped], best[skipped - 1]];
      const other = shorter[at - skipped];
      const cost = paired && other ? paired.cost + difference(item, other) : Infinity;
      if (alone && alone.cost <= cost) return { cost: alone.cost, lonely: [...alone.lonely, at] };
      return paired && Number.isFinite(cost) ? { cost, lonely: paired.lonely } : undefined;
    });
  }
  const costOfFirst = shorter.reduce((sum, other, at) => sum + costOf(longer[at], other), 0);
  const cheapest = best[surplus];
  if (!cheapest || costOfFirst <= cheapest.cost + patience * shorter.length)
    return Array.from({ length: surplus }, (_, at) => shorter.length + at);
  return cheapest.lonely;
}

const costOf = (item: Outlined | undefined, other: Outlined) => (item ? difference(item, other) : Infinity);

/** Returns the cost of pairing two items: 3 for different forms, otherwise 0 to 2. */
function difference(one: Outlined, other: Outlined): number {
  if (one.form !== other.form) return 3;
  const ratios = one.lengths.map((length, at) => {
    const theirs = other.lengths[at] ?? 0;
    return Math.abs(length - theirs) / Math.max(1, length + theirs);
  });
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  const likeness = shared / Math.max(1, Math.min(one.words.size, other.words.size));
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, ratios.length) + 1 - likeness;
}
