import type { Artifact } from '../artifact.ts';
import { atOnce } from '../at-once.ts';
import { openCache } from '../cache/cache.mjs';
import { type Config, cacheFolder } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { createFingerprint } from './fingerprint.ts';
import { pngOfIco } from './ico.ts';
import { metadataOf } from './metadata-cache.ts';
import type { Picture } from './picture.ts';

/**
 * Decodes drawn pictures, and reports those that are not of the kind and size that was planned: pages name both. Pictures
 * that were seen before cost no more than their hash.
 *
 * @param drawn the files of the pictures, in their order
 */
export async function readPicturesBack(
  pictures: readonly Picture[],
  drawn: readonly Artifact[],
  { config, report }: { config: Config; report: Report },
): Promise<void> {
  const fingerprint = createFingerprint(config.toolDir);
  const cache = openCache(cacheFolder('pictures', config));
  await atOnce(pictures, async ({ path, width, height }, at) => {
    const isIco = path.endsWith('.ico');
    const bytes = Buffer.from(drawn[at]?.body ?? '');
    try {
      const seen = await metadataOf(isIco ? pngOfIco(bytes) : bytes, cache, fingerprint);
      const found = `${seen.format} of ${seen.width} × ${seen.height}`;
      const ending = isIco ? 'png' : path.slice(path.lastIndexOf('.') + 1);
      const planned = `${ending} of ${width} × ${height}`;
      if (found !== planned) broken(path, `it is ${found} pixels, not ${planned}`);
    } catch (error) {
      broken(path, error instanceof Error ? error.message.trim() : String(error));
    }
  });

  function broken(path: string, detail: string): void {
    report.error('artifact-broken', { file: path }, { path, detail });
  }
}
