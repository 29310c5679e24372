import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../src/leads/database.ts';
import { locateLeads, openLeads } from '../../../src/leads/index.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { bytesIn, handClock, message, newLocation, opened } from '../../support/leads.ts';

// The waits of the store are what a test sees of its patience.
vi.mock('node:timers/promises', { spy: true });

const trouble = (code: string) => expect.objectContaining({ name: 'Error', code });

describe('the store of leads', () => {
  it('keeps what was sent, in both languages and with every character', async () => {
    const store = await opened();
    const fields = {
      name: "Þöll 'Bobby'; DROP TABLE leads;--",
      email: 'a@b.is',
      message: '🎉 „já“\n<script>',
    };
    expect(await store.add(message({ locale: 'en' }, fields))).toBe('new');
    const [lead] = await store.select({});
    expect(lead).toMatchObject({ id: 1, form: 'simple-contact', locale: 'en', fields });
    expect(lead?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('is there again after a restart', async () => {
    const location = newLocation();
    const store = await openLeads(location, { create: true });
    await store.add(message());
    await store.close();
    expect(await (await opened(location)).select({})).toHaveLength(1);
  });

  it('commits what comes at the same time together, and answers each', async () => {
    const store = await opened();
    const sent = Array.from({ length: 500 }, (_, at) => store.add(message({ key: `key-${at % 400}` }, {})));
    const stored = await Promise.all(sent);
    expect(stored.filter((one) => one === 'new')).toHaveLength(400);
    expect(stored.filter((one) => one === 'repeated')).toHaveLength(100);
    expect(await store.select({})).toHaveLength(400);
  });

  it('refuses what it could not carry out in time instead of growing', async () => {
    const store = await opened();
    const sent = Array.from({ length: 2_500 }, (_, at) => store.add(message({ key: `key-${at}` })));
    const failed = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected');
    expect(failed.length).toBe(500);
    expect(await store.select({})).toHaveLength(2_000);
  });
});

describe('a message that comes twice', () => {
  it('is one row when its key is the same', async () => {
    const store = await opened();
    expect(await store.add(message({ key: 'k-1' }))).toBe('new');
    expect(await store.add(message({ key: 'k-1' }))).toBe('repeated');
    expect(await store.add(message({ key: 'k-2' }))).toBe('new');
    expect(await store.select({})).toHaveLength(2);
  });

  it('is refused when its key belongs to another message', async () => {
    const store = await opened();
    await store.add(message({ key: 'k-1' }));
    expect(await store.add(message({ key: 'k-1' }, { message: 'Annað' }))).toBe('conflict');
    expect(await store.select({})).toHaveLength(1);
  });

  it('is one row within an hour without a key, and two after it', async () => {
    const clock = handClock();
    const store = await opened(newLocation(), { clock });
    expect(await store.add(message())).toBe('new');
    clock.pass(59 * 60_000);
    expect(await store.add(message())).toBe('repeated');
    expect(await store.add(message({}, { message: 'Annað' }))).toBe('new');
    clock.pass(2 * 60_000);
    expect(await store.add(message())).toBe('new');
    // A clock that is set back makes no second one.
    clock.time -= 24 * 60 * 60_000;
    expect(await store.add(message())).toBe('repeated');
  });
});

describe('what is deleted', () => {
  it('is gone from the files, together with what was still to be delivered (secure_delete, checkpoint)', async () => {
    const location = newLocation();
    const store = await opened(location, { channels: ['mail'] });
    await store.add(message({}, { email: 'Eyða@Hemja.example', message: 'leyndarmálið' }));
    await store.add(message());
    const folder = dirname(location.path);
    expect(bytesIn(folder)).toContain(Buffer.from('leyndarmálið').toString('latin1'));
    expect(await store.remove({ email: ' eyða@hemja.EXAMPLE ' })).toEqual({ count: 1, isGone: true });
    expect(bytesIn(folder)).not.toMatch(/leyndarm|Hemja\.example/);
    expect(await store.select({})).toHaveLength(1);
    const due = { channels: ['mail'], limit: 9, lease: 1000 };
    expect(await store.queue.claim(due)).toHaveLength(1);
  });

  it('stays in the log while somebody reads it, which is said, and is gone after the next opening', async () => {
    vi.mocked(sleep).mockResolvedValue(undefined);
    onTestFinished(() => void vi.mocked(sleep).mockReset());
    const location = newLocation();
    const store = await opened(location);
    await store.add(message({}, { message: 'leyndarmálið' }));
    const other = createClient({ url: location.url, concurrency: 1 });
    onTestFinished(() => other.close());
    const reader = await other.transaction('read');
    await reader.execute('SELECT * FROM leads');
    expect(await store.remove({ ids: [1] })).toEqual({ count: 1, isGone: false });
    expect(await store.select({})).toEqual([]);
    expect(bytesIn(dirname(location.path))).toContain('leyndarm');
    await reader.rollback();
    expect(await (await opened(location, { create: false })).select({})).toEqual([]);
    expect(bytesIn(dirname(location.path))).not.toContain('leyndarm');
  });

  it.each([
    [{ ids: [1, 3] }, [2]],
    [{ ids: [] }, [3, 2, 1]],
    [{ before: '2026-11-21T12:00:30.000Z' }, [3, 2]],
    [{ since: '2026-11-21T12:01:00.000Z' }, [1]],
    [{ email: 'nobody@hemja.example' }, [3, 2, 1]],
  ])('by %j leaves %j', async (selection, left) => {
    const clock = handClock();
    const store = await opened(newLocation(), { clock });
    for (const key of ['key-1', 'key-2', 'key-3']) {
      await store.add(message({ key }));
      clock.pass(60_000);
    }
    await store.remove(selection);
    expect((await store.select({})).map(({ id }) => id)).toEqual(left);
  });
});

describe('the file of the database', () => {
  it('can be read by its owner only, with all that SQLite puts beside it', async () => {
    const location = newLocation();
    const store = await opened(location);
    await store.add(message());
    for (const path of [location.path, `${location.path}-wal`, `${location.path}-shm`])
      expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    expect((statSync(dirname(location.path)).mode & 0o777).toString(8)).toBe('700');
  });

  it('is closed to others when it was open to them', async () => {
    const location = newLocation();
    mkdirSync(dirname(location.path));
    writeFileSync(location.path, '');
    chmodSync(location.path, 0o644);
    await opened(location);
    expect((statSync(location.path).mode & 0o777).toString(8)).toBe('600');
  });

  it.each(['dist/leads.db', 'dist/deep/er/leads.db', 'dist/../dist/leads.db', 'dist'])(
    'is never %s, in the folder that a build replaces',
    (name) => {
      const folder = temporaryFolder();
      mkdirSync(`${folder}/dist`);
      expect(() => locateLeads(name, { cwd: folder, out: `${folder}/dist` })).toThrow(trouble('in-output'));
    },
  );
});

describe('the name of a database', () => {
  const located = (name: string) => locateLeads(name, { cwd: '/srv/site', out: '/srv/site/dist' });

  it.each([
    { name: 'leads.db', path: '/srv/site/leads.db' },
    { name: '/var/leads.db', path: '/var/leads.db' },
    { name: './with:colon.db', path: '/srv/site/with:colon.db' },
    { name: 'file:leads.db', path: '/srv/site/leads.db' },
    { name: 'file:deep/er/leads.db', path: '/srv/site/deep/er/leads.db' },
    { name: 'file:/var/leads.db', path: '/var/leads.db' },
    { name: 'file:///var/le%20ads.db', path: '/var/le ads.db' },
    { name: '', path: '/srv/site/data/leads.db' },
  ])('$name is the file $path', ({ name, path }) => expect(located(name).path).toBe(path));

  it.each([
    ['libsql://leads.example', 'libsql://leads.example'],
    ['libsql://10.0.0.5:8080?tls=0', 'libsql://10.0.0.5:8080'],
    ['https://leads.example', 'https://leads.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('%s is the server there', (name, shown) =>
    expect(located(name)).toEqual({ url: name, shown, token: undefined }),
  );

  it('wss://leads.example:9 is the server there, asked over https', () =>
    expect(located('wss://leads.example:9')).toMatchObject({
      url: 'https://leads.example:9',
      shown: 'wss://leads.example:9',
    }));

  it.each(['http://leads.example', 'ws://10.0.0.5:8080', 'http://127.0.0.1.evil.example'])(
    '%s is refused: what visitors write would cross a network that anybody may read',
    (name) => expect(() => located(name)).toThrow(trouble('insecure')),
  );

  it('has a token without the line break of the file that it was read from, and no other spaces', () => {
    const withToken = (token: string) => locateLeads('https://h', { cwd: '/', out: '/dist', token });
    expect(withToken('abc.def\n').token).toBe('abc.def');
    expect(() => withToken('abc\ndef')).toThrow(trouble('token'));
    expect(() => withToken('abc\ndef')).not.toThrow(/abc|def/);
  });

  it.each(['https://u:secret@h', 'libsql://u@h', 'http://:secret@127.0.0.1:9'])(
    '%s is refused, for a name or password is not sent',
    (name) => {
      expect(() => located(name)).toThrow(trouble('password'));
      expect(() => located(name)).not.toThrow(/secret/);
    },
  );

  it.each([
    'postgres://u:secret@h/db',
    'libsq://h',
    'libsql:h',
    'ftp:x',
    'https://',
    'file://host/x',
    'file:%zz',
  ])('%s is refused, without a word of its password', (name) => {
    expect(() => located(name)).toThrow(trouble('address'));
    expect(() => located(name)).not.toThrow(/secret/);
  });
});

/** What a program could change of a file, and the names beside it. */
function stateOf(path: string) {
  const { mode, mtimeMs, size } = statSync(path);
  return { mode, mtimeMs, size, bytes: readFileSync(path, 'latin1'), names: readdirSync(dirname(path)) };
}

describe('a database that cannot be used', () => {
  it.each(['DELETE', 'WAL'])(
    'is left as it was, in mode %s, when it belongs to another program',
    async (mode) => {
      const location = newLocation();
      mkdirSync(dirname(location.path));
      const other = createClient({ url: location.url });
      await other.executeMultiple(`PRAGMA journal_mode = ${mode}; CREATE TABLE bookings (id INTEGER)`);
      other.close();
      chmodSync(location.path, 0o644);
      const before = stateOf(location.path);
      await expect(openLeads(location, { create: true })).rejects.toThrow(trouble('foreign'));
      expect(stateOf(location.path)).toEqual(before);
    },
  );

  it.each(['', '.db'])('is left as it was when it is a text, named leads%s', async (ending) => {
    const location = locateLeads(`leads${ending}`, { cwd: newLocation().folder, out: '/dist' });
    const path = location.path ?? '';
    writeFileSync(path, 'Minnislisti\n');
    chmodSync(path, 0o644);
    const before = stateOf(path);
    await expect(openLeads(location, { create: true })).rejects.toThrow(trouble('corrupt'));
    expect(stateOf(path)).toEqual(before);
  });

  it('is left alone when a newer version has written it', async () => {
    const location = newLocation();
    await (await openLeads(location, { create: true })).close();
    const other = createClient({ url: location.url });
    await other.execute('UPDATE schema_version SET version = 99');
    other.close();
    await expect(openLeads(location, { create: true })).rejects.toThrow(
      'The database of leads, data/leads.db, was written by a newer version of this program; update the program.',
    );
  });

  it('is used when a checkpoint was killed between its pages, for the log still has them', async () => {
    const [killed, whole] = [newLocation(), newLocation()];
    const store = await opened(killed);
    for (let at = 0; at < 50; at += 1)
      await store.add(message({ key: `key-${at}` }, { message: 'x'.repeat(900) }));
    const [before, log] = [readFileSync(killed.path), readFileSync(`${killed.path}-wal`)];
    mkdirSync(dirname(whole.path));
    writeFileSync(whole.path, before);
    writeFileSync(`${whole.path}-wal`, log);
    const other = createClient({ url: whole.url });
    await other.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    const after = readFileSync(whole.path);
    expect(after.length).toBeGreaterThan(before.length);

    const half = newLocation();
    mkdirSync(dirname(half.path));
    writeFileSync(half.path, Buffer.concat([after.subarray(0, 4096), before.subarray(4096)]));
    writeFileSync(`${half.path}-wal`, log);
    expect(await (await opened(half)).select({})).toHaveLength(50);
  });

  it.each([
    ['is no database', () => Buffer.from('þetta er ekki gagnagrunnur '.repeat(400))],
    [
      'is damaged',
      (whole: Buffer) => Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)]),
    ],
    ['was cut', (whole: Buffer) => whole.subarray(0, 6000)],
  ])('is not overwritten when it %s', async (_, damage) => {
    const location = newLocation();
    const store = await openLeads(location, { create: true });
    for (let at = 0; at < 50; at += 1)
      await store.add(message({ key: `key-${at}` }, { message: 'x'.repeat(900) }));
    await store.remove({ ids: [] });
    await store.close();
    const bytes = damage(readFileSync(location.path));
    rmSync(`${location.path}-wal`, { force: true });
    rmSync(`${location.path}-shm`, { force: true });
    writeFileSync(location.path, bytes);
    await expect(openLeads(location, { create: true })).rejects.toThrow(trouble('corrupt'));
    expect(readFileSync(location.path).equals(bytes)).toBe(true);
  });

  it('is waited for while another program has locked it, and used when that is done', async () => {
    const location = newLocation();
    const store = await opened(location);
    const other = createClient({ url: location.url, concurrency: 1 });
    onTestFinished(() => other.close());
    const lock = await other.transaction('write');
    const pause = vi.mocked(sleep).mockResolvedValue(undefined);
    onTestFinished(() => void pause.mockReset());
    pause.mockImplementationOnce(() => lock.rollback());
    expect(await store.add(message())).toBe('new');
    expect(lock.closed).toBe(true);
    const longLock = await other.transaction('write');
    await expect(store.add(message({ key: 'key-2' }))).rejects.toThrow(trouble('busy'));
    expect(pause.mock.calls.map(([time]) => time)).toEqual([10, 10, 20, 50, 100, 200, 400, 800]);
    await longLock.rollback();
    expect(await store.add(message({ key: 'key-2' }))).toBe('new');
  });

  it('takes nothing while it is deleted, and goes on when it is back', async () => {
    const location = newLocation();
    const store = await opened(location);
    await store.add(message({ key: 'key-1' }));
    await store.remove({ ids: [] });
    copyFileSync(location.path, `${location.path}.backup`);
    rmSync(location.path);
    await expect(store.add(message({ key: 'key-2' }))).rejects.toThrow(trouble('missing'));
    await expect(store.add(message({ key: 'key-2' }))).rejects.toThrow(trouble('missing'));
    for (const end of ['-wal', '-shm']) rmSync(`${location.path}${end}`, { force: true });
    copyFileSync(`${location.path}.backup`, location.path);
    expect(await store.add(message({ key: 'key-2' }))).toBe('new');
    expect(await store.select({})).toHaveLength(2);
  });

  it('is not made by who only reads it', async () => {
    await expect(openLeads(newLocation())).rejects.toThrow(trouble('absent'));
  });

  it('says that it cannot be reached when it is another machine that does not answer', async () => {
    const location = locateLeads('http://127.0.0.1:9', { cwd: '/', out: '/dist' });
    const store = await openLeads(location);
    await expect(store.add(message())).rejects.toThrow(
      'The database of leads, http://127.0.0.1:9, cannot be reached.',
    );
  });
});

describe('a file that somebody changes in its place', () => {
  const cut = [
    ['emptied', () => Buffer.alloc(0)],
    ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, 'x')],
  ] as const;
  it.each(cut)('takes nothing while it is %s, and goes on when it is restored', async (_, change) => {
    const location = newLocation();
    const first = await opened(location);
    await first.add(message({ key: 'k-1' }));
    // Takes what is still in the log into the file.
    await first.remove({ ids: [] });
    await first.close();
    const backup = readFileSync(location.path);
    const store = await opened(location);
    expect(await store.add(message({ key: 'k-2' }))).toBe('new');
    writeFileSync(location.path, change(backup));
    await expect(store.add(message({ key: 'k-3' }))).rejects.toEqual(trouble('corrupt'));
    await expect(store.add(message({ key: 'k-4' }))).rejects.toEqual(trouble('corrupt'));
    for (const ending of ['-wal', '-shm']) rmSync(`${location.path}${ending}`, { force: true });
    writeFileSync(`${location.path}.restored`, backup);
    renameSync(`${location.path}.restored`, location.path);
    expect(await store.add(message({ key: 'k-5' }))).toBe('new');
    expect(await store.select({})).toHaveLength(2);
  });

  it('is not begun anew when it is empty beside a log of what was written', async () => {
    const location = newLocation();
    mkdirSync(dirname(location.path));
    writeFileSync(location.path, '');
    writeFileSync(`${location.path}-wal`, 'what was written');
    await expect(openLeads(location, { create: true })).rejects.toEqual(trouble('corrupt'));
    expect(readFileSync(`${location.path}-wal`, 'utf8')).toBe('what was written');
  });
});

describe('a disk that is full', () => {
  it('fails the write and nothing else; when there is space again the next one succeeds', async () => {
    const database = await openDatabase(newLocation(), { create: true });
    onTestFinished(() => database.close());
    const insert = (text: string) =>
      database.write([{ sql: "INSERT INTO leads VALUES (NULL, '', '', '', '', ?, '', NULL)", args: [text] }]);
    await insert('first');
    await database.read('PRAGMA max_page_count = 20');
    const fill = async () => {
      for (;;) await insert('x'.repeat(9_000));
    };
    await expect(fill()).rejects.toThrow(trouble('full'));
    // The limit ended with the connection that had it, as if somebody had made space.
    await insert('last');
    expect(await database.read('PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
  });
});
