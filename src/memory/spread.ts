/** How many groups there are for so many things: a power of two, which stays the same while there are a few more. */
export function groupCount(size: number, usual: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, size / usual)));
}

/** The number of the group to which a name belongs; names are spread evenly (FNV-1a). */
export function groupOf(name: string, count: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return sum % count;
}

/** Things by what they have in common, in the order of the first of each. */
export function groupBy<T, K>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing)) ?? [];
    group.push(thing);
    groups.set(keyOf(thing), group);
  }
  return groups;
}
