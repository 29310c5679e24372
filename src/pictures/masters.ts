import { join } from 'node:path';
import { openCache } from '../cache/cache.mjs';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import type { MediaFile } from '../load/document.ts';
import type { Media } from '../model/site.ts';
import type { Look } from './look.ts';
import { openStudio } from './studio.ts';

/** A picture of the content that can be used, and its size in pixels as it is seen. */
export interface Master {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Narrower pictures would be blown up on a phone; a picture of more pixels is a mistake, or an attack on the build. */
const limits = { width: 640, pixels: 40_000_000 } as const;

/**
 * Looks at the pictures that pages show, by path below `media/`; nothing when one of them cannot be used. What was seen
 * of a picture is kept: each is looked at once.
 */
export async function readMasters(
  { pictures, videos }: Media,
  { toolDir, cacheDir }: Config,
  report: Report,
): Promise<ReadonlyMap<string, Master> | undefined> {
  const studio = openStudio(toolDir);
  const cache = openCache(join(cacheDir, 'pictures'));
  const before = report.errorCount;
  const masters = new Map<string, Master>();
  for (const file of [...pictures.values(), ...[...videos.values()].map(({ poster }) => poster)]) {
    try {
      const seen = await cache.get(`${studio.hash('look', file.bytes)}.json`, () => look(file));
      const { format, ...size }: Look = JSON.parse(new TextDecoder().decode(seen));
      check(file, { format, ...size }, report);
      masters.set(file.name, { bytes: file.bytes, ...size });
    } catch (error) {
      const detail = error instanceof Error ? error.message.trim() : String(error);
      report.error('picture-unreadable', { file: file.file }, { detail });
    }
  }
  return report.errorCount > before ? undefined : masters;
}

/** What is seen of a picture, as JSON. */
async function look({ bytes }: MediaFile): Promise<Uint8Array> {
  const { lookAt } = await import('./look.ts');
  return new TextEncoder().encode(JSON.stringify(await lookAt(bytes, limits.pixels)));
}

function check({ name, file }: MediaFile, { format, width, height }: Look, report: Report): void {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending !== format) report.error('picture-ending', { file }, { ending, format });
  if (width < limits.width) report.error('picture-small', { file }, { width, least: limits.width });
  if (width * height > limits.pixels)
    report.error('picture-large', { file }, { width, height, most: limits.pixels });
}
