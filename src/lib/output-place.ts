import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Marker file of folders that this program made and may replace. */
export const markerFile = '.site-output';

/** Returns the staging and backup folders of a build, beside the output. The token makes their names unique. */
export function besideOutput(out: string, token: string): { next: string; previous: string } {
  const name = join(dirname(out), `.${basename(out)}`);
  return { next: `${name}.next-${token}`, previous: `${name}.previous-${token}` };
}

/** Returns the path of the lock file of an output folder. */
export function lockOf(out: string): string {
  return join(dirname(out), `.${basename(out)}.lock`);
}

/** Returns the role of a folder beside the output: `next` is a staging folder, `previous` a backup. */
export function roleBeside(out: string, name: string): 'next' | 'previous' | undefined {
  const start = `.${basename(out)}.`;
  if (!name.startsWith(start)) return undefined;
  const role = /^(next|previous)-[0-9a-f]{16}$/.exec(name.slice(start.length))?.[1];
  return role === 'next' || role === 'previous' ? role : undefined;
}

/**
 * Resolves all symbolic links of a path that need not exist: while a build swaps the output, it is missing.
 *
 * @throws file system errors, such as for circular links
 */
export function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const here = join(realFolder(dirname(path)), basename(path));
  const target = targetOf(here);
  return target === undefined ? here : realFolder(resolve(dirname(here), target));
}

/** Checks whether a path is a folder or below it. */
export function isInside(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'EINVAL')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
