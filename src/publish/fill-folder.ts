import { closeSync, fsync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Artifact } from '../artifact.ts';
import { giveTime } from './own-time.ts';
import { isSame, type Sites } from './take-over.ts';

/** Files for the folder of a new site, in which the folders for them are there. */
interface Filling extends Sites {
  files: readonly Artifact[];
  /** When they are said to be written. */
  time: number;
}

const untilOnDisk = promisify(fsync);

/** How many files are open at the same time, of as many as a process may have. */
const most = 32;

/**
 * Writes files of a new site until they are on the disk. Files that are the same in the old site are not written again: they get a
 * second name, and the old one goes with the old site.
 */
export async function fillFolder({ files, time, ...sites }: Filling): Promise<void> {
  for (let at = 0; at < files.length; at += most) {
    const opened: number[] = [];
    try {
      for (const { path, body } of files.slice(at, at + most)) {
        const bytes = typeof body === 'string' ? Buffer.from(body) : body;
        if (!isSame(path, bytes, sites)) opened.push(write(join(sites.next, path), bytes, time));
      }
    } finally {
      await Promise.all(opened.map(settle));
    }
  }
}

/** Writes a new file; gives its descriptor, because it is not on the disk for certain. */
function write(file: string, bytes: Uint8Array, time: number): number {
  const descriptor = openSync(file, 'wx');
  try {
    writeFileSync(descriptor, bytes);
    giveTime(descriptor, time);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    // Node names the file only if it could not be opened.
    throw new Error(`${error instanceof Error ? error.message : error} '${file}'`);
  }
}

/** A power cut after the renames must not leave names without their bytes. */
async function settle(descriptor: number): Promise<void> {
  await untilOnDisk(descriptor).finally(() => closeSync(descriptor));
}
