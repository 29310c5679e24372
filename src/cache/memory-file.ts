import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { openCache } from './cache.mjs';

/** A result that is to be written down. */
interface Entry {
  name: string;
  /** On what it depends. */
  inputs: readonly unknown[];
  /** Gives the result as plain data; is called only if that is not in the file already. */
  pack(): unknown;
  /** The names of the results from which it was made. */
  parts: ReadonlySet<string>;
}

/** What the processes of a code have remembered: one file, which is read as a whole, and from which each result is taken when it is asked for. */
export interface MemoryFile {
  /** What is kept of these inputs under this name. */
  find(
    name: string,
    inputs: readonly unknown[],
  ): { value(): unknown; parts: ReadonlySet<string> } | undefined;
  /** Says that what is kept under a name is not right any more. */
  forget(name: string): void;
  /** Keeps these results, what they were made from, and no others. A cache that cannot be written keeps what it had. */
  save(entries: readonly Entry[]): Promise<void>;
}

/** A result as it lies in the file. */
interface Stored {
  /** A digest of what it depends on. */
  digest: string;
  parts: ReadonlySet<string>;
  bytes: Uint8Array;
}

/** How many codes are remembered, such as those of branches. */
const most = 4;

/**
 * Opens what was remembered. A file that is damaged or of another code is none.
 *
 * @param folder the folder of such files; undefined for a run that does without
 * @param owner everything that all results have in common: the code, and the folders that are read
 */
export function openMemoryFile(folder: string | undefined, owner: string): MemoryFile {
  const cache = openCache(folder, { most });
  const key = hash(owner);
  const kept = cache.known(key);
  const stored = kept ? read(kept) : new Map<string, Stored>();
  const count = stored.size;
  return {
    find(name, inputs) {
      const found = stored.get(name);
      if (!found || found.digest !== digestOf(inputs)) return undefined;
      return { value: () => deserialize(found.bytes), parts: found.parts };
    },
    forget: (name) => void stored.delete(name),
    async save(entries) {
      const next = new Map<string, Stored>();
      for (const entry of entries) {
        const known = stored.get(entry.name) ?? toStored(entry);
        if (known) next.set(entry.name, known);
      }
      // A map also visits what it gets meanwhile: the parts of parts.
      for (const { parts } of next.values())
        for (const name of parts) {
          const known = stored.get(name);
          if (known && !next.has(name)) next.set(name, known);
        }
      const isSame = next.size === count && [...next.keys()].every((name) => stored.has(name));
      if (isSame) return;
      await cache.keep(key, write(next));
      cache.sweep();
    },
  };
}

/** Each input by its type and length, so that no two lists of them are taken for each other; undefined if one is a symbol. */
function digestOf(inputs: readonly unknown[]): string | undefined {
  const texts = inputs.map((input) => (typeof input === 'symbol' ? undefined : `${typeof input} ${input}`));
  if (texts.includes(undefined)) return undefined;
  return hash(texts.map((text) => `${text?.length} ${text}`).join('\0'));
}

function toStored({ inputs, pack, parts }: Entry): Stored | undefined {
  const digest = digestOf(inputs);
  const bytes = digest === undefined ? undefined : tryToSerialize(pack());
  return digest === undefined || !bytes ? undefined : { digest, parts, bytes };
}

/** Problems may hold what cannot be written down; they are found anew. */
function tryToSerialize(value: unknown): Uint8Array | undefined {
  try {
    return serialize(value);
  } catch {
    return undefined;
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** The length of the list, the list, and the results one after the other: a list of names, digests, parts and lengths. */
function write(all: ReadonlyMap<string, Stored>): Uint8Array {
  const entries = [...all];
  const list = serialize(
    entries.map(([name, { digest, parts, bytes }]): Listed => [name, digest, parts, bytes.length]),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return Buffer.concat([length, list, ...entries.map(([, { bytes }]) => bytes)]);
}

type Listed = [name: string, digest: string, parts: ReadonlySet<string>, length: number];

/** What was sealed under its key is as `write` gave it. */
function read(file: Uint8Array): Map<string, Stored> {
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
