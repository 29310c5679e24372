import {
  closeSync,
  fsync,
  futimesSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  type Stats,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Artifact, sumOf } from '../artifact.ts';
import { factsOfFile, settlingMs } from '../cache/file-facts.mjs';

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

/** What was known of a file of the output when a build had written it. */
export interface KnownFile {
  /** What the file system said of it. */
  facts: string;
  /** The SHA-256 of its bytes, as in `Sum`. */
  digest: string;
}

/** The files of an output by their paths. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** What a file that is written now looks like to whoever may read or write it. */
type Usual = Pick<Stats, 'mode' | 'uid' | 'gid'>;

/** The old site and the new one. */
interface Sites {
  out: string;
  next: string;
  usual: Usual;
}

/** Gives a file of the old site a second name in the new one if it holds these bytes. */
function isSame(path: string, bytes: Uint8Array, sites: Sites): boolean {
  return isTaken(path, sites, (old, { size }) => size === bytes.length && readFileSync(old).equals(bytes));
}

/** The same without reading it: if it is as a build has left it that wrote the same. */
export function isKnown(file: Artifact, known: KnownFile | undefined, sites: Sites): boolean {
  if (known?.digest !== sumOf(file).digest) return false;
  return isTaken(file.path, sites, (old) => factsOfFile(old) === known.facts);
}

/** Some file systems know no second names. */
function isTaken(
  path: string,
  { out, next, usual }: Sites,
  holds: (old: string, stats: Stats) => boolean,
): boolean {
  const old = join(out, path);
  try {
    const stats = lstatSync(old);
    const { mode, uid, gid } = stats;
    const isUsual = mode === usual.mode && uid === usual.uid && gid === usual.gid;
    if (!isUsual || !holds(old, stats)) return false;
    linkSync(old, join(next, path));
    return true;
  } catch {
    return false;
  }
}

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
