import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Says that a folder was made by this program, and may be replaced by it. */
export const markerFile = '.site-output';

/** The folders that one build uses beside the output; its token is in their names, so that they are nobody else's. */
export function besideOutput(out: string, token: string): { next: string; previous: string } {
  const name = join(dirname(out), `.${basename(out)}`);
  return { next: `${name}.next-${token}`, previous: `${name}.previous-${token}` };
}

/** The file that says which build writes to an output folder now. */
export function lockOf(out: string): string {
  return join(dirname(out), `.${basename(out)}.lock`);
}

/** What a name beside the output is: the folder that a build was making, or the one that it was about to replace. */
export function roleBeside(out: string, name: string): 'next' | 'previous' | undefined {
  const start = `.${basename(out)}.`;
  if (!name.startsWith(start)) return undefined;
  const role = /^(next|previous)-[0-9a-f]{16}$/.exec(name.slice(start.length))?.[1];
  return role === 'next' || role === 'previous' ? role : undefined;
}

/**
 * Where an output folder is, whatever links lead there. While a build swaps it there may be nothing.
 *
 * @throws what the file system says of links that go in circles, or lead through files
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

/** Tells whether a path is a folder or below it. */
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
