import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Content, openContent } from './content.ts';
import type { Encoding } from './encoding.ts';

/** A file in each form in which it is there. */
export type Contents = ReadonlyMap<Encoding, Content>;

/** Where the compressed forms of a file stand, and how they are undone. */
const sidecars = [
  { encoding: 'br', ending: 'br', undo: promisify(brotliDecompress) },
  { encoding: 'gzip', ending: 'gz', undo: promisify(gunzip) },
] as const;

/**
 * Takes hold of a file that a build made, with its compressed forms. A compressed form that is damaged or of another
 * version is left out.
 *
 * @param digest SHA-256 of the plain file in base64url
 * @returns nothing when the file itself is not there as it was built
 */
export async function openContents(file: string, digest: string): Promise<Contents | undefined> {
  const plain = await openContent(file, digest);
  if (!plain) return undefined;
  const contents = new Map<Encoding, Content>([['identity', plain]]);
  if (!(plain instanceof Uint8Array)) return contents;
  for (const { encoding, ending, undo } of sidecars) {
    const packed = await openContent(`${file}.${ending}`);
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
