/** Returns the entries of an object or a map; none of other values. */
export function entriesOf(value: unknown): [string, unknown][] {
  if (value instanceof Map) return [...value];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Checks whether two values are equal. The order of keys counts in a `Map` alone. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isBranch(a) || !isBranch(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ours, theirs] = [entriesOf(a), entriesOf(b)];
  if (ours.length !== theirs.length) return false;
  const isOrdered = a instanceof Map && b instanceof Map;
  const byKey = new Map(theirs);
  return ours.every(
    ([key, value], at) =>
      byKey.has(key) && (!isOrdered || theirs[at]?.[0] === key) && isSame(value, byKey.get(key)),
  );
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
