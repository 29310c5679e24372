import type { Artifact } from '../artifact.ts';
import { openCache } from '../cache/cache.mjs';
import { atOnce } from './at-once.ts';
import type { Picture } from './picture.ts';

/**
 * Draws pictures, each only once as long as nothing about it changes.
 *
 * @param cacheDir where drawn pictures are kept; nowhere when it is undefined
 */
export async function drawPictures(
  pictures: readonly Picture[],
  cacheDir: string | undefined,
): Promise<Artifact[]> {
  const cache = openCache(cacheDir);
  const artifacts: Artifact[] = [];
  await atOnce(pictures, async ({ path, hash, draw }, at) => {
    artifacts[at] = { path, body: await cache.get(hash, draw) };
  });
  cache.sweep();
  return artifacts;
}
