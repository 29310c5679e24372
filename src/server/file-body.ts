import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Encoding, Range } from './request.ts';

/** A file from this size on is not held in memory. */
const largeBytes = 1_048_576;
const chunkBytes = 65_536;

/** Bytes of an answer that are written at once. */
export const pieceBytes = 16_384;

/** The bytes of a file, whatever happens to its name. */
export type FileBody = Uint8Array | LargeFile;

/** A file that is read while it is sent. */
interface LargeFile {
  length: number;
  read(range: Range): Readable;
  /** Closes the file as soon as nobody reads it. */
  close(): void;
}

/**
 * Opens a regular file, unless its bytes are not those of the build.
 *
 * @param digest SHA-256 in base64url; any bytes pass without one
 * @returns undefined if there is no such file
 */
async function openFileBody(file: string, digest?: string): Promise<FileBody | undefined> {
  const handle = await openPlain(file);
  if (!handle) return undefined;
  const { size } = await handle.stat();
  const content = size < largeBytes ? await readWhole(handle) : createLargeFile(handle, size);
  if (digest === undefined || (await digestOf(content)) === digest) return content;
  if (!(content instanceof Uint8Array)) content.close();
  return undefined;
}

/** Opens a regular file. `O_NONBLOCK` does not wait for the writer of a pipe. */
async function openPlain(file: string): Promise<FileHandle | undefined> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  try {
    const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && /^E[MN]FILE$/.test(String(error.code));
    if (isFull) throw error;
  }
  return undefined;
}

async function readWhole(handle: FileHandle): Promise<Uint8Array> {
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function createLargeFile(handle: FileHandle, length: number): LargeFile {
  let readers = 0;
  let isWanted = true;
  const letGo = () => {
    if (readers === 0 && !isWanted) handle.close().catch(() => undefined);
  };
  return {
    length,
    read(range) {
      readers += 1;
      return Readable.from(chunks(handle, range), { objectMode: false }).once('close', () => {
        readers -= 1;
        letGo();
      });
    },
    close() {
      isWanted = false;
      letGo();
    },
  };
}

/** Yields the chunks of a file. Readers share its descriptor, but not their positions. */
async function* chunks(handle: FileHandle, { first, last }: Range): AsyncGenerator<Uint8Array> {
  for (let position = first; position <= last; ) {
    const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, last + 1 - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw new Error('The file was cut short while it was sent.');
    for (let at = 0; at < bytesRead; at += pieceBytes)
      yield buffer.subarray(at, Math.min(at + pieceBytes, bytesRead));
    position += bytesRead;
  }
}

async function digestOf(content: FileBody): Promise<string> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) hash.update(content);
  else for await (const chunk of content.read({ first: 0, last: content.length - 1 })) hash.update(chunk);
  return hash.digest('base64url');
}

/** A file in each form in which it is there. */
export type EncodedBodies = ReadonlyMap<Encoding, FileBody>;

/** The compressed forms of a file. */
const sidecars = [
  { encoding: 'br', ending: 'br', undo: promisify(brotliDecompress) },
  { encoding: 'gzip', ending: 'gz', undo: promisify(gunzip) },
] as const;

/**
 * Opens a file of a build with its compressed forms. It leaves out those that are damaged or of another version.
 *
 * @param digest SHA-256 of the plain file in base64url
 * @returns undefined if there is no such file
 */
export async function openEncodings(file: string, digest: string): Promise<EncodedBodies | undefined> {
  const plain = await openFileBody(file, digest);
  if (!plain) return undefined;
  const contents = new Map<Encoding, FileBody>([['identity', plain]]);
  if (!(plain instanceof Uint8Array)) return contents;
  for (const { encoding, ending, undo } of sidecars) {
    const packed = await openFileBody(`${file}.${ending}`);
    if (
      packed instanceof Uint8Array &&
      (await isSame(plain, () => undo(packed, { maxOutputLength: plain.length })))
    )
      contents.set(encoding, packed);
  }
  return contents;
}

async function isSame(plain: Uint8Array, unpack: () => Promise<Buffer>): Promise<boolean> {
  try {
    return (await unpack()).equals(plain);
  } catch {
    return false;
  }
}
