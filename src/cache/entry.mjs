// @ts-check
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, futimesSync, openSync, readFileSync, readSync } from 'node:fs';

const digestBytes = 32;
/** The digest of the second piece and the length of the first. */
const headBytes = digestBytes + 4;
/** As much as nearly all first pieces have, so that one reading is enough. */
const usualFirstBytes = 32 * 1024;
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
 * The same of a file that keeps something in two pieces, of which the first can be read alone: it is sealed with a digest of the rest.
 *
 * @param {string} key
 * @param {Uint8Array} first
 * @param {readonly Uint8Array[]} rest
 */
export function sealInTwo(key, first, rest) {
  const head = Buffer.alloc(headBytes);
  digestOf('', rest).copy(head);
  head.writeUInt32LE(first.length, digestBytes);
  return [...seal(key, [head, first]), ...rest];
}

/**
 * What a file keeps in two pieces.
 *
 * @param {string} path
 * @param {string} key
 * @returns {{ first: Uint8Array, rest: () => Uint8Array | undefined } | undefined} `rest` reads it, and gives nothing if it is not what
 *   was sealed, or not there any more; undefined if the first piece is not
 */
export function unsealFirst(path, key) {
  const start = readPlain(path, usualFirstBytes);
  if (!start || start.length < digestBytes + headBytes) return undefined;
  const head = start.subarray(digestBytes, digestBytes + headBytes);
  const end = digestBytes + headBytes + head.readUInt32LE(digestBytes);
  const sealed = start.length < end ? readPlain(path, end) : start;
  const first = sealed?.subarray(digestBytes + headBytes, end);
  if (!first || !sealed?.subarray(0, digestBytes).equals(digestOf(key, [head, first]))) return undefined;
  const rest = () => {
    const bytes = readPlain(path)?.subarray(end);
    return bytes && digestOf('', [bytes]).equals(head.subarray(0, digestBytes)) ? bytes : undefined;
  };
  return { first, rest };
}

/**
 * The bytes of a plain file, which counts as used today; undefined if it cannot be read.
 *
 * @param {string} path
 * @param {number} [most] how many bytes from its beginning; all when absent
 * @returns {Buffer | undefined}
 */
export function readPlain(path, most) {
  let descriptor;
  try {
    // Not to wait for the writer of a named pipe.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return undefined;
    if (Date.now() - stats.mtimeMs > dayMs) markUsed(descriptor);
    return most === undefined ? readFileSync(descriptor) : readStart(descriptor, most);
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * @param {number} descriptor
 * @param {number} most
 */
function readStart(descriptor, most) {
  const bytes = Buffer.allocUnsafe(most);
  let length = 0;
  for (;;) {
    const more = readSync(descriptor, bytes, length, most - length, null);
    length += more;
    if (more === 0 || length === most) return bytes.subarray(0, length);
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
