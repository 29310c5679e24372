import type { Cache } from '../../cache/cache.ts';
import type { MediaFile } from '../../content/load/document.ts';
import type { Report } from '../../diagnostics/index.ts';
import { ToolGone } from '../../lib/tool-gone.ts';
import type { ImageMetadata } from './draw.ts';
import type { Fingerprint } from './fingerprint.ts';
import { maxPixels, metadataOf } from './metadata.ts';
import type { SourceImage } from './picture-set.ts';

/** Minimum width in pixels. Narrower pictures would be scaled up on a phone. */
const minWidth = 640;

/** The other inputs of reading sizes. */
interface SizeReading {
  cache: Cache;
  fingerprint: Fingerprint;
  report: Report;
}

/** Reads the sizes of pictures, and reports unusable ones. */
export async function readSizes(
  files: readonly MediaFile[],
  { cache, fingerprint, report }: SizeReading,
): Promise<Map<string, Omit<SourceImage, 'bytes'>>> {
  const sizes = new Map<string, Omit<SourceImage, 'bytes'>>();
  for (const { name, file, bytes: read } of files) {
    try {
      const { format, ...size } = await metadataOf(read, cache, fingerprint);
      check({ name, file }, { format, ...size }, report);
      sizes.set(name, size);
    } catch (error) {
      if (error instanceof ToolGone) throw error;
      const detail = error instanceof Error ? error.message.trim() : String(error);
      report.error('picture-unreadable', { file }, { detail });
    }
  }
  return sizes;
}

function check(
  { name, file }: { name: string; file: string },
  { format, width, height }: ImageMetadata,
  report: Report,
): void {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending !== format) report.error('picture-ending', { file }, { ending, format });
  if (width < minWidth) report.error('picture-small', { file }, { width, least: minWidth });
  if (width * height > maxPixels) report.error('picture-large', { file }, { width, height, most: maxPixels });
}
