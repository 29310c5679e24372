/** An item of a list, as far as it can be compared with an item in another language. */
export interface Outlined {
  /** Everything that must be the same in all languages. */
  form: string;
  /** The lengths of its texts, in the same order for the same form. */
  lengths: readonly number[];
}

/** The cheapest way to pair the first items of two lists. */
interface Pairing {
  cost: number;
  /** The positions of the items without a counterpart. */
  lonely: readonly number[];
}

/**
 * Finds the items of a list that a shorter list in another language lacks. Items are paired in their order: those of
 * the same form first, then those whose texts are of similar length, as a text and its translation are.
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
  return best[surplus]?.lonely ?? [];
}

/** The difference between two items: at least 1 for those of another form, otherwise 0 to 1. */
function difference(one: Outlined, other: Outlined): number {
  if (one.form !== other.form) return 2;
  const ratios = one.lengths.map((length, at) => {
    const theirs = other.lengths[at] ?? 0;
    return Math.abs(length - theirs) / Math.max(1, length + theirs);
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, ratios.length);
}
