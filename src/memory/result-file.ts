import { deserialize, serialize } from 'node:v8';

/** A result as it lies in a file. */
export interface Stored {
  /** A digest of what it depends on. */
  digest: string;
  /** The names of the results from which it was made. */
  parts: ReadonlySet<string>;
  /** The result, serialized. */
  bytes: Uint8Array;
}

/** Results by name. */
export type Results = ReadonlyMap<string, Stored>;

type Listed = [name: string, digest: string, parts: ReadonlySet<string>, length: number];

/** The parts of a file: the length of the list, the list of names, digests, parts and lengths, and the results one after the other. */
export function writeResults(results: Results): Uint8Array[] {
  const all = [...results];
  const list = serialize(
    all.map(([name, { digest, parts, bytes }]): Listed => [name, digest, parts, bytes.length]),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return [length, list, ...all.map(([, { bytes }]) => bytes)];
}

/** What `writeResults` has written. */
export function readResults(file: Uint8Array): Results {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let at = 4 + bytes.readUInt32LE();
  const list = deserialize(bytes.subarray(4, at)) as Listed[];
  return new Map(
    list.map(([name, digest, parts, length]) => {
      const stored = { digest, parts, bytes: bytes.subarray(at, at + length) };
      at += length;
      return [name, stored];
    }),
  );
}
