import { fold } from '../../define/fold.ts';

/** An item of a list, as far as it can be compared with an item in another language. */
export interface Outlined {
  /** Everything that must be the same in all languages. */
  form: string;
  /** The lengths of its texts, in the same order for the same form. */
  lengths: readonly number[];
  /** Its numbers, and the beginnings of its words: names and many other words are alike in all languages. */
  words: ReadonlySet<string>;
}

/** Returns the numbers of texts and the beginnings of their words, without accents. */
export function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  const all = texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  const isTelling = (word: string) => word.length >= 4 || /\d/.test(word);
  return new Set(all.filter(isTelling).map((word) => (/\d/.test(word) ? word : word.slice(0, 4))));
}

/** The cheapest way to pair the first items of two lists. */
interface Pairing {
  cost: number;
  /** The positions of the items without a counterpart. */
  lonely: readonly number[];
}

/** How much dearer the last items of a list may be, for each item: most are added at the end. */
const patience = 0.03;

/**
 * Finds the items of a list that a shorter list in another language lacks. Items are paired in their order: those of
 * the same form first, then those that share words and numbers and whose texts are of similar length, as a text and its
 * translation are. If that tells little, they are the last ones.
 */
export function findLonely(longer: readonly Outlined[], shorter: readonly Outlined[]): readonly number[] {
  const surplus = longer.length - shorter.length;
  // The best pairing of the items so far, by how many of them have no counterpart.
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

/** The difference between two items: 3 for those of another form, otherwise 0 to 2. */
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
