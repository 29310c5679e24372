import { hash } from 'node:crypto';
import type { Codec, Query } from './query.ts';
import { isSameData } from './same-data.ts';
import { deserialize, isClone, serialize } from './serialize.ts';

/** A value emitted beside a result, such as a problem. It is replayed while the result is current. */
export interface Emitted {
  channel: string;
  value: unknown;
}

/** The result of a query for one argument, with its dependencies. */
export interface ResultNode<C> {
  readonly query: Query<C, unknown>;
  readonly argument: string;
  /** Revision in which the result last changed; 0 for never. */
  changedAt: number;
  /** Revision in which the result was last verified; 0 for never. */
  verifiedAt: number;
  /** Stamp of an input when it was last read. */
  stamp: string | undefined;
  dependencies: readonly ResultNode<C>[];
  emitted: readonly Emitted[];
  /** True if the query or a dependency has emitted an error. */
  hasError: boolean;
  /** The deserialized result; undefined until it is needed. */
  live: { value: unknown } | undefined;
  /** Bytes that have the serialized result between `start` and `end`; undefined until it is needed, or if it cannot be stored. */
  bytes: Uint8Array | undefined;
  start: number;
  end: number;
  /** Position among the results that are being stored; -1 for none. */
  index: number;
}

/** Shared by all nodes, of which most have no emitted values. */
export const none: readonly never[] = [];

export function createNode<C>(query: Query<C, unknown>, argument: string): ResultNode<C> {
  return {
    query,
    argument,
    changedAt: 0,
    verifiedAt: 0,
    stamp: undefined,
    dependencies: none,
    emitted: none,
    hasError: false,
    live: undefined,
    bytes: undefined,
    start: 0,
    end: 0,
    index: -1,
  };
}

/** Returns the serialized result; undefined if it is not stored. */
export function packedResult<C>(node: ResultNode<C>, config: C): Uint8Array | undefined {
  if (node.live && !node.bytes) {
    node.bytes = pack(node, node.live.value, config);
    node.start = 0;
    node.end = node.bytes?.length ?? 0;
  }
  return storedBytes(node);
}

const storedBytes = <C>({ bytes, start, end }: ResultNode<C>) => bytes?.subarray(start, end);

function pack<C>({ query, argument }: ResultNode<C>, value: unknown, config: C): Uint8Array | undefined {
  if (query.keep === 'nothing') return undefined;
  if (query.keep === 'digest') return digest(value);
  return serialize(codecOf(query, argument, config).pack(value));
}

/** Deserializes a stored value; returns undefined if the result must be recomputed. */
export function unpackValue<C>(node: ResultNode<C>, config: C): { value: unknown } | undefined {
  const { query, argument } = node;
  const stored = storedBytes(node);
  if (!stored || query.keep === 'nothing' || query.keep === 'digest') return undefined;
  return { value: codecOf(query, argument, config).unpack(deserialize(stored)) };
}

const plain: Codec<unknown> = {
  // Tells a stored `undefined` from no result.
  pack: (value) => (value === undefined ? null : [value]),
  unpack: (stored) => (stored as [unknown] | null)?.[0],
};

const codecOf = <C>({ keep }: Query<C, unknown>, argument: string, config: C): Codec<unknown> =>
  typeof keep === 'function' ? keep(config, argument) : plain;

/** Compares a serialized result of a query with its present one. Results that cannot be stored are never the same. */
export function isSameResult<C>(before: Uint8Array | undefined, node: ResultNode<C>, config: C): boolean {
  const after = packedResult(node, config);
  if (!before || !after) return false;
  if (Buffer.compare(before, after) === 0) return true;
  if (node.query.keep === 'digest' || !isClone(before) || !isClone(after)) return false;
  return isSameData(deserialize(before), deserialize(after));
}

function digest(value: unknown): Uint8Array | undefined {
  const content = typeof value === 'string' || value instanceof Uint8Array ? value : serialize([value]);
  return content === undefined ? undefined : hash('sha256', content, 'buffer');
}
