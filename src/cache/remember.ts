import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.mjs';

/**
 * Returns what a function gave when it was last called for the same key, or else calls it. What it gives is kept, unless that is
 * undefined. The key must say everything on which the result depends.
 *
 * @param key a file name; undefined if the result cannot be known again
 */
export async function remember<T extends object>(
  cache: Cache,
  key: string | undefined,
  make: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const kept = key === undefined ? undefined : cache.known(key);
  // Only what was sealed under this key arrives here; the key says which Node.js wrote it.
  if (kept) return deserialize(kept) as T;
  const made = await make();
  if (made === undefined || key === undefined) return made;
  await cache.keep(key, serialize(made));
  cache.sweep();
  return made;
}
