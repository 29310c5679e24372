import { futimesSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { settlingMs } from '../cache/file-facts.mjs';

/** When a build has written its output, in milliseconds since 1970. */
export interface Published {
  /** No file and no folder of it has a later time, unless somebody else has changed it. */
  filledAt: number;
  /** When the old files had lost their names. Those that the new site has as well have changed by that. */
  doneAt: number;
}

/**
 * The time for all that a build writes from now on, in milliseconds since 1970. It is so long ago that whatever anybody writes into the
 * site once it is in its place has a later one, as coarse as the clock of the file system may be.
 */
export function ownTime(): number {
  return Date.now() - settlingMs.fine;
}

/**
 * Gives something that was written its time. Where that may not be, its own stays, and nothing is known of the output later.
 *
 * @param file its path or descriptor
 */
export function giveTime(file: string | number, time: number): void {
  const seconds = time / 1000;
  try {
    if (typeof file === 'number') futimesSync(file, seconds, seconds);
    else utimesSync(file, seconds, seconds);
  } catch {
    // It costs time alone.
  }
}

/** The folders of files, and those around them, up to one that has them all. */
export function foldersOf(files: readonly string[], root: string): Set<string> {
  const all = new Set([root]);
  for (const file of files)
    for (let folder = dirname(file); !all.has(folder); folder = dirname(folder)) all.add(folder);
  return all;
}
