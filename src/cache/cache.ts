import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstPiece, seal, sealInTwo, unseal, unsealFirst } from './entry.ts';
import { sweepFolder, writeWhole } from './whole-file.ts';

/**
 * Entries that one run keeps for the next, by keys that are file names. An entry that is damaged, unreadable or of another key is a miss.
 * A cache that cannot be written keeps nothing.
 */
export interface Cache {
  /** Returns the entry of a key. On a miss it calls `make` and keeps the result. Throws errors of `make`. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Returns the entry of a key; undefined on a miss. */
  known(key: string): Uint8Array | undefined;
  keep(key: string, content: Uint8Array): Promise<void>;
  /** Returns the first piece of an entry; the rest is read only on demand. */
  knownInTwo(key: string): FirstPiece | undefined;
  /** Keeps an entry of two pieces, of which the first can be read alone. */
  keepInTwo(key: string, first: Uint8Array, rest: readonly Uint8Array[]): Promise<void>;
  /** Removes what was not used in a month, what is beyond the limit, and temporary files; never what was asked for here. */
  sweep(): void;
}

/**
 * Opens a cache in a folder, which need not exist. Without a folder it keeps nothing.
 *
 * @param limits `most`: how many entries stay; `owner`: a text on which all entries depend beside their keys
 */
export function openCache(
  folder: string | undefined,
  { most = Number.POSITIVE_INFINITY, owner = '' }: { most?: number; owner?: string } = {},
): Cache {
  if (folder === undefined) return noCache;
  const asked = new Set<string>();
  const sealOf = (key: string) => (owner === '' ? key : `${owner}\0${key}`);
  const pathOf = (key: string) => {
    asked.add(key);
    return join(folder, key);
  };
  const write = async (key: string, sealed: readonly Uint8Array[]) => {
    try {
      mkdirSync(folder, { recursive: true });
      await writeWhole(pathOf(key), sealed);
    } catch {
      // The next run makes it again.
    }
  };
  const known = (key: string) => unseal(pathOf(key), sealOf(key));
  const keep = (key: string, content: Uint8Array) => write(key, seal(sealOf(key), [content]));
  return {
    async get(key, make) {
      const kept = known(key);
      if (kept) return kept;
      const made = await make();
      await keep(key, made);
      return made;
    },
    known,
    keep,
    knownInTwo: (key) => unsealFirst(pathOf(key), sealOf(key)),
    keepInTwo: (key, first, rest) => write(key, sealInTwo(sealOf(key), first, rest)),
    sweep: () => sweepFolder(folder, { asked, most }),
  };
}

const noCache: Cache = {
  get: (_key, make) => make(),
  known: () => undefined,
  keep: async () => {},
  knownInTwo: () => undefined,
  keepInTwo: async () => {},
  sweep: () => {},
};
