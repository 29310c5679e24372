import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { createNode, type Emitted, none, packedResult, type ResultNode } from './node.ts';
import type { Query } from './query.ts';
import { serialize as serializeData } from './serialize.ts';

/** Stored results without their values, as columns: element `i` of each list belongs to result `i`. */
interface Head {
  /** Random; new each time results are stored. */
  generation: string;
  revision: number;
  /** Names of the queries. */
  queries: string[];
  /** For each query in `queries`: is it an input? */
  isInput: boolean[];
  /** Index into `queries`. */
  query: Int32Array;
  argument: string[];
  changedAt: Int32Array;
  verifiedAt: Int32Array;
  stamp: (string | undefined)[];
  /** Indexes of the dependencies. */
  dependencies: Lists;
  /** End of each result's value in the concatenated values. */
  end: Float64Array;
  /** 1 for results with a value. */
  isStored: Uint8Array;
  hasError: Uint8Array;
  /** Indexes into `values`, which has each emitted text once: all pages read the same keys. */
  emitted: Lists & { values: Emitted[] };
}

/** Lists of numbers, one for each result: concatenated, with the end of each. */
interface Lists {
  items: Int32Array;
  ends: Int32Array;
}

/** Serialized results: the head, which can be read alone, and the values. */
export interface StoredNodes {
  head: Uint8Array;
  values: Uint8Array[];
}

/** Serializes results. */
export function writeNodes<C>(all: readonly ResultNode<C>[], revision: number, config: C): StoredNodes {
  const nodes = all.filter((node) => node.verifiedAt > 0 && canBeStored(node, config));
  const indexes = new Map(nodes.map((node, at) => [node, at]));
  const queries = [...new Set(nodes.map(({ query }) => query))];
  const queryIndexes = new Map(queries.map((query, at) => [query, at]));
  const values = nodes.map((node) => packedResult(node, config));
  let end = 0;
  const head: Head = {
    generation: randomUUID(),
    revision,
    queries: queries.map(({ name }) => name),
    isInput: queries.map(({ kind }) => kind === 'input'),
    query: Int32Array.from(nodes, ({ query }) => queryIndexes.get(query) ?? 0),
    argument: nodes.map(({ argument }) => argument),
    changedAt: Int32Array.from(nodes, ({ changedAt }) => changedAt),
    verifiedAt: Int32Array.from(nodes, ({ verifiedAt }) => verifiedAt),
    stamp: nodes.map(({ stamp }) => stamp),
    dependencies: listsOf(nodes, 'dependencies', (dependency) => indexes.get(dependency) ?? -1),
    end: Float64Array.from(values, (value) => (end += value?.length ?? 0)),
    isStored: Uint8Array.from(values, (value) => (value ? 1 : 0)),
    hasError: Uint8Array.from(nodes, ({ hasError }) => (hasError ? 1 : 0)),
    emitted: emittedBy(nodes),
  };
  return { head: serialize(head), values: joinNeighbours(values) };
}

/** Lists an index for each dependency or emitted value of each result. */
function listsOf<C, K extends 'dependencies' | 'emitted'>(
  nodes: readonly ResultNode<C>[],
  key: K,
  indexOf: (one: ResultNode<C>[K][number]) => number,
): Lists {
  const items: number[] = [];
  const ends = Int32Array.from(nodes, (node) => {
    for (const one of node[key]) items.push(indexOf(one));
    return items.length;
  });
  return { items: Int32Array.from(items), ends };
}

function emittedBy<C>(nodes: readonly ResultNode<C>[]): Head['emitted'] {
  const [values, indexes]: [Emitted[], Map<unknown, number>] = [[], new Map()];
  const lists = listsOf(nodes, 'emitted', (one) => {
    const key = typeof one.value === 'string' ? `${one.channel}\0${one.value}` : one;
    const index = indexes.get(key) ?? values.push(one) - 1;
    indexes.set(key, index);
    return index;
  });
  return { ...lists, values };
}

