import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { backUp, locateLeads, openLeads, restore } from '../../../src/leads/index.ts';
import { bytesIn, message, newLocation, opened } from '../../support/leads.ts';

const trouble = (code: string, words = '') =>
  expect.objectContaining({ code, message: expect.stringContaining(words) });
const once = { force: false };
/** A process that cannot be: Linux and macOS count to 4,194,304 at most. */
const nobody = 99_999_999;

/** A database with leads that nobody uses, and a place for its backup. */
async function withLeads(number = 3, removed: number[] = []) {
  const made = newLocation();
  const store = await openLeads(made, { create: true, channels: ['mail'] });
  for (let at = 1; at <= number; at += 1) await store.add(message({ key: `key-${at}` }));
  await store.remove({ ids: removed });
  await store.close();
  const location = copyOf(made);
  return { location, file: fileIn(location.folder) };
}

/** The driver may keep a closed file open until memory is collected; nobody has ever opened a copy. */
function copyOf({ path }: { path: string }) {
  const location = newLocation();
  mkdirSync(dirname(location.path));
  copyFileSync(path, location.path);
  return location;
}

function fileIn(folder: string, name = 'backup.db') {
  return { ...locateLeads(name, { cwd: folder, out: join(folder, 'dist') }), path: join(folder, name) };
}

/** Makes a backup that nobody has opened, which can be changed at once, of a database that stays as unopened as it was. */
async function backUpAnew(location: { path: string }, file: { path: string }): Promise<void> {
  const made = fileIn(newLocation().folder);
  await backUp(copyOf(location), made, once);
  copyFileSync(made.path, file.path);
}

async function change(url: string, sql: string): Promise<void> {
  const client = createClient({ url });
  await client.executeMultiple(sql);
  client.close();
}

async function versionIn(url: string): Promise<unknown> {
  const client = createClient({ url });
  const { rows } = await client.execute('SELECT version FROM schema_version');
  client.close();
  return rows[0]?.version;
}

const idsIn = async (location: ReturnType<typeof fileIn>) =>
  (await (await opened(location, { create: false })).select({})).map(({ id }) => id);

const older = 'DROP TABLE rate_key; DROP TABLE rates; UPDATE schema_version SET version = 1';

describe('a backup', () => {
  it('is one file of the owner, with all leads and what is still to be delivered', async () => {
    const { location, file } = await withLeads();
    expect(await backUp(location, file, once)).toBe(3);
    expect(readdirSync(location.folder).sort()).toEqual(['backup.db', 'data']);
    expect((statSync(file.path).mode & 0o777).toString(8)).toBe('600');
    const copy = await opened(file, { create: false });
    expect(await copy.select({})).toEqual(await (await opened(location)).select({}));
    expect(await copy.queue.waiting(['mail'])).toEqual(new Map([['mail', 3]]));
  });

  it('holds what was accepted before, while forms go on to arrive', async () => {
    const { location, file } = await withLeads(200);
    const store = await opened(location);
    const adding = Array.from({ length: 100 }, (_, at) => store.add(message({ key: `later-${at}` })));
    const count = await backUp(location, file, once);
    expect(count).toBeGreaterThanOrEqual(200);
    expect(await Promise.all(adding)).toHaveLength(100);
    expect((await idsIn(file)).slice(-200)).toEqual(Array.from({ length: 200 }, (_, at) => 200 - at));
    expect(await store.select({})).toHaveLength(300);
  });

  it('gives no number of a deleted lead to another one after it was put back', async () => {
    const { location, file } = await withLeads();
    await backUp((await withLeads(3, [3])).location, file, once);
    await restore(location, file);
    await (await opened(location)).add(message({ key: 'key-4' }));
    expect(await idsIn({ ...file, ...location })).toEqual([4, 2, 1]);
  });

  it('replaces no file unasked, and the database never', async () => {
    const { location, file } = await withLeads();
    writeFileSync(file.path, 'Minnislisti');
    await expect(backUp(location, file, once)).rejects.toEqual(trouble('exists', 'backup.db'));
    expect(readFileSync(file.path, 'utf8')).toBe('Minnislisti');
    expect(await backUp(location, file, { force: true })).toBe(3);
    symlinkSync(location.path, join(location.folder, 'link.db'));
    for (const name of ['link.db', 'data/leads.db', 'data/leads.db-wal'])
      await expect(backUp(location, fileIn(location.folder, name), { force: true })).rejects.toEqual(
        trouble('itself', name),
      );
    expect(await idsIn({ ...file, ...location })).toEqual([3, 2, 1]);
  });

  it('deletes what a killed one has left, and nothing of one that runs', async () => {
    const { location, file } = await withLeads();
    const names = [`${nobody}.part`, `${nobody}.part-wal`, `${process.ppid}.part`, `${nobody}.parts`];
    for (const name of names) writeFileSync(`${file.path}.${name}`, '');
    await backUp(location, file, once);
    expect(readdirSync(location.folder).sort()).toEqual(
      ['backup.db', `backup.db.${nobody}.parts`, `backup.db.${process.ppid}.part`, 'data'].sort(),
    );
  });

  it('leaves a database of an older version as it is, and is brought up to date when it is opened', async () => {
    const { location, file } = await withLeads();
    await change(location.url, older);
    await backUp(location, file, once);
    expect([await versionIn(location.url), await versionIn(file.url)]).toEqual([1, 1]);
    const other = newLocation();
    await restore(other, file);
    expect(await idsIn({ ...file, ...other })).toEqual([3, 2, 1]);
    expect([await versionIn(other.url), await versionIn(file.url)]).toEqual([2, 1]);
  });

  it.each([
    ['absent', () => undefined],
    ['foreign', (url: string) => change(url, 'CREATE TABLE bookings (id INTEGER)')],
    ['corrupt', (_: string, path: string) => writeFileSync(path, 'x'.repeat(9000))],
  ])('is not written of a database that is %s', async (code, make) => {
    const location = newLocation();
    mkdirSync(dirname(location.path));
    await make(location.url, location.path);
    const file = fileIn(location.folder);
    await expect(backUp(location, file, once)).rejects.toEqual(trouble(code, 'data/leads.db'));
    expect(readdirSync(location.folder)).toEqual(['data']);
  });

  it('cannot be put back on a server, nor be written on one, which is said in one clear line', async () => {
    const location = locateLeads('https://leads.example', { cwd: '/', out: '/dist' });
    const file = fileIn(newLocation().folder);
    await expect(restore(location, file)).rejects.toEqual(
      trouble('elsewhere', 'into a file on this machine with “--leads FILE”'),
    );
    await expect(backUp(newLocation(), location, once)).rejects.toEqual(trouble('address', 'is not a file'));
  });
});

