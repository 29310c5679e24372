import { linkSync, lstatSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { type Artifact, sumOf } from '../artifact.ts';
import { factsOfFile } from '../cache/file-facts.mjs';

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
export interface Sites {
  out: string;
  next: string;
  usual: Usual;
}

/** Gives a file of the old site a second name in the new one if it holds these bytes. */
export function isSame(path: string, bytes: Uint8Array, sites: Sites): boolean {
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
