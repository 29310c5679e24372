import { deserialize, serialize } from 'node:v8';

/** A result as it lies in a file. */
export interface Stored {
  /** A digest of what it depends on. */
  digest: string;
  /** The names of the results from which it was made. */
  parts: ReadonlySet<string>;
  /** Gives the result, serialized; undefined if it cannot be read. */
  bytes(): Uint8Array | undefined;
}

/** Results by name. */
export type Results = ReadonlyMap<string, Stored>;

/** Results in two pieces: what there is can be looked up without reading what it is. */
export interface Listed {
  /** The names, digests, parts and lengths. */
  list: Uint8Array;
  /** The results one after the other. */
  bytes: readonly Uint8Array[];
}

type Line = [name: string, digest: string, parts: ReadonlySet<string>, length: number];

/** Lists results as they are written down; those that cannot be read are left out. */
export function listResults(results: Results): Listed {
  const readable = [...results].flatMap(([name, { digest, parts, bytes }]) => {
    const own = bytes();
    return own ? [{ line: [name, digest, parts, own.length] satisfies Line, own }] : [];
  });
  return { list: serialize(readable.map(({ line }) => line)), bytes: readable.map(({ own }) => own) };
}

/**
 * What `listResults` has listed.
 *
 * @param rest gives the results one after the other; is called at most once, when the first of them is asked for
 */
export function readResults(list: Uint8Array, rest: () => Uint8Array | undefined): Results {
  let all: { bytes: Uint8Array | undefined } | undefined;
  const read = () => {
    all ??= { bytes: rest() };
    return all.bytes;
  };
  let end = 0;
  return new Map(
    (deserialize(list) as Line[]).map(([name, digest, parts, length]) => {
      const start = end;
      end += length;
      const bytes = () => read()?.subarray(start, start + length);
      return [name, { digest, parts, bytes }];
    }),
  );
}
