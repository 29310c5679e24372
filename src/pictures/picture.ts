import type { Artifact } from '../artifact.ts';
import type { Cache } from '../cache/cache.ts';

/** A picture that can be made when it is needed: its address is known before. */
export interface Picture {
  /** Where it goes, relative to the output folder. */
  path: string;
  /** Changes with everything that the picture is made from; the same hash gives the same bytes. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Makes the picture, in the format that its path says. */
  draw(): Promise<Uint8Array>;
}

/** Draws a picture, only once as long as nothing about it changes: the cache keeps it. */
export async function drawPicture({ path, hash, draw }: Picture, cache: Cache): Promise<Artifact> {
  return { path, body: await cache.get(hash, draw) };
}
