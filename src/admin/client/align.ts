/** An item that is in both lists, or in one of them: its places there. */
interface Step {
  from?: number;
  to?: number;
}

/**
 * Aligns two lists: equal items are paired, as many as can be in order. Between them, items that differ are paired from the first
 * on, and those that are left are removed or added.
 */
export function align<T>(before: readonly T[], after: readonly T[], isSame: (a: T, b: T) => boolean): Step[] {
  const common = commonItems(before, after, isSame);
  const ends = [...common, { from: before.length, to: after.length }];
  let [from, to] = [0, 0];
  return ends.flatMap((end) => {
    const steps: Step[] = [];
    while (from < end.from || to < end.to) {
      const step: Step = {};
      if (from < end.from) step.from = from++;
      if (to < end.to) step.to = to++;
      steps.push(step);
    }
    [from, to] = [end.from + 1, end.to + 1];
    return end.from < before.length ? [...steps, end] : steps;
  });
}

/** Finds the longest common subsequence. */
function commonItems<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T, b: T) => boolean,
): { from: number; to: number }[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const length = (from: number, to: number) => rows[from]?.[to] ?? 0;
  const same = before.map((a) => after.map((b) => isSame(a, b)));
  for (let from = before.length - 1; from >= 0; from--)
    for (let to = after.length - 1; to >= 0; to--) {
      const row = rows[from] ?? [];
      row[to] = same[from]?.[to]
        ? length(from + 1, to + 1) + 1
        : Math.max(length(from + 1, to), length(from, to + 1));
    }
  const common: { from: number; to: number }[] = [];
  for (let [from, to] = [0, 0]; from < before.length && to < after.length; )
    if (same[from]?.[to] && length(from, to) === length(from + 1, to + 1) + 1)
      common.push({ from: from++, to: to++ });
    else if (length(from + 1, to) >= length(from, to + 1)) from++;
    else to++;
  return common;
}
