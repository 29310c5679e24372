import { deserialize, serialize } from 'node:v8';
import { openCache } from './cache.mjs';
import { listName } from './file-set.mjs';
import { type Results, readResults, type Stored, writeResults } from './result-file.ts';

/** The files of a memory: of a large site only those are written again in which something has changed. */
export interface ResultFiles {
  /** What is kept together with what has this name; what is deleted there is not kept any longer. */
  of(name: string): Map<string, Stored>;
  /** Writes the files that are not as they must be, and removes all others. */
  save(whole: Results): Promise<void>;
}

/** How many bytes of results usually lie in one file. */
const usualBytes = 2_000_000;

/** In how many files the results of each kind lie: a power of two. */
type Counts = ReadonlyMap<string, number>;

interface Opened {
  stored: Map<string, Stored>;
  /** How many results there were in the file. */
  size: number;
}

/**
 * Opens the files in a folder, each when something of it is asked for.
 *
 * @param folder undefined for a run that does without
 */
export function openResultFiles(folder: string | undefined): ResultFiles {
  const cache = openCache(folder, { most: 0 });
  const list = cache.known(listName);
  let counts: Counts = list ? deserialize(list) : new Map();
  const opened = new Map<string, Opened>();
  const open = (file: string): Opened => {
    const known = opened.get(file) ?? openFile(cache.known(file));
    opened.set(file, known);
    return known;
  };
  return {
    of: (name) => open(fileOf(name, counts)).stored,
    async save(whole) {
      const next = countsOf(whole, counts);
      if ([...next].some(([kind, count]) => counts.get(kind) !== count))
        await cache.keep(listName, serialize(next));
      for (const [file, results] of split(whole, next)) {
        if (isAsOpened(results, open(file))) continue;
        await cache.keep(file, writeResults(results));
        opened.set(file, { stored: results, size: results.size });
      }
      counts = next;
      cache.sweep();
    },
  };
}

function openFile(bytes: Uint8Array | undefined): Opened {
  const stored = new Map(bytes ? readResults(bytes) : []);
  return { stored, size: stored.size };
}

/** Whatever was found to be wrong is not among the stored ones any more. */
function isAsOpened(results: Results, { stored, size }: Opened): boolean {
  return results.size === size && [...results.keys()].every((name) => stored.has(name));
}

/** A kind keeps its number of files until it has become four times too large or too small. */
function countsOf(whole: Results, counts: Counts): Counts {
  const sizes = new Map<string, number>();
  for (const [name, { bytes }] of whole) {
    const kind = kindOf(name);
    sizes.set(kind, (sizes.get(kind) ?? 0) + bytes.length);
  }
  return new Map(
    [...sizes].map(([kind, size]) => {
      const wanted = 2 ** Math.ceil(Math.log2(Math.max(1, size / usualBytes)));
      const known = counts.get(kind) ?? 0;
      return [kind, wanted <= 4 * known && known <= 4 * wanted ? known : wanted];
    }),
  );
}

function split(whole: Results, counts: Counts): Map<string, Map<string, Stored>> {
  const files = new Map<string, Map<string, Stored>>();
  for (const [name, stored] of whole) {
    const file = fileOf(name, counts);
    const results = files.get(file) ?? new Map<string, Stored>();
    files.set(file, results.set(name, stored));
  }
  return files;
}

const kindOf = (name: string) => name.split(' ', 1)[0] ?? name;

function fileOf(name: string, counts: Counts): string {
  const kind = kindOf(name);
  const count = counts.get(kind) ?? 1;
  return `${kind}-${count}-${hash(name) % count}`;
}

/** Spreads names evenly (FNV-1a). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
}
