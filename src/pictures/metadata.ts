import type { Artifact } from '../artifact.ts';
import type { Cache } from '../cache/cache.ts';
import { ToolGone, toolGone } from '../lib/tool-gone.ts';
import type { ImageMetadata } from './draw.ts';
import type { Fingerprint } from './fingerprint.ts';
import { pngOfIco } from './ico.ts';
import type { Picture } from './picture.ts';

/** More pixels than this are a mistake, or an attack on the build: such a picture is not decoded. */
export const mostPixels = 40_000_000;

/**
 * Returns the format and size of a picture, as decoded. Each is decoded once: what is known of the same bytes is kept.
 *
 * @throws if it cannot be decoded, and ToolGone if what decodes it is not there any more
 */
export async function metadataOf(
  bytes: Uint8Array,
  cache: Cache,
  fingerprint: Fingerprint,
): Promise<ImageMetadata> {
  const kept = await cache.get(`${fingerprint('look', bytes)}.json`, async () => {
    const { readImageMetadata } = await import('./draw.ts').catch(toolGone);
    return new TextEncoder().encode(JSON.stringify(await readImageMetadata(bytes, mostPixels)));
  });
  return JSON.parse(new TextDecoder().decode(kept));
}

/**
 * Creates what decodes drawn pictures, and says why one is not of the kind and size that was planned: pages name both. Pictures that
 * were seen before cost no more than their hash.
 */
export function createPictureReader(
  cache: Cache,
  fingerprint: Fingerprint,
): (picture: Picture, file: Artifact) => Promise<string | undefined> {
  return async ({ path, width, height }, { body }) => {
    const isIco = path.endsWith('.ico');
    const bytes = Buffer.from(body);
    try {
      const seen = await metadataOf(isIco ? pngOfIco(bytes) : bytes, cache, fingerprint);
      const found = `${seen.format} of ${seen.width} × ${seen.height}`;
      const ending = isIco ? 'png' : path.slice(path.lastIndexOf('.') + 1);
      const planned = `${ending} of ${width} × ${height}`;
      return found === planned ? undefined : `it is ${found} pixels, not ${planned}`;
    } catch (error) {
      if (error instanceof ToolGone) throw error;
      return error instanceof Error ? error.message.trim() : String(error);
    }
  };
}
