import type { Artifact } from '../artifact.ts';
import type { Cache } from '../cache/cache.ts';
import type { Picture } from './picture.ts';

/** Draws a picture, only once as long as nothing about it changes: the cache keeps it. */
export async function drawPicture({ path, hash, draw }: Picture, cache: Cache): Promise<Artifact> {
  return { path, body: await cache.get(hash, draw) };
}
