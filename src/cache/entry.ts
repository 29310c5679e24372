import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, futimesSync, openSync, readFileSync, readSync } from 'node:fs';

const digestBytes = 32;
/** The digest of the second piece and the length of the first. */
const headBytes = digestBytes + 4;
/** Nearly all first pieces are shorter, so one read is enough. */
const usualFirstBytes = 32 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the parts of a cache file: a SHA-256 of key and content, then the content. The digest is in the file and not in its name, so the
 * two arrive with one rename, and the file is found by its key alone. It detects damage and mistakes, not forgery.
 *
 * @param parts of the content; they are not joined, because a copy of a large one would fill the memory
 */
export function seal(key: string, parts: readonly Uint8Array[]): Uint8Array[] {
  return [digestOf(key, parts), ...parts];
}

/** Reads the content of a cache file; undefined if it is missing, damaged, or the entry of another key. */
export function unseal(path: string, key: string): Uint8Array | undefined {
  const sealed = readPlain(path);
  const bytes = sealed?.subarray(digestBytes);
  return bytes && sealed?.subarray(0, digestBytes).equals(digestOf(key, [bytes])) ? bytes : undefined;
}

/** Returns the parts of a cache file of two pieces, of which the first can be read alone: its seal has a digest of the rest. */
export function sealInTwo(key: string, first: Uint8Array, rest: readonly Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(headBytes);
  digestOf('', rest).copy(head);
  head.writeUInt32LE(first.length, digestBytes);
  return [...seal(key, [head, first]), ...rest];
}

/** The first piece of a cache file. `rest` reads the second one; it returns undefined if that is damaged or no longer there. */
export interface FirstPiece {
  first: Uint8Array;
  rest(): Uint8Array | undefined;
}

/** Reads the first piece of a cache file; undefined if it is missing, damaged, or of another key. */
export function unsealFirst(path: string, key: string): FirstPiece | undefined {
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
 * Reads a regular file and marks it as used today. Returns undefined if it cannot be read.
 *
 * @param most how many bytes from its beginning; all by default
 */
function readPlain(path: string, most?: number): Buffer | undefined {
  let descriptor: number | undefined;
  try {
    // Opening a FIFO would block otherwise.
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

function readStart(descriptor: number, most: number): Buffer {
  const bytes = Buffer.allocUnsafe(most);
  let length = 0;
  for (;;) {
    const more = readSync(descriptor, bytes, length, most - length, null);
    length += more;
    if (more === 0 || length === most) return bytes.subarray(0, length);
  }
}

function markUsed(descriptor: number): void {
  const now = new Date();
  try {
    futimesSync(descriptor, now, now);
  } catch {
    // The file is another user's: it is removed a month after it was written, and made again.
  }
}

function digestOf(key: string, parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256').update(key).update('\0');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
