import { fstatSync, readSync } from 'node:fs';

const magic = 'SQLite format 3\0';
const headerBytes = 100;

/**
 * Whether the open file of a database has the beginning of one, and all the pages that it speaks of. SQLite itself reads
 * neither again while it has the file open.
 *
 * @throws an error of the file system
 * @see https://www.sqlite.org/fileformat2.html#the_database_header
 */
export function isWhole(descriptor: number): boolean {
  const header = Buffer.alloc(headerBytes);
  if (readSync(descriptor, header, 0, headerBytes, 0) < headerBytes) return false;
  if (header.toString('latin1', 0, magic.length) !== magic) return false;
  // A page of 65,536 bytes does not fit into its two bytes, and is written as 1.
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return fstatSync(descriptor).size >= pageSize * header.readUInt32BE(28);
}
