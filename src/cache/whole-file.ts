import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '../lib/is-running.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The name of a temporary file: that of the final file, the process id, and a random part. */
const temporaryName = /\.(\d+)-[0-9a-f]{8}\.tmp$/;

/**
 * Writes a file completely or not at all, whoever else writes it, reads it or is killed: it writes a temporary file beside it and renames
 * that. Damage by a power cut is found by the digest when the file is read.
 *
 * @param path anything there that is not a file is removed
 * @throws errors of the file system
 */
export async function writeWhole(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeNew(temporary, parts);
    if (isThereAnd(path, (stats) => !stats.isFile())) await rm(path, { recursive: true, force: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeNew(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const file = await open(path, 'wx');
  try {
    const { bytesWritten } = await file.writev([...parts]);
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (bytesWritten < size)
      throw Object.assign(new Error('the disk took a part only'), { syscall: 'write' });
  } finally {
    await file.close();
  }
}

/** Removes temporary files of ended processes. Those of a process in another container may go too, which then keeps nothing. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const writer = Number(temporaryName.exec(name)?.[1]);
    if (Number.isNaN(writer)) continue;
    const path = join(folder, name);
    if (!isRunning(writer) || isThereAnd(path, isOld)) rmSync(path, { force: true });
  }
}

/** The id of an ended process can be in use again, but writing never takes a day. */
const isOld = ({ mtimeMs }: Stats) => Date.now() - mtimeMs > dayMs;

function isThereAnd(path: string, holds: (stats: Stats) => boolean): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && holds(stats);
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Records that a folder is swept. Returns true if it has been within a day: a cache can have thousands of entries to look at. */
function wasSwept(folder: string): boolean {
  const record = join(folder, '.swept');
  if (isThereAnd(record, (stats) => !isOld(stats))) return true;
  writeFileSync(record, '');
  return false;
}

/**
 * Removes entries of a cache that were not used for a month, the oldest ones beyond `most`, and temporary files of ended processes. A
 * folder without a limit is swept once a day. One that cannot be swept is left to the next run.
 *
 * @param limits `asked`: keys that stay in any case
 */
export function sweepFolder(
  folder: string,
  { asked, most }: { asked: ReadonlySet<string>; most: number },
): void {
  try {
    if (most === Number.POSITIVE_INFINITY && wasSwept(folder)) return;
    removeLeftovers(folder);
    const others = readdirSync(folder)
      .filter((key) => !asked.has(key))
      .map((key) => join(folder, key))
      .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .toSorted((a, b) => b.usedAt - a.usedAt);
    const oldest = Date.now() - monthMs;
    const unused = others.filter((entry, at) => at >= most - asked.size || entry.usedAt < oldest);
    for (const { path } of unused) rmSync(path, { recursive: true, force: true });
  } catch {
    // This costs space only.
  }
}

/** What was made cannot be kept: the disk is full, or nobody may write there. */
export class UnwritableError extends Error {}
