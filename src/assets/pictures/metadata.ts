import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../cache/cache.ts';
import { rethrowImportError, ToolGone } from '../../lib/tool-gone.ts';
import type { ImageMetadata } from './draw.ts';
import type { Fingerprint } from './fingerprint.ts';
import { pngOfIco } from './ico.ts';
import type { Picture } from './picture.ts';

/** Maximum number of pixels. Larger pictures are a mistake or an attack, and are not decoded. */
export const maxPixels = 40_000_000;

/**
 * Decodes a picture and returns its format and size. The result is cached by content.
 *
 * @throws if it cannot be decoded; ToolGone if the decoder has been removed
 */
export async function metadataOf(
  bytes: Uint8Array,
  cache: Cache,
  fingerprint: Fingerprint,
): Promise<ImageMetadata> {
  const json = await cache.get(`${fingerprint('look', bytes)}.json`, async () => {
    const { readImageMetadata } = await import('./draw.ts').catch(rethrowImportError);
    return new TextEncoder().encode(JSON.stringify(await readImageMetadata(bytes, maxPixels)));
  });
  return JSON.parse(new TextDecoder().decode(json));
}

/**
 * Creates a function that decodes drawn pictures and compares their format and size with the plan. It returns what is wrong. Results
 * are cached by content.
 */
export function createPictureCheck(
  cache: Cache,
  fingerprint: Fingerprint,
): (picture: Picture, file: Artifact) => Promise<string | undefined> {
  return async ({ path, width, height }, { body }) => {
    const isIco = path.endsWith('.ico');
    const bytes = Buffer.from(body);
    try {
      const metadata = await metadataOf(isIco ? pngOfIco(bytes) : bytes, cache, fingerprint);
      const found = `${metadata.format} of ${metadata.width} × ${metadata.height}`;
      const ending = isIco ? 'png' : path.slice(path.lastIndexOf('.') + 1);
      const planned = `${ending} of ${width} × ${height}`;
      return found === planned ? undefined : `it is ${found} pixels, not ${planned}`;
    } catch (error) {
      if (error instanceof ToolGone) throw error;
      return error instanceof Error ? error.message.trim() : String(error);
    }
  };
}
