import type { Cache } from '../cache/cache.ts';
import { toolGone } from '../tool-gone.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { ImageMetadata } from './image-metadata.ts';

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
    const { readImageMetadata } = await import('./image-metadata.ts').catch(toolGone);
    return new TextEncoder().encode(JSON.stringify(await readImageMetadata(bytes, mostPixels)));
  });
  return JSON.parse(new TextDecoder().decode(kept));
}
