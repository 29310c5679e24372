import type { Artifact } from '../artifact.ts';
import { atOnce } from '../at-once.ts';
import { openCache } from '../cache/cache.mjs';
import type { Picture } from './picture.ts';

/**
 * Draws pictures, each only once as long as nothing about it changes.
 *
 * @param cacheDir where drawn pictures are kept; nowhere when it is undefined
 * @param signal ends the work before the next picture
 * @throws the reason of the signal
 */
export async function drawPictures(
  pictures: readonly Picture[],
  cacheDir: string | undefined,
  signal?: AbortSignal,
): Promise<Artifact[]> {
  const cache = openCache(cacheDir);
  const artifacts: Artifact[] = [];
  const drawOne = async ({ path, hash, draw }: Picture, at: number) => {
    artifacts[at] = { path, body: await cache.get(hash, draw) };
  };
  await atOnce(pictures, drawOne, signal);
  cache.sweep();
  return artifacts;
}
