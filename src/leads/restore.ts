import { createReadStream, createWriteStream, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Client, createClient } from '@libsql/client';
import { BackupError, LeadsError, toBackupError, toLeadsError } from './errors.ts';
import { type FileLocation, fileOf, type LeadsLocation } from './location.ts';
import { backupOf, beginPart, checkPart, dropPart, finishPart, isSame } from './part.ts';
import { versionOf } from './schema.ts';

export interface Restored {
  /** The number of restored leads. */
  count: number;
  /** The path of the previous database, if there was one. */
  kept: string | undefined;
}

/**
 * Replaces a database by a backup, and keeps the old one beside it. Everything is checked before anything changes.
 *
 * @throws {BackupError} if the file is not a backup of this program, or of a newer version
 * @throws {LeadsError} if the database is in use, or another program's
 */
export async function restore(location: LeadsLocation, file: LeadsLocation): Promise<Restored> {
  const target = fileOf(location);
  const source = backupOf(file);
  const part = await beginRestore(source, target);
  try {
    const count = await copyFrom(source, part);
    return { count, kept: await putInPlace(part, target) };
  } finally {
    dropPart(part);
  }
}

async function beginRestore(source: FileLocation, target: FileLocation): Promise<string> {
  if (!existsSync(source.path)) throw new BackupError('absent', source.shown);
  if (isSame(source.path, target.path)) throw new BackupError('itself', source.shown);
  try {
    mkdirSync(dirname(target.path), { recursive: true, mode: 0o700 });
    return beginPart(target.path);
  } catch (error) {
    throw toLeadsError(error, target);
  }
}

/** Copies the file, and the log of a plain copy, which has its newest data. */
async function copyFrom(source: FileLocation, part: string): Promise<number> {
  const { path, shown } = source;
  try {
    await pipeline(createReadStream(path), createWriteStream(part));
    const log = `${path}-wal`;
    if (existsSync(log))
      await pipeline(createReadStream(log), createWriteStream(`${part}-wal`, { mode: 0o600 }));
    return await checkPart(part, shown);
  } catch (error) {
    throw toBackupError(error, source);
  }
}

/** Exchanges the files while nobody else can open the database; gives where the old one is kept. */
async function putInPlace(part: string, target: FileLocation): Promise<string | undefined> {
  let owner: Client | undefined;
  try {
    if (!existsSync(target.path)) return void finishPart(part, target.path);
    owner = await lock(target);
    const kept = keep(target.path);
    finishPart(part, target.path);
    return kept;
  } catch (error) {
    throw toLeadsError(error, target);
  } finally {
    owner?.close();
  }
}

/**
 * Merges the log into the file and locks it. A damaged file cannot be locked, and no server uses it.
 *
 * @see https://www.sqlite.org/wal.html#persistence_of_wal_mode
 */
async function lock(target: FileLocation): Promise<Client | undefined> {
  const client = createClient({ url: target.url, concurrency: 1, timeout: 500 });
  try {
    await versionOf(client, target.shown).catch(passNewer);
    // Succeeds for the last one only that has the database open.
    await client.execute('PRAGMA journal_mode = DELETE');
    await client.execute('BEGIN EXCLUSIVE');
    return client;
  } catch (error) {
    client.close();
    const trouble = toLeadsError(error, target);
    if (trouble.code === 'corrupt') return undefined;
    throw trouble.code === 'busy' ? new LeadsError('in-use', target.shown, { cause: error }) : trouble;
  }
}

/** Passes a newer version: an older program restores an older database. */
function passNewer(error: unknown): void {
  if (!(error instanceof LeadsError) || error.code !== 'newer') throw error;
}

/** Renames the files of a database. The log of a damaged one must not become that of the next one. */
function keep(path: string): string {
  const kept = `${path}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  linkSync(path, kept);
  if (existsSync(`${path}-wal`)) linkSync(`${path}-wal`, `${kept}-wal`);
  for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
  return kept;
}