describe('a backup that is put back', () => {
  it('takes the place of the leads, which are kept beside it', async () => {
    const { location, file } = await withLeads();
    await backUp((await withLeads(2)).location, file, once);
    const { count, kept = '' } = await restore(location, file);
    expect(count).toBe(2);
    expect(readdirSync(dirname(location.path)).sort()).toEqual(['leads.db', basename(kept)]);
    expect((statSync(location.path).mode & 0o777).toString(8)).toBe('600');
    expect(await idsIn({ ...file, ...location })).toEqual([2, 1]);
    expect(await idsIn(fileIn(location.folder, `data/${basename(kept)}`))).toEqual([3, 2, 1]);
  });

  it('may be a plain copy of a database with its log', async () => {
    const { location, file } = await withLeads(1);
    const store = await opened(location);
    await store.add(message({ key: 'in the log' }));
    for (const end of ['', '-wal']) copyFileSync(`${location.path}${end}`, `${file.path}${end}`);
    const other = newLocation();
    expect(await restore(other, file)).toEqual({ count: 2, kept: undefined });
    expect(readdirSync(dirname(other.path))).toEqual(['leads.db']);
    expect(readdirSync(location.folder).sort()).toEqual(['backup.db', 'backup.db-wal', 'data']);
  });

  const garbled = (path: string) => writeFileSync(path, readFileSync(path).fill(7, 8192, 12_288));
  it.each([
    ['absent', () => undefined],
    ['corrupt', (path: string) => writeFileSync(path, '')],
    ['corrupt', (path: string) => writeFileSync(path, 'Minnislisti\n')],
    ['corrupt', garbled, true],
    ['corrupt', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 9000)), true],
    ['foreign', (_: string, url: string) => change(url, 'CREATE TABLE bookings (id INTEGER)')],
    ['newer', (_: string, url: string) => change(url, 'UPDATE schema_version SET version = 99'), true],
  ])('is refused when it is %s, and nothing is changed (%#)', async (code, make, isMade = false) => {
    const { location, file } = await withLeads(60);
    if (isMade) await backUpAnew(location, file);
    await make(file.path, file.url);
    const before = bytesIn(dirname(location.path));
    await expect(restore(location, file)).rejects.toEqual(trouble(code, 'backup.db'));
    expect(bytesIn(dirname(location.path))).toBe(before);
  });

  it('is not put in the place of a database that somebody uses, or of another program', async () => {
    const { location, file } = await withLeads();
    await backUp(location, file, once);
    const store = await opened(location);
    await expect(restore(location, file)).rejects.toEqual(trouble('in-use', 'stop that first'));
    expect(await store.add(message({ key: 'key-4' }))).toBe('new');
    const foreign = newLocation();
    mkdirSync(dirname(foreign.path));
    await change(foreign.url, 'CREATE TABLE bookings (id INTEGER)');
    await expect(restore(foreign, file)).rejects.toEqual(trouble('foreign'));
    expect(readdirSync(dirname(foreign.path))).toEqual(['leads.db']);
  });

  it('takes the place of a database that is damaged, and of one of a newer version', async () => {
    const { location: old, file } = await withLeads();
    await backUp(old, file, once);
    await change(old.url, 'UPDATE schema_version SET version = 99');
    const location = copyOf(old);
    expect((await restore(location, file)).count).toBe(3);
    writeFileSync(location.path, 'x'.repeat(9000));
    writeFileSync(`${location.path}-wal`, 'the log');
    const { kept = '' } = await restore(location, file);
    // It would be read as what came after the backup.
    expect(readdirSync(dirname(location.path))).not.toContain('leads.db-wal');
    expect(readFileSync(kept, 'utf8')).toMatch(/^x{9000}$/);
    expect(readFileSync(`${kept}-wal`, 'utf8')).toBe('the log');
    expect(await idsIn({ ...file, ...location })).toEqual([3, 2, 1]);
  });
});
