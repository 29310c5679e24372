import {
  type BigIntStats,
  chmodSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { LeadsError } from './errors.ts';

/** Only the owner may read what visitors have written. SQLite gives its other files the mode of the first one. */
const ownerOnly = 0o600;

/** The file of a database, which must stay the same one. */
export interface DatabaseFile {
  /** Makes the file, which only its owner may read, unless there is one. */
  create(): void;
  /** Keeps others from reading the file, and what SQLite has put beside it. */
  keepPrivate(): void;
  exists(): boolean;
  /** Accepts the files that are there now. */
  remember(): void;
  /** Accepts any file: the next one is opened anew. */
  forget(): void;
  /**
   * Checks the files, because SQLite goes on writing into a deleted or truncated one.
   *
   * @throws {LeadsError} if a file was replaced or is not whole
   */
  verify(): void;
  /** Ends the watch. Whoever uses the database must have closed it before. */
  close(): void;
}

/** Watches the file of a database. */
export function watchFile(path: string, shown: string): DatabaseFile {
  const names = [path, `${path}-wal`];
  const header = createHeader(path);
  let known: (string | undefined)[] = [];
  let isNew = true;
  let largest = 0;
  /**
   * A checkpoint that is killed has written the stated size, but not the last pages: these are in the log then. A truncated file is smaller
   * than before.
   */
  const isWhole = ({ found, stated }: DatabaseSize) =>
    found >= stated || (found >= largest && !isEmpty(`${path}-wal`));
  return {
    create() {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      closeSync(openSync(path, 'a', ownerOnly));
    },
    keepPrivate() {
      for (const name of [...names, `${path}-shm`]) {
        const found = statSync(name, { throwIfNoEntry: false });
        if (found && (found.mode & 0o777) !== ownerOnly) chmodSync(name, ownerOnly);
      }
    },
    exists: () => identityOf(path) !== undefined,
    remember() {
      known = names.map(identityOf);
      isNew = false;
    },
    forget() {
      known = [];
      largest = 0;
    },
    verify() {
      const found = names.map(identityOf);
      const isSame = known.every((identity, at) => identity === undefined || identity === found[at]);
      if (!isSame || found[0] === undefined) throw new LeadsError('missing', shown);
      // An empty file is how a database begins, but only once, and never with a log of what was written to it.
      if (isNew && isEmpty(path) && isEmpty(`${path}-wal`)) return;
      const size = readSize(header.open());
      if (!size || !isWhole(size)) throw new LeadsError('corrupt', shown);
      largest = size.found;
    },
    close: header.close,
  };
}

/**
 * Keeps the file open to read its header. Closing it would release all locks of the process, and other programs would delete the log in
 * use.
 *
 * @see https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_
 */
function createHeader(path: string): { open(): number; close(): void } {
  let descriptor: number | undefined;
  const close = () => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
  };
  return {
    open() {
      if (descriptor !== undefined && nameOf(fstatSync(descriptor, { bigint: true })) !== identityOf(path))
        close();
      descriptor ??= openSync(path, 'r');
      return descriptor;
    },
    close,
  };
}

function isEmpty(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && nameOf(found);
}

function nameOf({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`;
}

const magic = 'SQLite format 3\0';
const headerBytes = 100;

/** The size of a database file, and the size that it states, in bytes. */
interface DatabaseSize {
  found: number;
  stated: number;
}

/**
 * Reads the size of an open database file; undefined if it is no database. SQLite does not read it again while the file is open.
 *
 * @throws errors of the file system
 * @see https://www.sqlite.org/fileformat2.html#the_database_header
 */
function readSize(descriptor: number): DatabaseSize | undefined {
  const header = Buffer.alloc(headerBytes);
  if (readSync(descriptor, header, 0, headerBytes, 0) < headerBytes) return undefined;
  if (header.toString('latin1', 0, magic.length) !== magic) return undefined;
  // A page of 65,536 bytes does not fit into its two bytes, and is written as 1.
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return { found: fstatSync(descriptor).size, stated: pageSize * header.readUInt32BE(28) };
}
