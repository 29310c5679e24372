import type { HeaderRule } from '../hosting/manifest.ts';

/** Headers as Node writes them without a copy: name, value, name, value. */
export type HeaderList = readonly string[];

/** The headers that the rules of a site give to an address: later rules override earlier ones. */
export function headersFor(address: string, rules: readonly HeaderRule[]): HeaderList {
  return mergeHeaders(...rules.filter(({ for: pattern }) => fits(pattern, address)).map(({ set }) => set));
}

/** Lists headers; of two with the same name, however written, the last one counts. */
export function mergeHeaders(...sets: readonly Readonly<Record<string, string>>[]): HeaderList {
  const merged = new Map<string, [string, string]>();
  for (const set of sets) {
    for (const [name, value] of Object.entries(set)) merged.set(name.toLowerCase(), [name, value]);
  }
  return [...merged.values()].flat();
}

/** A list of headers with some set to other values. */
export function override(list: HeaderList, set: Readonly<Record<string, string>>): HeaderList {
  const pairs = list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []));
  return mergeHeaders(...pairs.map((pair) => Object.fromEntries([pair])), set);
}

function fits(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
}
