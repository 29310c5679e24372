import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { createNode, type Emitted, type Node, storedOf, tryToSerialize } from './node.ts';
import type { Query } from './query.ts';

/** Results as they are stored: lists of the same length, with one element for each result. */
interface Head {
  /** Another one whenever results are stored. */
  generation: string;
  revision: number;
  /** The names of the queries, and which are inputs. */
  queries: string[];
  isInput: boolean[];
  /** The place of each query in that list. */
  query: Int32Array;
  argument: string[];
  changed: Int32Array;
  checked: Int32Array;
  stamp: (string | undefined)[];
  /** The places of all dependencies, one result after the other, and where those of each end. */
  dependencies: Int32Array;
  dependenciesEnd: Int32Array;
  /** Where the stored value of each ends among all values, and which results have one. */
  end: Float64Array;
  isStored: Uint8Array;
  hasError: Uint8Array;
  emitted: [at: number, emitted: readonly Emitted[]][];
}

/** Results in two pieces: what is known of them, and their values one after the other. */
export interface StoredNodes {
  head: Uint8Array;
  values: Uint8Array[];
}

/** Writes results. */
export function writeNodes<C>(all: readonly Node<C>[], revision: number, config: C): StoredNodes {
  const nodes = all.filter((node) => node.checked > 0 && canBeStored(node, config));
  const places = new Map(nodes.map((node, at) => [node, at]));
  const queries = [...new Set(nodes.map(({ query }) => query))];
  const placeOfQuery = new Map(queries.map((query, at) => [query, at]));
  const values = nodes.map((node) => storedOf(node, config));
  const dependencies: number[] = [];
  const dependenciesEnd = nodes.map((node) => {
    for (const one of node.dependencies) dependencies.push(places.get(one) ?? -1);
    return dependencies.length;
  });
  let end = 0;
  const head: Head = {
    generation: randomUUID(),
    revision,
    queries: queries.map(({ name }) => name),
    isInput: queries.map(({ kind }) => kind === 'input'),
    query: Int32Array.from(nodes, ({ query }) => placeOfQuery.get(query) ?? 0),
    argument: nodes.map(({ argument }) => argument),
    changed: Int32Array.from(nodes, ({ changed }) => changed),
    checked: Int32Array.from(nodes, ({ checked }) => checked),
    stamp: nodes.map(({ stamp }) => stamp),
    dependencies: Int32Array.from(dependencies),
    dependenciesEnd: Int32Array.from(dependenciesEnd),
    end: Float64Array.from(values, (value) => (end += value?.length ?? 0)),
    isStored: Uint8Array.from(values, (value) => (value ? 1 : 0)),
    hasError: Uint8Array.from(nodes, ({ hasError }) => (hasError ? 1 : 0)),
    emitted: nodes.flatMap(({ emitted }, at): Head['emitted'] => (emitted.length > 0 ? [[at, emitted]] : [])),
  };
  return { head: serialize(head), values: values.flatMap((value) => value ?? []) };
}

/** Says whether the next process can know a result: what it is, or that nothing has changed, and what was emitted beside it. */
function canBeStored<C>(node: Node<C>, config: C): boolean {
  if (node.query.keep !== 'nothing' && !storedOf(node, config)) return false;
  return node.emitted.length === 0 || tryToSerialize(node.emitted) !== undefined;
}

/** Reads what `writeNodes` has written. Results of queries that are not among these are left out. */
export function readNodes<C>(
  { head: bytes, values }: { head: Uint8Array; values: Uint8Array },
  queries: readonly Query<C, unknown>[],
): { nodes: Node<C>[]; revision: number } {
  const head = deserialize(bytes) as Head;
  const byName = new Map(queries.map((query) => [query.name, query]));
  const known = head.queries.map((name) => byName.get(name));
  const nodes = head.argument.map((argument, at) => {
    const query = known[head.query[at] ?? 0];
    return query && createNode(query, argument);
  });
  nodes.forEach((node, at) => {
    if (!node) return;
    const from = head.dependenciesEnd[at - 1] ?? 0;
    const dependencies = [...head.dependencies.subarray(from, head.dependenciesEnd[at])].map(
      (one) => nodes[one],
    );
    node.dependencies = dependencies.filter((one) => one !== undefined);
    node.changed = head.changed[at] ?? 0;
    // Without all of its dependencies nobody knows whether a result is right.
    node.checked = node.dependencies.length === dependencies.length ? (head.checked[at] ?? 0) : 0;
    node.stamp = head.stamp[at];
    node.hasError = head.hasError[at] === 1;
    if (head.isStored[at] === 1) node.stored = values.subarray(head.end[at - 1] ?? 0, head.end[at]);
  });
  for (const [at, emitted] of head.emitted) {
    const node = nodes[at];
    if (node) node.emitted = emitted;
  }
  return { nodes: nodes.filter((node) => node !== undefined), revision: head.revision };
}

/**
 * Says whether all inputs of the last revision are as they were, and with them every result: then nothing needs to be read.
 *
 * @param stampOf returns the stamp that an input has now; undefined for what is no input
 */
export function areInputsUnchanged(head: Head, stampOf: StampOf): boolean {
  const { query, argument, checked, stamp, revision } = head;
  const stamps = head.queries.map(stampOf);
  return argument.every((own, at) => {
    const now = stamps[query[at] ?? 0];
    if (checked[at] !== revision || (!now && !head.isInput[query[at] ?? 0])) return true;
    return stamp[at] !== undefined && now?.(own) === stamp[at];
  });
}

/** Returns what gives the stamp of an input for an argument, by the name of its query; undefined for what is no input. */
type StampOf = (query: string) => ((argument: string) => string | undefined) | undefined;

/** Reads the first piece of stored results. */
export const readHead = (head: Uint8Array) => deserialize(head) as Head;
