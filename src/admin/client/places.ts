import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';

/** An entry of a collection: a key with its value, or an item of a list. */
export type Entry = Node | Pair<Node, Node | null>;

/** A map or a list. */
export type Collection = YAMLMap | YAMLSeq;

/** Says where the parts of a YAML text are. */
export interface Places {
  text: string;
  /** Where an entry begins: an item of a list at its dash. */
  startOf(entry: Entry): number;
  /** Where an entry ends, without spaces and the line break. */
  endOf(entry: Entry): number;
  /** The spaces before the entries of a collection. */
  columnOf(parent: Collection): number;
  lineStart(at: number): number;
  /** Where the next line begins. */
  lineEnd(at: number): number;
}

/** Returns the entries of a collection. */
export const entriesIn = (parent: Collection): Entry[] => parent.items as Entry[];

/** Finds where the parts of a YAML text are. */
export function createPlaces(text: string): Places {
  const lineStart = (at: number) => text.lastIndexOf('\n', at - 1) + 1;
  const startOf = (entry: Entry) => {
    if ('key' in entry) return entry.key.range?.[0] ?? 0;
    const start = entry.range?.[0] ?? 0;
    const dash = /-[ \t]*(?:\n\s*)?$/.exec(text.slice(0, start));
    return dash ? dash.index : start;
  };
  return {
    ...{ text, lineStart, startOf },
    endOf(entry) {
      if (!('key' in entry)) return text.slice(0, entry.range?.[1] ?? 0).trimEnd().length;
      const colon = text.indexOf(':', entry.key.range?.[1]) + 1;
      return text.slice(0, Math.max(colon, entry.value?.range?.[1] ?? 0)).trimEnd().length;
    },
    columnOf(parent) {
      const [first] = entriesIn(parent);
      const start = first ? startOf(first) : (parent.range?.[0] ?? 0);
      return start - lineStart(start);
    },
    lineEnd(at) {
      const end = text.indexOf('\n', at);
      return end < 0 ? text.length : end + 1;
    },
  };
}
