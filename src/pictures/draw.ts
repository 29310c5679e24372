import type { Artifact } from '../artifact.ts';
import { openCache } from '../cache/cache.mjs';
import type { Picture } from './picture.ts';

/** How many pictures are made at once: one is laid out while others are compressed by other threads. */
const atOnce = 4;

/**
 * Draws pictures, each only once as long as nothing about it changes.
 *
 * @param cacheDir where drawn pictures are kept
 */
export async function drawPictures(pictures: readonly Picture[], cacheDir: string): Promise<Artifact[]> {
  const cache = openCache(cacheDir);
  const artifacts: Artifact[] = [];
  const waiting = pictures.entries();
  const work = async () => {
    for (const [at, { path, hash, draw }] of waiting) {
      artifacts[at] = { path, body: await cache.get(hash, draw) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  cache.sweep();
  return artifacts;
}
