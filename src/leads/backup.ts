import { existsSync, lstatSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, type InStatement, type ResultSet, type Row } from '@libsql/client';
import { askInTime, rowsAtOnce } from './database.ts';
import { BackupError, LeadsError, toBackupError, toLeadsError } from './errors.ts';
import type { FileLocation, LeadsLocation } from './location.ts';
import { backupOf, beginPart, checkPart, dropPart, finishPart, isSame } from './part.ts';
import { migrate, versionOf } from './schema.ts';

export interface BackupOptions {
  /** Replaces a file of that name. */
  force: boolean;
}

/** Milliseconds to wait for a lock of another program. */
const timeout = 5_000;

/**
 * Backs up a database at one moment while forms arrive, and checks the copy. The file gets its name when it is complete and on the disk;
 * only its owner can read it, and it has no deleted data.
 *
 * @returns the number of leads
 * @throws {LeadsError} if the database cannot be read; it is not changed or migrated
 * @throws {BackupError} if the file cannot be written
 */
export async function backUp(
  location: LeadsLocation,
  file: LeadsLocation,
  { force }: BackupOptions,
): Promise<number> {
  const { path } = location;
  const target = backupOf(file);
  const refuse = () => refuseTarget(target, { source: path, force });
  try {
    if (path === undefined) return await writeBackup(target, (part) => copyRows(location, part), refuse);
    return await backUpFile({ ...location, path }, target, refuse);
  } catch (error) {
    throw error instanceof LeadsError ? error : toBackupError(error, target);
  }
}

async function backUpFile(source: FileLocation, target: FileLocation, refuse: () => void): Promise<number> {
  const client = await openSource(source);
  // One read transaction: writers continue meanwhile.
  const copy = async (part: string) => void (await client.execute({ sql: 'VACUUM INTO ?', args: [part] }));
  return writeBackup(target, copy, refuse).finally(() => client.close());
}

async function openSource(source: FileLocation): Promise<Client> {
  const { path, shown, url } = source;
  if (!existsSync(path)) throw new LeadsError('absent', shown);
  const client = createClient({ url, concurrency: 1, timeout });
  try {
    const isOurs = (await versionOf(client, shown)) > 0;
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    if (!isOurs || rows[0]?.quick_check !== 'ok') throw new LeadsError('corrupt', shown);
    return client;
  } catch (error) {
    client.close();
    throw toLeadsError(error, source);
  }
}

async function writeBackup(
  target: FileLocation,
  copy: (part: string) => Promise<void>,
  refuse: () => void,
): Promise<number> {
  const { path, shown } = target;
  refuse();
  const part = beginPart(path);
  try {
    await copy(part);
    const count = await checkPart(part, shown).catch((error: unknown) => {
      throw toBackupError(error, target);
    });
    refuse();
    finishPart(part, path);
    return count;
  } finally {
    dropPart(part);
  }
}

interface Refusal {
  /** The file of the database, if it is one. */
  source: string | undefined;
  force: boolean;
}

/** Refuses to replace the database, and any other file without --force. */
function refuseTarget({ path, shown }: FileLocation, { source, force }: Refusal): void {
  for (const end of source === undefined ? [] : ['', '-wal', '-shm', '-journal'])
    if (isSame(`${source}${end}`, path)) throw new BackupError('itself', shown);
  const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (isThere && !force) throw new BackupError('exists', shown);
}

type Read = (statement: InStatement) => Promise<ResultSet>;

/**
 * Copies a database from a libSQL server into an empty file, row by row in one read transaction, while forms arrive.
 *
 * @throws {LeadsError} if the server cannot be read, or has no leads
 * @throws errors of the file system or SQLite if the file cannot be written
 */
async function copyRows(source: LeadsLocation, part: string): Promise<void> {
  const { url, token, shown } = source;
  const fail = (error: unknown) => {
    throw toLeadsError(error, source);
  };
  const server = createClient({ url, concurrency: 1, fetch: askInTime, ...(token && { authToken: token }) });
  const file = createClient({ url: pathToFileURL(part).href, concurrency: 1 });
  try {
    const moment = await server.transaction('read').catch(fail);
    const read: Read = (statement) => moment.execute(statement).catch(fail);
    const version = await versionOf({ execute: read }, shown);
    if (version === 0) throw new LeadsError('absent', shown);
    await migrate(file, shown, version);
    await copyTables(read, file);
  } finally {
    server.close();
    file.close();
  }
}

/** Copies the tables of this program. No name from a server is executed. */
async function copyTables(read: Read, file: Client): Promise<void> {
  const names = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;
  const { rows } = await file.execute(`${names} ORDER BY rowid`);
  for (const { name } of rows) await copyTable(read, file, String(name));
  await copyNumbers(read, file);
}

async function copyTable(read: Read, file: Client, table: string): Promise<void> {
  await file.execute(`DELETE FROM ${table}`);
  for await (const rows of pagesOf(read, table)) {
    const inserts = rows.map((row) => {
      const [, ...args] = Array.from(row);
      return { sql: `INSERT INTO ${table} VALUES (${args.map(() => '?').join()})`, args };
    });
    if (inserts.length > 0) await file.batch(inserts, 'write');
  }
}

/** Yields the rows of a table, each with its row id first. */
async function* pagesOf(read: Read, table: string): AsyncGenerator<Row[]> {
  const sql = `SELECT rowid, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${rowsAtOnce}`;
  for (let last = -1, isMore = true; isMore; ) {
    const { rows } = await read({ sql, args: [last] });
    yield rows;
    last = Number(rows.at(-1)?.[0]);
    isMore = rows.length === rowsAtOnce;
  }
}

/** Copies the highest ids, so that the id of a deleted lead is never used again. */
async function copyNumbers(read: Read, file: Client): Promise<void> {
  const { rows } = await read('SELECT name, seq FROM sqlite_sequence');
  const insert = 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)';
  const numbers = rows.map((row) => ({ sql: insert, args: Array.from(row) }));
  await file.batch(['DELETE FROM sqlite_sequence', ...numbers], 'write');
}
