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
import { type Artifact, checksumOf } from '../artifact.ts';
import { factsOfFile, settlingMs } from '../cache/file-facts.mjs';

/** Files for a staging directory, whose folders already exist. */
interface FillOptions extends FolderPair {
  files: readonly Artifact[];
  /** The modification time to set. */
  time: number;
}

const flush = promisify(fsync);

/** Maximum number of open files, which the system limits per process. */
const maxOpen = 32;

/** Writes files and flushes them to disk. Files that are unchanged in the old site are hard-linked instead. */
export async function fillFolder({ files, time, ...folders }: FillOptions): Promise<void> {
  for (let at = 0; at < files.length; at += maxOpen) {
    const opened: number[] = [];
    try {
      for (const { path, body } of files.slice(at, at + maxOpen)) {
        const bytes = typeof body === 'string' ? Buffer.from(body) : body;
        if (!linkIfUnchanged(path, bytes, folders)) opened.push(write(join(folders.next, path), bytes, time));
      }
    } finally {
      await Promise.all(opened.map(flushAndClose));
    }
  }
}

/** Writes a new file and returns its descriptor, which is still to be flushed. */
function write(file: string, bytes: Uint8Array, time: number): number {
  const descriptor = openSync(file, 'wx');
  try {
    writeFileSync(descriptor, bytes);
    setModifiedTime(descriptor, time);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    // Node names the file only in errors of opening it.
    throw new Error(`${error instanceof Error ? error.message : error} '${file}'`);
  }
}

/** Flushes a file, because a power cut after the swap must not lose its contents. */
async function flushAndClose(descriptor: number): Promise<void> {
  await flush(descriptor).finally(() => closeSync(descriptor));
}

/** The facts of an output file when it was published. */
export interface KnownFile {
  /** Its metadata in the file system. */
  facts: string;
  /** The SHA-256 of its contents, as in `Checksum`. */
  digest: string;
}

/** Facts of output files, by path. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** The old site and the staging directory. */
interface FolderPair {
  out: string;
  next: string;
  /** The permissions of newly written files. */
  permissions: Pick<Stats, 'mode' | 'uid' | 'gid'>;
}

/** Links the old file into the new site if its bytes are unchanged. Returns whether it did. */
function linkIfUnchanged(path: string, bytes: Uint8Array, folders: FolderPair): boolean {
  const isUnchanged = (old: string, { size }: Stats) =>
    size === bytes.length && readFileSync(old).equals(bytes);
  return linkFile(path, folders, isUnchanged);
}

/** Links the old file into the new site if its stored digest and facts are unchanged, without reading it. Returns whether it did. */
export function linkIfKnown(file: Artifact, known: KnownFile | undefined, folders: FolderPair): boolean {
  if (known?.digest !== checksumOf(file).digest) return false;
  return linkFile(file.path, folders, (old) => factsOfFile(old) === known.facts);
}

/** Hard-links an old file that passes a check. Returns false if it does not, or if the file system has no hard links. */
function linkFile(
  path: string,
  { out, next, permissions }: FolderPair,
  isUnchanged: (old: string, stats: Stats) => boolean,
): boolean {
  const old = join(out, path);
  try {
    const stats = lstatSync(old);
    const { mode, uid, gid } = stats;
    const hasPermissions = mode === permissions.mode && uid === permissions.uid && gid === permissions.gid;
    if (!hasPermissions || !isUnchanged(old, stats)) return false;
    linkSync(old, join(next, path));
    return true;
  } catch {
    return false;
  }
}

/** The times of publishing (Unix milliseconds). */
export interface Published {
  /** The latest modification time in the output. Anything later was changed by someone else. */
  filledAt: number;
  /** The time when the old site was removed, which changes the metadata of files linked into the new site. */
  doneAt: number;
}

/**
 * Returns the modification time for all files of a build (Unix milliseconds). It lies in the past, so that later writes of others
 * have a later time even on file systems with coarse clocks.
 */
export function fileTime(): number {
  return Date.now() - settlingMs.fine;
}

/**
 * Sets the modification time of a file or folder. If that fails, the facts of the output cannot be trusted later.
 *
 * @param file its path or descriptor
 */
export function setModifiedTime(file: string | number, time: number): void {
  const seconds = time / 1000;
  try {
    if (typeof file === 'number') futimesSync(file, seconds, seconds);
    else utimesSync(file, seconds, seconds);
  } catch {
    // Later builds are slower, but correct.
  }
}

/** Collects all parent folders of files, up to the root. */
export function foldersOf(files: readonly string[], root: string): Set<string> {
  const all = new Set([root]);
  for (const file of files)
    for (let folder = dirname(file); !all.has(folder); folder = dirname(folder)) all.add(folder);
  return all;
}
