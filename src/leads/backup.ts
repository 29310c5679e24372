import { existsSync, lstatSync, statSync } from 'node:fs';
import { type Client, createClient } from '@libsql/client';
import { BackupTrouble, backupOf, toBackupTrouble } from './backup-trouble.ts';
import { type FileLocation, fileOf, type LeadsLocation } from './location.ts';
import { beginPart, checkPart, dropPart, finishPart } from './part.ts';
import { versionOf } from './schema.ts';
import { toTrouble } from './to-trouble.ts';
import { LeadsTrouble } from './trouble.ts';

/** How a backup is written. */
export interface BackupOptions {
  /** Whether a file of that name is replaced. */
  force: boolean;
}

/** How long to wait for a lock that another program has on the database, in milliseconds. */
const timeout = 5_000;

/**
 * Writes all that a database holds at one moment into a file, while forms may go on to arrive, and checks what it has
 * written. The file is there when it is whole, on the disk and its owner's only; what was deleted before is not in it.
 *
 * @returns how many leads it holds
 * @throws {LeadsTrouble} when the database cannot be read; it is not changed, not even brought up to date
 * @throws {BackupTrouble} when the file cannot be written
 */
export async function backUp(
  location: LeadsLocation,
  file: LeadsLocation,
  { force }: BackupOptions,
): Promise<number> {
  const source = fileOf(location);
  const target = backupOf(file);
  const client = await openSource(source);
  try {
    return await writeBackup(client, target, () => refuseTarget(source, target, force));
  } catch (error) {
    throw toBackupTrouble(error, target);
  } finally {
    client.close();
  }
}

async function openSource(source: FileLocation): Promise<Client> {
  const { path, shown, url } = source;
  if (!existsSync(path)) throw new LeadsTrouble('absent', shown);
  const client = createClient({ url, concurrency: 1, timeout });
  try {
    const isOurs = (await versionOf(client, shown)) > 0;
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    if (!isOurs || rows[0]?.quick_check !== 'ok') throw new LeadsTrouble('corrupt', shown);
    return client;
  } catch (error) {
    client.close();
    throw toTrouble(error, source);
  }
}

async function writeBackup(
  client: Client,
  { path, shown }: FileLocation,
  refuse: () => void,
): Promise<number> {
  refuse();
  const part = beginPart(path);
  try {
    // One read transaction: writers go on beside it.
    await client.execute({ sql: 'VACUUM INTO ?', args: [part] });
    const count = await checkPart(part, shown);
    refuse();
    finishPart(part, path);
    return count;
  } finally {
    dropPart(part);
  }
}

/** A backup may neither replace the database, nor, unasked, anything else. */
function refuseTarget(source: FileLocation, { path, shown }: FileLocation, force: boolean): void {
  for (const end of ['', '-wal', '-shm', '-journal'])
    if (isSame(`${source.path}${end}`, path)) throw new BackupTrouble('itself', shown);
  const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (isThere && !force) throw new BackupTrouble('exists', shown);
}

/** Whether two paths are one, or lead to the same file. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return one === other || (first !== undefined && first.ino === second?.ino && first.dev === second.dev);
}
