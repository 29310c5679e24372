import { existsSync, lstatSync, statSync } from 'node:fs';
import { type Client, createClient } from '@libsql/client';
import { BackupError, backupOf, toBackupError } from './backup-error.ts';
import { copyRows } from './copy-rows.ts';
import { LeadsError } from './errors.ts';
import type { FileLocation, LeadsLocation } from './location.ts';
import { beginPart, checkPart, dropPart, finishPart } from './part.ts';
import { versionOf } from './schema.ts';
import { toLeadsError } from './to-leads-error.ts';

/** How a backup is written. */
export interface BackupOptions {
  /** Whether a file of that name is replaced. */
  force: boolean;
}

/** How long to wait for a lock that another program has on the database, in milliseconds. */
const timeout = 5_000;

/**
 * Writes all that a database holds at one moment into a file, while forms may go on arriving, and checks what it has
 * written. The file gets its name when it is complete, on the disk and readable by its owner only; what was deleted before is not in it.
 *
 * @returns how many leads it holds
 * @throws {LeadsError} if the database cannot be read; it is not changed, not even brought up to date
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

/** A backup may never replace the database, nor anything else without --force. */
function refuseTarget({ path, shown }: FileLocation, { source, force }: Refusal): void {
  for (const end of source === undefined ? [] : ['', '-wal', '-shm', '-journal'])
    if (isSame(`${source}${end}`, path)) throw new BackupError('itself', shown);
  const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (isThere && !force) throw new BackupError('exists', shown);
}

/** Whether two paths are one, or lead to the same file. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return one === other || (first !== undefined && first.ino === second?.ino && first.dev === second.dev);
}
