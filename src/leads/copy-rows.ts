import { pathToFileURL } from 'node:url';
import { type Client, createClient, type InStatement, type ResultSet, type Row } from '@libsql/client';
import { LeadsError } from './errors.ts';
import type { LeadsLocation } from './location.ts';
import { askInTime, rowsAtOnce } from './remote.ts';
import { migrate, versionOf } from './schema.ts';
import { toLeadsError } from './to-leads-error.ts';

type Read = (statement: InStatement) => Promise<ResultSet>;

/**
 * Writes all that a libSQL server holds at one moment into an empty file, row by row: a server does not hand out its
 * file. It is one read transaction, during which forms go on arriving.
 *
 * @param part where the file is until it is whole
 * @throws {LeadsError} if the server cannot be read, or holds no leads
 * @throws an error of the file system, or of SQLite, if the file cannot be written
 * @see https://www.sqlite.org/isolation.html
 */
export async function copyRows(source: LeadsLocation, part: string): Promise<void> {
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

/** The tables are those that this program has made: nothing that a server names is executed. */
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

/** The rows of a table, each with its number before its columns. */
async function* pagesOf(read: Read, table: string): AsyncGenerator<Row[]> {
  const sql = `SELECT rowid, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${rowsAtOnce}`;
  for (let last = -1, isMore = true; isMore; ) {
    const { rows } = await read({ sql, args: [last] });
    yield rows;
    last = Number(rows.at(-1)?.[0]);
    isMore = rows.length === rowsAtOnce;
  }
}

/** The highest number that each table has ever given, so that the number of a deleted lead is never given again. */
async function copyNumbers(read: Read, file: Client): Promise<void> {
  const { rows } = await read('SELECT name, seq FROM sqlite_sequence');
  const insert = 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)';
  const numbers = rows.map((row) => ({ sql: insert, args: Array.from(row) }));
  await file.batch(['DELETE FROM sqlite_sequence', ...numbers], 'write');
}
