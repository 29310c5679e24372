import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { createNode, type Emitted, none, packedResult, type ResultNode } from './node.ts';
import type { Query } from './query.ts';
import { serialize as serializeData } from './serialize.ts';

/** Stored results without their values, as columns: element `i` of each belongs to result `i`. */
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
  /** Arguments and stamps, each once: many queries have the same argument. */
  texts: string[];
  /** Index into `texts`. */
  argument: Int32Array;
  /** Index into `texts`; -1 for none. */
  stamp: Int32Array;
  changedAt: Int32Array;
  verifiedAt: Int32Array;
  /** Indexes of the dependencies. */
  dependencies: Lists;
  /** End of each result's value in the concatenated values. */
  end: Uint32Array;
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
  generation: string;
  head: Uint8Array;
  values: Uint8Array[];
}

/** Serializes results. */
export function writeNodes<C>(all: readonly ResultNode<C>[], revision: number, config: C): StoredNodes {
  for (const node of all) node.index = -1;
  const nodes = all.filter((node) => node.verifiedAt > 0 && canBeStored(node, config));
  nodes.forEach((node, index) => {
    node.index = index;
  });
  const [queries, texts] = [createTable<Query<C, unknown>>(), createTable<string>()];
  const columns = emptyColumns(nodes.length);
  let valuesEnd = 0;
  nodes.forEach((node, at) => {
    columns.query[at] = queries.indexOf(node.query);
    columns.argument[at] = texts.indexOf(node.argument);
    columns.stamp[at] = node.stamp === undefined ? -1 : texts.indexOf(node.stamp);
    columns.changedAt[at] = node.changedAt;
    columns.verifiedAt[at] = node.verifiedAt;
    columns.hasError[at] = node.hasError ? 1 : 0;
    columns.isStored[at] = node.bytes ? 1 : 0;
    if (node.bytes) valuesEnd += node.end - node.start;
    columns.end[at] = valuesEnd;
  });
  const head: Head = {
    ...columns,
    generation: randomUUID(),
    revision,
    queries: queries.all.map(({ name }) => name),
    isInput: queries.all.map(({ kind }) => kind === 'input'),
    texts: texts.all,
    dependencies: listsOf(nodes, 'dependencies', ({ index }) => index),
    emitted: emittedBy(nodes),
  };
  return { generation: head.generation, head: serialize(head), values: joinedValues(nodes) };
}

const emptyColumns = (length: number) => ({
  query: new Int32Array(length),
  argument: new Int32Array(length),
  stamp: new Int32Array(length),
  changedAt: new Int32Array(length),
  verifiedAt: new Int32Array(length),
  end: new Uint32Array(length),
  isStored: new Uint8Array(length),
  hasError: new Uint8Array(length),
});

/** Gives different values indexes, in the order in which it gets them. */
function createTable<T>() {
  const [all, indexes]: [T[], Map<unknown, number>] = [[], new Map()];
  /** @param key what tells different values apart */
  const indexOf = (value: T, key: unknown = value): number => {
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, all.length);
    return all.push(value) - 1;
  };
  return { all, indexOf };
}

/** Lists an index for each dependency or emitted value of each result. */
function listsOf<C, K extends 'dependencies' | 'emitted'>(
  nodes: readonly ResultNode<C>[],
  key: K,
  indexOf: (one: ResultNode<C>[K][number]) => number,
): Lists {
  let length = 0;
  for (const node of nodes) length += node[key].length;
  const [items, ends] = [new Int32Array(length), new Int32Array(nodes.length)];
  let end = 0;
  nodes.forEach((node, at) => {
    for (const one of node[key]) items[end++] = indexOf(one);
    ends[at] = end;
  });
  return { items, ends };
}

function emittedBy<C>(nodes: readonly ResultNode<C>[]): Head['emitted'] {
  const { all, indexOf } = createTable<Emitted>();
  const keyOf = (one: Emitted) => (typeof one.value === 'string' ? `${one.channel}\0${one.value}` : one);
  return { ...listsOf(nodes, 'emitted', (one) => indexOf(one, keyOf(one))), values: all };
}

