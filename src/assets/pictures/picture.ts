import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../cache/cache.ts';

/** A planned picture. Its path is known before it is drawn. */
export interface Picture {
  /** The path below the output folder. */
  path: string;
  /** The hash of all inputs. Equal hashes mean equal bytes. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Draws the picture in the format of its extension. */
  draw(): Promise<Uint8Array>;
}

/** Draws a picture, or takes it from the cache. */
export async function drawPicture({ path, hash, draw }: Picture, cache: Cache): Promise<Artifact> {
  return { path, body: await cache.get(hash, draw) };
}
