import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { isRunning } from '../lib/is-running.ts';
import { BackupError, LeadsError } from './errors.ts';
import type { FileLocation, LeadsLocation } from './location.ts';
import { versionOf } from './schema.ts';

/**
 * Creates an empty temporary file beside its target, for its owner only, and removes those of killed processes.
 *
 * @throws errors of the file system
 */
export function beginPart(path: string): string {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) if (isLeft(name, basename(path))) rmSync(join(folder, name));
  const part = `${path}.${process.pid}.part`;
  closeSync(openSync(part, 'wx', 0o600));
  return part;
}

/**
 * Requires a backup that is a file.
 *
 * @throws {BackupError} if it is not
 */
export function backupOf(location: LeadsLocation): FileLocation {
  const { path, shown } = location;
  if (path === undefined) throw new BackupError('address', shown);
  return { ...location, path };
}

/** Deletes an unfinished file, and what SQLite has put beside it. */
export function dropPart(part: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true });
}

/** Renames a part. It is on the disk under its new name when this returns. */
export function finishPart(part: string, path: string): void {
  synchronise(part);
  renameSync(part, path);
  synchronise(dirname(path));
}

/**
 * Checks a part completely and counts its leads. It has no log beside it afterwards.
 *
 * @throws {LeadsError} if it holds no leads of this program, or errors of the database
 */
export async function checkPart(part: string, shown: string): Promise<number> {
  const client = createClient({ url: pathToFileURL(part).href, concurrency: 1 });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check(1)');
    const isWhole = rows[0]?.integrity_check === 'ok' && (await versionOf(client, shown)) > 0;
    const { rows: orphans } = await client.execute('PRAGMA foreign_key_check');
    if (!isWhole || orphans.length > 0) throw new LeadsError('corrupt', shown);
    const counted = await client.execute('SELECT count(*) AS number FROM leads');
    await client.execute('PRAGMA journal_mode = DELETE');
    return Number(counted.rows[0]?.number);
  } finally {
    client.close();
  }
}

function isLeft(name: string, base: string): boolean {
  if (!name.startsWith(`${base}.`)) return false;
  const [, id] = /^\.(\d+)\.part(?:-wal|-shm|-journal)?$/.exec(name.slice(base.length)) ?? [];
  return id !== undefined && (Number(id) === process.pid || !isRunning(Number(id)));
}

function synchronise(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Checks that two paths lead to the same file. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return one === other || (first !== undefined && first.ino === second?.ino && first.dev === second.dev);
}
