import type { Cache } from '../cache/cache.ts';
import type { Report } from '../diagnostics/index.ts';
import { ToolGone } from '../lib/tool-gone.ts';
import type { MediaFile } from '../load/document.ts';
import type { ImageMetadata } from './draw.ts';
import type { Fingerprint } from './fingerprint.ts';
import { metadataOf, mostPixels } from './metadata.ts';
import type { SourceImage } from './picture-set.ts';

/** In pixels; narrower pictures would be blown up on a phone. */
const leastWidth = 640;

/** What looking at pictures needs. */
interface Looking {
  cache: Cache;
  fingerprint: Fingerprint;
  report: Report;
}

/** Returns the sizes of pictures that can be used; the others are reported. What was seen of a picture is kept: each is looked at once. */
export async function readSizes(
  files: readonly MediaFile[],
  { cache, fingerprint, report }: Looking,
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
  if (width < leastWidth) report.error('picture-small', { file }, { width, least: leastWidth });
  if (width * height > mostPixels)
    report.error('picture-large', { file }, { width, height, most: mostPixels });
}
