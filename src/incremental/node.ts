import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Codec, Query } from './query.ts';

/** Something that was said beside a result, such as a problem. It is said again as long as the result stands. */
export interface Emitted {
  channel: string;
  value: unknown;
}

/** The result of a query for one argument, and on what it depends. */
export interface Node<C> {
  // The type of the result is that of the query: a database holds nodes of all types.
  readonly query: Query<C, unknown>;
  readonly argument: string;
  /** The revision in which the result last became another, and that in which it was last known to be right; 0 for never. */
  changed: number;
  checked: number;
  /** That of an input when it was last read. */
  stamp: string | undefined;
  dependencies: readonly Node<C>[];
  emitted: readonly Emitted[];
  /** Whether this or anything below it has emitted an error. */
  hasError: boolean;
  /** The result, if it is at hand. */
  live: { value: unknown } | undefined;
  /** What the store keeps of it; undefined if that was not asked for yet, or cannot be stored. */
  stored: Uint8Array | undefined;
}

export function createNode<C>(query: Query<C, unknown>, argument: string): Node<C> {
  return {
    ...{ query, argument, changed: 0, checked: 0, stamp: undefined, dependencies: [], emitted: [] },
    ...{ hasError: false, live: undefined, stored: undefined },
  };
}

/** Returns what the store keeps of a result; undefined for nothing. */
export function storedOf<C>(node: Node<C>, config: C): Uint8Array | undefined {
  if (node.live && !node.stored) node.stored = pack(node, node.live.value, config);
  return node.stored;
}

function pack<C>({ query, argument }: Node<C>, value: unknown, config: C): Uint8Array | undefined {
  if (query.keep === 'nothing') return undefined;
  if (query.keep === 'digest') return digest(value);
  const packed = codecOf(query, argument, config).pack(value);
  return tryToSerialize(packed);
}

/** Returns a stored value; undefined if the result must be made again. */
export function valueIn<C>({ query, argument, stored }: Node<C>, config: C): { value: unknown } | undefined {
  if (!stored || query.keep === 'nothing' || query.keep === 'digest') return undefined;
  return { value: codecOf(query, argument, config).unpack(deserialize(stored)) };
}

const plain: Codec<unknown> = {
  // A result that is nothing is a result as well.
  pack: (value) => (value === undefined ? null : [value]),
  unpack: (stored) => (stored as [unknown] | null)?.[0],
};

const codecOf = <C>({ keep }: Query<C, unknown>, argument: string, config: C): Codec<unknown> =>
  typeof keep === 'function' ? keep(config, argument) : plain;

/** Says whether two results that were stored are the same. */
export function isSameStored(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;
}

/** Problems and results may hold what cannot be stored, such as functions. */
export function tryToSerialize(value: unknown): Uint8Array | undefined {
  if (value === undefined) return undefined;
  try {
    return serialize(value);
  } catch {
    return undefined;
  }
}

const digest = (value: unknown) =>
  createHash('sha256')
    .update(typeof value === 'string' || value instanceof Uint8Array ? value : serialize(value))
    .digest();

/** Says whether the same was emitted. */
export function isSameEmitted(one: readonly Emitted[], other: readonly Emitted[]): boolean {
  if (one.length === 0 && other.length === 0) return true;
  return one.length === other.length && isSameStored(tryToSerialize(one), tryToSerialize(other));
}
