// @ts-check
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, futimesSync, openSync, readFileSync } from 'node:fs';

const digestBytes = 32;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The parts of a file that keeps something under a key: a SHA-256 of both, and what is kept. The digest is in the
 * file and not in its name, so that the two arrive with one rename and the file is found by its key alone. It tells
 * damage and mistakes; who may write to the folder can make a digest too.
 *
 * @param {string} key
 * @param {readonly Uint8Array[]} parts of what is kept; they are not put together, because a copy of all that a large site keeps would
 *   fill the memory
 */
export function seal(key, parts) {
  return [digestOf(key, parts), ...parts];
}

/**
 * What a file keeps, if all of it is as it was sealed under this key.
 *
 * @param {string} path
 * @param {string} key
 * @returns {Uint8Array | undefined} undefined if the file is not there, cannot be read, or is not that entry
 */
export function unseal(path, key) {
  const sealed = readPlain(path);
  const bytes = sealed?.subarray(digestBytes);
  return bytes && sealed?.subarray(0, digestBytes).equals(digestOf(key, [bytes])) ? bytes : undefined;
}

/**
 * The bytes of a plain file, which counts as used today; undefined if it cannot be read.
 *
 * @param {string} path
 * @returns {Buffer | undefined}
 */
export function readPlain(path) {
  let descriptor;
  try {
    // Not to wait for the writer of a named pipe.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return undefined;
    if (Date.now() - stats.mtimeMs > dayMs) markUsed(descriptor);
    return readFileSync(descriptor);
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** @param {number} descriptor of a file that may belong to someone else */
function markUsed(descriptor) {
  const now = new Date();
  try {
    futimesSync(descriptor, now, now);
  } catch {
    // It goes a month after it was written, and is made again.
  }
}

/**
 * @param {string} key
 * @param {readonly Uint8Array[]} parts
 */
function digestOf(key, parts) {
  const hash = createHash('sha256').update(key).update('\0');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
