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
  /** The serialized result; undefined until it is needed, or if it cannot be stored. */
  stored: Uint8Array | undefined;
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
    stored: undefined,
  };
}

/** Returns the serialized result; undefined if it is not stored. */
export function packedResult<C>(node: ResultNode<C>, config: C): Uint8Array | undefined {
  if (node.live && !node.stored) node.stored = pack(node, node.live.value, config);
  return node.stored;
}

function pack<C>({ query, argument }: ResultNode<C>, value: unknown, config: C): Uint8Array | undefined {
  if (query.keep === 'nothing') return undefined;
  if (query.keep === 'digest') return digest(value);
  return serialize(codecOf(query, argument, config).pack(value));
}

/** Deserializes a stored value; returns undefined if the result must be recomputed. */
export function unpackValue<C>(
  { query, argument, stored }: ResultNode<C>,
  config: C,
): { value: unknown } | undefined {
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
