import { statSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.mjs';
import { isSettled } from './file-facts.mjs';
import { digestOfPlaces } from './place-digest.mjs';

/**
 * Returns what a function gave when it was last called for the same key and for files that hold the same now, or else calls it. It
 * says itself which files it has read, and in which places it has looked for others (bundle-inputs.mjs), because only it finds out.
 * What it gives is kept, unless that is undefined.
 *
 * @param key a file name that says everything else on which the result depends; undefined if it cannot be known again
 */
export async function rememberFiles<T extends object>(
  cache: Cache,
  key: string | undefined,
  make: (note: (path: string) => void) => Promise<T | undefined>,
): Promise<T | undefined> {
  if (key === undefined) return make(() => undefined);
  const listName = `${key}.files`;
  const kept = keptFor(cache, key, cache.known(listName));
  if (kept) return deserialize(kept) as T;
  const start = Date.now();
  const paths = new Set<string>();
  const made = await make((path) => paths.add(path));
  const sorted = [...paths].toSorted();
  // What was written meanwhile may not be what was read.
  if (made === undefined || sorted.some((path) => isChanged(path, start))) return made;
  await cache.keep(`${key}.${digestOf(sorted)}`, serialize(made));
  await cache.keep(listName, Buffer.from(JSON.stringify(sorted)));
  cache.sweep();
  return made;
}

function keptFor(cache: Cache, key: string, list: Uint8Array | undefined): Uint8Array | undefined {
  const digest = list && digestOf(JSON.parse(Buffer.from(list).toString()));
  return digest === undefined ? undefined : cache.known(`${key}.${digest}`);
}

/** Whether a file or the names in a folder may have changed since a moment; what is not there has not. */
function isChanged(path: string, moment: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !isSettled(stats, moment);
}

const digestOf = (paths: readonly string[]) => digestOfPlaces('', paths);
