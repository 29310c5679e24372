import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { Report } from '../diagnostics/index.ts';
import { isInside, markerFile, realFolder } from '../output-place.ts';

/** Where the site may be written, whatever links lead there; undefined if it may not, and the report says why. */
export function safeOutput(
  { out, protectedDirs }: Pick<Config, 'out' | 'protectedDirs'>,
  report: Report,
): string | undefined {
  const place = attempt(() => realFolder(out.path));
  if (place instanceof Error) return refuse(`it cannot be reached (${place.message})`);
  const reason = unsafeReason(out.path, protectedDirs) ?? unsafeReason(place, protectedDirs.map(realIfThere));
  return reason === undefined ? place : refuse(reason);

  function refuse(reason: string): undefined {
    report.error('output-unsafe', { file: out.shown }, { folder: out.shown, reason });
  }
}

function unsafeReason(path: string, protectedDirs: readonly string[]): string | undefined {
  if (dirname(path) === path) return 'it is the root of the file system';
  for (const dir of protectedDirs) {
    if (isInside(dir, path)) return `it holds ${dir}`;
  }
  const [, , content, ...sources] = protectedDirs;
  const source = [content, ...sources].find((dir) => dir !== undefined && isInside(path, dir));
  return source === undefined ? undefined : `it lies inside ${source}`;
}

function realIfThere(dir: string): string {
  const real = attempt(() => realpathSync(dir));
  return real instanceof Error ? dir : real;
}

/** Why a folder may not be replaced; undefined if it is ours, empty, or not there. */
export function foreignReason(folder: string): string | undefined {
  const stats = attempt(() => statSync(folder, { throwIfNoEntry: false }));
  if (stats === undefined) return undefined;
  if (stats instanceof Error) return `it cannot be read (${stats.message})`;
  if (!stats.isDirectory()) return 'it is a file';
  const is = attempt(() => isOurs(folder));
  if (is instanceof Error) return `it cannot be read (${is.message})`;
  return is ? undefined : 'it holds files that this program did not make';
}

/** Whether a folder may be replaced or removed: it has our mark, or nothing at all in it. */
export function isOurs(folder: string): boolean {
  return existsSync(join(folder, markerFile)) || readdirSync(folder).length === 0;
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
