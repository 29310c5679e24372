import { openCache } from '../cache/cache.mjs';
import { type Config, cacheFolder } from '../config.ts';
import type { Media } from '../define/content.ts';
import type { Report } from '../diagnostics/index.ts';
import type { MediaFile } from '../load/document.ts';
import { ToolGone } from '../tool-gone.ts';
import { createFingerprint } from './fingerprint.ts';
import type { ImageMetadata } from './image-metadata.ts';
import { metadataOf, mostPixels } from './metadata-cache.ts';

/** A picture of the content that can be used, and its size in pixels as it is seen. */
export interface SourceImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The pictures of the content, by path below `media/`. */
export type SourceImages = ReadonlyMap<string, SourceImage>;

/** In pixels; narrower pictures would be blown up on a phone. */
const leastWidth = 640;

/**
 * Looks at the pictures that pages show, by path below `media/`; undefined if one of them cannot be used. What was seen
 * of a picture is kept: each is looked at once.
 */
export async function readSourceImages(
  { pictures, videos }: Media,
  config: Config,
  report: Report,
): Promise<SourceImages | undefined> {
  const fingerprint = createFingerprint(config.toolDir);
  const cache = openCache(cacheFolder('pictures', config));
  const before = report.errorCount;
  const sourceImages = new Map<string, SourceImage>();
  for (const file of [...pictures.values(), ...[...videos.values()].map(({ poster }) => poster)]) {
    try {
      const { format, ...size } = await metadataOf(file.bytes, cache, fingerprint);
      check(file, { format, ...size }, report);
      sourceImages.set(file.name, { bytes: file.bytes, ...size });
    } catch (error) {
      if (error instanceof ToolGone) throw error;
      const detail = error instanceof Error ? error.message.trim() : String(error);
      report.error('picture-unreadable', { file: file.file }, { detail });
    }
  }
  return report.errorCount > before ? undefined : sourceImages;
}

function check({ name, file }: MediaFile, { format, width, height }: ImageMetadata, report: Report): void {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending !== format) report.error('picture-ending', { file }, { ending, format });
  if (width < leastWidth) report.error('picture-small', { file }, { width, least: leastWidth });
  if (width * height > mostPixels)
    report.error('picture-large', { file }, { width, height, most: mostPixels });
}