/** Joins values that follow each other in memory, as those do that were read from one file. */
function joinNeighbours(values: readonly (Uint8Array | undefined)[]): Uint8Array[] {
  const joined: Uint8Array[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    const { buffer, byteOffset, length } = value ?? new Uint8Array();
    if (length === 0) continue;
    if (last?.buffer === buffer && last.byteOffset + last.length === byteOffset)
      joined[joined.length - 1] = new Uint8Array(buffer, last.byteOffset, last.length + length);
    else joined.push(new Uint8Array(buffer, byteOffset, length));
  }
  return joined;
}

/** Checks that a result and its emitted values can be serialized. */
function canBeStored<C>(node: ResultNode<C>, config: C): boolean {
  if (node.query.keep !== 'nothing' && !packedResult(node, config)) return false;
  const isText = node.emitted.every(({ value }) => typeof value === 'string');
  return isText || serializeData(node.emitted) !== undefined;
}

/** Reads the output of `writeNodes`. Skips results of unknown queries. */
export function readNodes<C>(
  { head: bytes, values }: { head: Uint8Array; values: Uint8Array },
  queries: readonly Query<C, unknown>[],
): { nodes: ResultNode<C>[]; revision: number } {
  const head = deserialize(bytes) as Head;
  const byName = new Map(queries.map((query) => [query.name, query]));
  const storedQueries = head.queries.map((name) => byName.get(name));
  const nodes = head.argument.map((argument, at) => {
    const query = storedQueries[head.query[at] ?? 0];
    return query && createNode(query, argument);
  });
  nodes.forEach((node, at) => {
    if (!node) return;
    node.dependencies = listAt(head.dependencies, at, nodes);
    node.emitted = listAt(head.emitted, at, head.emitted.values);
    node.changedAt = head.changedAt[at] ?? 0;
    // A result cannot be verified if one of its dependencies was not stored.
    const { ends } = head.dependencies;
    const isWhole = node.dependencies.length === (ends[at] ?? 0) - (ends[at - 1] ?? 0);
    node.verifiedAt = isWhole ? (head.verifiedAt[at] ?? 0) : 0;
    node.stamp = head.stamp[at];
    node.hasError = head.hasError[at] === 1;
    if (head.isStored[at] === 1) node.stored = values.subarray(head.end[at - 1] ?? 0, head.end[at]);
  });
  return { nodes: nodes.filter((node) => node !== undefined), revision: head.revision };
}

/** Returns the list of one result, without what is missing in `all`. */
function listAt<T>({ items, ends }: Lists, at: number, all: readonly (T | undefined)[]): readonly T[] {
  const [start, end] = [ends[at - 1] ?? 0, ends[at] ?? 0];
  if (start === end) return none;
  const list: T[] = [];
  for (let item = start; item < end; item++) {
    const one = all[items[item] ?? -1];
    if (one !== undefined) list.push(one);
  }
  return list;
}

/** Checks that all inputs of the last revision are unchanged, and with them every result. Reads no values. */
export function areInputsUnchanged(head: Head, stampOf: StampOf): boolean {
  const { query, argument, verifiedAt, stamp, revision } = head;
  const stamps = head.queries.map(stampOf);
  return argument.every((inputArgument, at) => {
    const currentStamp = stamps[query[at] ?? 0];
    if (verifiedAt[at] !== revision || (!currentStamp && !head.isInput[query[at] ?? 0])) return true;
    return stamp[at] !== undefined && currentStamp?.(inputArgument) === stamp[at];
  });
}

/** Returns a function that computes the current stamp of an argument, by query name; undefined if the query has no stamp. */
type StampOf = (query: string) => ((argument: string) => string | undefined) | undefined;

/** Deserializes the head of stored results. */
export const readHead = (head: Uint8Array) => deserialize(head) as Head;
