import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { createNode, type Emitted, packedResult, type ResultNode, tryToSerialize } from './node.ts';
import type { Query } from './query.ts';

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
  /** Indexes of all dependencies, concatenated, and the end of each result's slice. */
  dependencies: Int32Array;
  dependenciesEnd: Int32Array;
  /** End of each result's value in the concatenated values. */
  end: Float64Array;
  /** 1 for results with a value. */
  isStored: Uint8Array;
  hasError: Uint8Array;
  emitted: [index: number, emitted: readonly Emitted[]][];
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
  const dependencies: number[] = [];
  const dependenciesEnd = nodes.map((node) => {
    for (const dependency of node.dependencies) dependencies.push(indexes.get(dependency) ?? -1);
    return dependencies.length;
  });
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
    dependencies: Int32Array.from(dependencies),
    dependenciesEnd: Int32Array.from(dependenciesEnd),
    end: Float64Array.from(values, (value) => (end += value?.length ?? 0)),
    isStored: Uint8Array.from(values, (value) => (value ? 1 : 0)),
    hasError: Uint8Array.from(nodes, ({ hasError }) => (hasError ? 1 : 0)),
    emitted: nodes.flatMap(({ emitted }, at): Head['emitted'] => (emitted.length > 0 ? [[at, emitted]] : [])),
  };
  return { head: serialize(head), values: values.flatMap((value) => value ?? []) };
}

/** Checks that a result and its emitted values can be serialized. */
function canBeStored<C>(node: ResultNode<C>, config: C): boolean {
  if (node.query.keep !== 'nothing' && !packedResult(node, config)) return false;
  const isText = node.emitted.every(({ value }) => typeof value === 'string');
  return isText || tryToSerialize(node.emitted) !== undefined;
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
    const from = head.dependenciesEnd[at - 1] ?? 0;
    const dependencies = [...head.dependencies.subarray(from, head.dependenciesEnd[at])].map(
      (index) => nodes[index],
    );
    node.dependencies = dependencies.filter((dependency) => dependency !== undefined);
    node.changedAt = head.changedAt[at] ?? 0;
    // A result cannot be verified if one of its dependencies was not stored.
    node.verifiedAt = node.dependencies.length === dependencies.length ? (head.verifiedAt[at] ?? 0) : 0;
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
