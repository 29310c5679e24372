import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Range } from './range.ts';

/** A file from this size on is not held in memory. */
const largeBytes = 1_048_576;
const chunkBytes = 65_536;

/** How much of an answer is handed to the system at once. */
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
 * Opens a file below a folder. Links, devices and whatever else is not a plain file are refused, and so is a file
 * whose bytes are not those that the build made.
 *
 * @param digest SHA-256 in base64url; without one any bytes will do
 * @returns undefined if the file is refused or not there
 */
export async function openFileBody(file: string, digest?: string): Promise<FileBody | undefined> {
  const handle = await openPlain(file);
  if (!handle) return undefined;
  const { size } = await handle.stat();
  const content = size < largeBytes ? await readWhole(handle) : createLargeFile(handle, size);
  if (digest === undefined || (await digestOf(content)) === digest) return content;
  if (!(content instanceof Uint8Array)) content.close();
  return undefined;
}

/** `O_NONBLOCK`, so that opening a named pipe does not wait for its writer. */
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

/** Each reader has its own position; the descriptor is shared. */
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
