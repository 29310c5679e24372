import { fstatSync, readSync } from 'node:fs';

const magic = 'SQLite format 3\0';
const headerBytes = 100;

/** How large the file of a database is, and how large it says it is, both in bytes. */
export interface DatabaseSize {
  found: number;
  stated: number;
}

/**
 * The size of the open file of a database; undefined if it does not begin like one. SQLite itself reads neither again
 * while it has the file open.
 *
 * @throws an error of the file system
 * @see https://www.sqlite.org/fileformat2.html#the_database_header
 */
export function readSize(descriptor: number): DatabaseSize | undefined {
  const header = Buffer.alloc(headerBytes);
  if (readSync(descriptor, header, 0, headerBytes, 0) < headerBytes) return undefined;
  if (header.toString('latin1', 0, magic.length) !== magic) return undefined;
  // A page of 65,536 bytes does not fit into its two bytes, and is written as 1.
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return { found: fstatSync(descriptor).size, stated: pageSize * header.readUInt32BE(28) };
}
