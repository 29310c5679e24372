// @ts-check
import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** The name of a file that is being written: that of the file to be, the process, and a number of its own. */
const workingName = /\.(\d+)-[0-9a-f]{8}\.tmp$/;

/**
 * Writes a file that is there whole or not at all, whoever else writes it, reads it or is killed: a file beside it is
 * written, and gets the name then. A disk that is full keeps nothing of it. What a power cut leaves is told by its digest when it is read.
 *
 * @param {string} path the file; anything there that is not a file is removed
 * @param {readonly Uint8Array[]} parts what it will hold
 * @throws what the file system says
 */
export async function writeWhole(path, parts) {
  const working = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeNew(working, parts);
    if (isThereAnd(path, (stats) => !stats.isFile())) await rm(path, { recursive: true, force: true });
    await rename(working, path);
  } catch (error) {
    await rm(working, { force: true });
    throw error;
  }
}

/**
 * @param {string} path
 * @param {readonly Uint8Array[]} parts
 */
async function writeNew(path, parts) {
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

/**
 * Removes what ended processes were writing into a folder. What a process of another container writes may go too: it
 * then loses what it wanted to keep, and no more.
 *
 * @param {string} folder
 */
export function removeLeftovers(folder) {
  for (const name of readdirSync(folder)) {
    const writer = Number(workingName.exec(name)?.[1]);
    if (Number.isNaN(writer)) continue;
    const path = join(folder, name);
    if (!isRunning(writer) || isThereAnd(path, isOld)) rmSync(path, { force: true });
  }
}

/** The number of an ended process can be in use again, but nothing is written for a day. */
const isOld = (/** @type {import('node:fs').Stats} */ { mtimeMs }) => Date.now() - mtimeMs > dayMs;

/** @param {number} pid */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {string} path
 * @param {(stats: import('node:fs').Stats) => boolean} holds
 */
function isThereAnd(path, holds) {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && holds(stats);
}
