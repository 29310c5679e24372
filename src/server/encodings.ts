import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';
import { type FileBody, openFileBody } from './file-body.ts';

/** A file in each form in which it is there. */
export type EncodedBodies = ReadonlyMap<Encoding, FileBody>;

/** Where the compressed forms of a file stand, and how they are undone. */
const sidecars = [
  { encoding: 'br', ending: 'br', undo: promisify(brotliDecompress) },
  { encoding: 'gzip', ending: 'gz', undo: promisify(gunzip) },
] as const;

/**
 * Opens a file that a build made, with its compressed forms. A compressed form that is damaged or of another
 * version is left out.
 *
 * @param digest SHA-256 of the plain file in base64url
 * @returns undefined if the file itself is not there as it was built
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
