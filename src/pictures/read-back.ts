import type { Artifact } from '../artifact.ts';
import type { Cache } from '../cache/cache.ts';
import { ToolGone } from '../tool-gone.ts';
import type { Fingerprint } from './fingerprint.ts';
import { pngOfIco } from './ico.ts';
import { metadataOf } from './metadata-cache.ts';
import type { Picture } from './picture.ts';

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
