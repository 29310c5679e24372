import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type ResultSet, type Row } from '@libsql/client';
import { inTurn } from '../lib/in-turn.ts';
import { LeadsError, toLeadsError } from './errors.ts';
import { type DatabaseFile, watchFile } from './file.ts';
import type { LeadsLocation } from './location.ts';
import { migrate, versionOf } from './schema.ts';

/** A database that runs one task after the other. Everything it does may throw a `LeadsError`. */
export interface Database {
  /** Runs all statements in one transaction, which is on the disk when this returns. */
  write(statements: InStatement[]): Promise<ResultSet[]>;
  read(statement: InStatement): Promise<Row[]>;
  /** Removes what was deleted from the files as well. False if someone is still reading it: the next connection tries again. */
  compact(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Readers never wait for writers (WAL), commits are on the disk (FULL), and deleted data is overwritten. `timeout` is short, because SQLite
 * blocks the process while it waits; the pauses between attempts do not.
 */
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON`;
const timeout = 20;

/** Milliseconds to wait for another program's lock after each attempt. */
const pauses = [10, 20, 50, 100, 200, 400, 800];

interface OpenOptions {
  /** Creates the file if there is none. */
  create: boolean;
}

/**
 * Opens the database of leads.
 *
 * @throws {LeadsError} if it cannot be used; it is not changed then
 */
export async function openDatabase(location: LeadsLocation, { create }: OpenOptions): Promise<Database> {
  const file = location.path === undefined ? undefined : watchFile(location.path, location.shown);
  const connection = createConnection(location, file);
  const task = inTurn();
  const use = <T>(work: (client: Client) => Promise<T>) => task(() => connection.use(work));
  const close = () => {
    connection.close();
    file?.close();
  };
  try {
    if (!create && file?.exists() === false) throw new LeadsError('absent', location.shown);
    file?.create();
    // A database on another machine is connected to when it is needed: it may be away for a moment.
    if (file) await use(async () => undefined);
  } catch (error) {
    close();
    throw toLeadsError(error, location);
  }
  return {
    write: (statements) => use((client) => client.batch(statements, 'write')),
    read: (statement) => use(async (client) => (await client.execute(statement)).rows),
    compact: async () => !file || use((client) => truncate(client, location)).then(() => true, passBusy),
    close: () => task(async () => close()),
  };
}

async function checkWhole(client: Client, { shown }: LeadsLocation): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  if (rows[0]?.quick_check !== 'ok') throw new LeadsError('corrupt', shown);
}

/** Writes the log into the file and empties it, which must wait for all its readers. */
async function truncate(client: Client, { shown }: LeadsLocation): Promise<void> {
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.busy !== 0) throw new LeadsError('busy', shown);
}

function passBusy(error: unknown): false {
  if (error instanceof LeadsError && error.code === 'busy') return false;
  throw error;
}

interface Connection {
  use<T>(work: (client: Client) => Promise<T>): Promise<T>;
  close(): void;
}

function createConnection(location: LeadsLocation, file: DatabaseFile | undefined): Connection {
  let client: Client | undefined;
  const close = () => {
    client?.close();
    client = undefined;
    file?.forget();
  };
  const attempt = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    try {
      // The connection stands for the file that it has opened: when that one is gone, what was written is lost.
      file?.verify();
      client ??= await connect(location, file);
      const result = await work(client);
      file?.verify();
      return result;
    } catch (error) {
      // libsql keeps a failed statement open, for which every later commit would fail.
      close();
      throw toLeadsError(error, location);
    }
  };
  return { close, use: (work) => whileBusy(() => attempt(work)) };
}

async function whileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof LeadsError) || error.code !== 'busy') throw error;
      await sleep(pause);
    }
  }
  return attempt();
}

/** Changes nothing in a file before it is known to be complete and ours. */
async function takeFile(client: Client, location: LeadsLocation, file: DatabaseFile): Promise<void> {
  await versionOf(client, location.shown);
  await checkWhole(client, location);
  file.keepPrivate();
  await client.executeMultiple(settings);
}

async function connect(location: LeadsLocation, file: DatabaseFile | undefined): Promise<Client> {
  const { url, token } = location;
  const client = createClient({
    ...{ url, concurrency: 1, timeout, fetch: askInTime },
    ...(token && { authToken: token }),
  });
  try {
    if (file) await takeFile(client, location, file);
    await migrate(client, location.shown);
    // What could not be removed from the log when it was deleted.
    if (file) await truncate(client, location).catch(passBusy);
    file?.remember();
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Milliseconds for an answer of a libSQL server. A form waits for at most two others, so its visitor gets an error before the browser gives
 * up after 15 seconds.
 */
const patience = 5000;

/** Rows that are read at once: an answer of a libSQL server has at most 10 MB. */
export const rowsAtOnce = 100;

/** Asks a libSQL server. A redirect is not followed: it would take the leads elsewhere. */
export function askInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
}