/** Returns all values in order. Those that follow each other in memory, as most do that were read from one file, are one piece. */
function joinedValues<C>(nodes: readonly ResultNode<C>[]): Uint8Array[] {
  const pieces: { bytes: Uint8Array; start: number; end: number }[] = [];
  for (const { bytes, start, end } of nodes) {
    const last = pieces.at(-1);
    if (!bytes || start === end) continue;
    if (last?.bytes === bytes && last.end === start) last.end = end;
    else pieces.push({ bytes, start, end });
  }
  return pieces.map(({ bytes, start, end }) => bytes.subarray(start, end));
}

/** Checks that a result and its emitted values can be serialized. */
function canBeStored<C>(node: ResultNode<C>, config: C): boolean {
  if (node.query.keep !== 'nothing' && !node.bytes && !packedResult(node, config)) return false;
  const isText = node.emitted.every(({ value }) => typeof value === 'string');
  return isText || serializeData(node.emitted) !== undefined;
}

/** Reads the output of `writeNodes`. Skips results of unknown queries. */
export function readNodes<C>(
  { head, values }: { head: Head; values: Uint8Array },
  queries: readonly Query<C, unknown>[],
): { nodes: ResultNode<C>[]; revision: number } {
  const byName = new Map(queries.map((query) => [query.name, query]));
  const storedQueries = head.queries.map((name) => byName.get(name));
  const nodes = Array.from(head.query, (index, at) => {
    const query = storedQueries[index];
    return query && createNode(query, head.texts[head.argument[at] ?? -1] ?? '');
  });
  nodes.forEach((node, at) => {
    if (!node) return;
    // A result cannot be verified if one of its dependencies was not stored.
    const dependencies = listAt(head.dependencies, at, nodes);
    node.dependencies = dependencies ?? none;
    node.verifiedAt = dependencies ? (head.verifiedAt[at] ?? 0) : 0;
    node.emitted = listAt(head.emitted, at, head.emitted.values) ?? none;
    node.changedAt = head.changedAt[at] ?? 0;
    node.stamp = head.texts[head.stamp[at] ?? -1];
    node.hasError = head.hasError[at] === 1;
    if (head.isStored[at] === 1) node.bytes = values;
    node.start = head.end[at - 1] ?? 0;
    node.end = head.end[at] ?? 0;
  });
  return { nodes: nodes.filter((node) => node !== undefined), revision: head.revision };
}

/** Returns the list of one result; undefined if one of its elements is missing in `all`. */
function listAt<T>(
  { items, ends }: Lists,
  at: number,
  all: readonly (T | undefined)[],
): readonly T[] | undefined {
  const [start, end] = [ends[at - 1] ?? 0, ends[at] ?? 0];
  if (start === end) return none;
  const list = new Array<T>(end - start);
  for (let item = start; item < end; item++) {
    const one = all[items[item] ?? -1];
    if (one === undefined) return undefined;
    list[item - start] = one;
  }
  return list;
}

/** Checks that all inputs of the last revision are unchanged, and with them every result. Reads no values. */
export function areInputsUnchanged(head: Head, stampOf: StampOf): boolean {
  const { argument, verifiedAt, stamp, texts, revision } = head;
  const stamps = head.queries.map(stampOf);
  return head.query.every((query, at) => {
    const currentStamp = stamps[query];
    if (verifiedAt[at] !== revision || (!currentStamp && !head.isInput[query])) return true;
    const stored = texts[stamp[at] ?? -1];
    return stored !== undefined && currentStamp?.(texts[argument[at] ?? -1] ?? '') === stored;
  });
}

/** Returns a function that computes the current stamp of an argument, by query name; undefined if the query has no stamp. */
type StampOf = (query: string) => ((argument: string) => string | undefined) | undefined;

/** Deserializes the head of stored results. */
export const readHead = (head: Uint8Array) => deserialize(head) as Head;
