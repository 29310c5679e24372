import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp, locateLeads, restore } from '../../src/leads/index.ts';
import { site } from '../support/cli.ts';
import { temporaryFolder } from '../support/folder.ts';
import { message, newLocation, opened } from '../support/leads.ts';
import { locationOf, sharedStore } from './support/shared-store.ts';

const once = { force: false };

function newFile() {
  const folder = temporaryFolder();
  return locateLeads('backup.db', { cwd: folder, out: join(folder, 'dist') });
}

/** A shared store with leads that are to be mailed; of the newest nothing but its number is left. */
async function filledStore(number = 3) {
  const shared = await sharedStore();
  const store = await shared.open({ channels: ['mail'] });
  const long = { message: 'ð'.repeat(30_000) };
  for (let at = 0; at < number; at += 40) {
    const some = Array.from({ length: Math.min(40, number - at) }, (_, next) => at + next);
    await Promise.all(some.map((key) => store.add(message({ key: `key-${key}` }, long))));
  }
  await store.add(message({ key: 'gone' }));
  await store.remove({ ids: [number + 1] });
  return { shared, store };
}

/** Passes on what a server is asked, and does something before it is asked for the second page of leads. */
async function beforeSecondPage(url: string, act: () => Promise<unknown>): Promise<string> {
  let isDue = false;
  const proxy = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    if (isDue) await act();
    isDue = !isDue && body.includes('FROM leads');
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? '/', url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy()).end(body);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

describe('a backup of a libSQL server', () => {
  it('is a file of the owner with all leads and what waits, more than one answer holds, and can be put back', async () => {
    const { shared, store } = await filledStore(200);
    const file = newFile();
    expect(await backUp(shared.location, file, once)).toBe(200);
    expect((statSync(file.path ?? '').mode & 0o777).toString(8)).toBe('600');
    const place = newLocation();
    expect(await restore(place, file)).toEqual({ count: 200, kept: undefined });
    const local = await opened(place, { create: false, channels: ['mail'] });
    expect(await local.select({})).toEqual(await store.select({}));
    expect(await local.queue.waiting(['mail'])).toEqual(new Map([['mail', 200]]));
    // What was sent before is known again, and no number of a deleted lead is given to another.
    expect(await local.add(message({ key: 'key-7' }, { message: 'ð'.repeat(30_000) }))).toBe('repeated');
    await local.add(message({ key: 'next' }));
    expect((await local.select({ limit: 1 })).map(({ id }) => id)).toEqual([202]);
  });

  it('has the rows of every table, and no others', async () => {
    const { shared, store } = await filledStore();
    await store.count({ sender: '192.0.2.1', rate: { burst: 2, perMinute: 6 } });
    const file = newFile();
    await backUp(shared.location, file, once);
    const copy = createClient({ url: file.url });
    onTestFinished(() => copy.close());
    const tables = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    const { rows: names } = await copy.execute(tables);
    expect(names).toEqual(await shared.rows(tables));
    for (const { name } of names) {
      const { rows } = await copy.execute(`SELECT * FROM ${name}`);
      expect([name, rows.length]).not.toEqual([name, 0]);
      expect(rows.map((row) => ({ ...row }))).toEqual(
        (await shared.rows(`SELECT * FROM ${name}`)).map((row) => ({ ...row })),
      );
    }
  });

  it('holds one moment, though leads come and go while it is written', async () => {
    const { shared, store } = await filledStore(250);
    const before = await store.select({});
    const change = async () => {
      await store.remove({ ids: [20, 120, 220] });
      await store.add(message({ key: 'between' }));
    };
    const file = newFile();
    const source = locationOf(await beforeSecondPage(shared.url, change), shared.token);
    expect(await backUp(source, file, once)).toBe(250);
    const copy = await opened(file, { create: false });
    expect(await copy.select({})).toEqual(before);
    const now = (await store.select({})).map(({ id }) => id);
    expect([now.length, now[0], now.includes(120)]).toEqual([248, 252, false]);
  });

  it('has the version of the store, and is brought up to date when it is opened', async () => {
    const { shared } = await filledStore();
    for (const sql of ['DROP TABLE rate_key', 'DROP TABLE rates', 'UPDATE schema_version SET version = 1'])
      await shared.rows(sql);
    const file = newFile();
    expect(await backUp(shared.location, file, once)).toBe(3);
    expect(await shared.rows('SELECT version FROM schema_version')).toMatchObject([{ version: 1 }]);
    expect(await (await opened(file, { create: false })).select({})).toHaveLength(3);
  });

  it('leaves nothing when the store goes away in the middle, and says so in one line', async () => {
    const { shared } = await filledStore(250);
    const url = await beforeSecondPage(shared.url, shared.stop);
    const file = newFile();
    const line = `The database of leads, ${url}, cannot be reached.`;
    await expect(backUp(locationOf(url, shared.token), file, once)).rejects.toThrow(line);
    expect(readdirSync(join(file.path ?? '', '..'))).toEqual([]);
  });

  it('is refused in one line where there are no leads yet, a wrong token, or a file of that name', async () => {
    const shared = await sharedStore();
    const file = newFile();
    const refused = (token?: string) => expect(backUp(locationOf(shared.url, token), file, once)).rejects;
    await (await refused(shared.token)).toThrow(`The database of leads, ${shared.url}, does not exist.`);
    await (await refused('wrong')).toThrow('does not accept the token; check LEADS_TOKEN.');
    writeFileSync(file.path ?? '', 'Minnislisti');
    await (await refused(shared.token)).toThrow('already exists');
    expect(readFileSync(file.path ?? '', 'utf8')).toBe('Minnislisti');
  });

  it('is made and put back by commands with the two variables of the server', async () => {
    const { shared } = await filledStore();
    const cwd = temporaryFolder();
    const env = { LEADS_URL: shared.url, LEADS_TOKEN: shared.token };
    const made = site(['leads', 'backup', 'backup.db'], { cwd, env });
    expect(made).toEqual({ code: 0, stdout: 'Backed up 3 leads to backup.db.\n', stderr: '' });
    expect(site(['leads', 'backup', 'backup.db'], { cwd, env }).code).toBe(1);
    expect(site(['leads', 'restore', 'backup.db'], { cwd, env })).toMatchObject({ code: 1, stdout: '' });
    const restored = site(['leads', 'restore', 'backup.db', '--leads', 'local.db'], { cwd, env });
    expect(restored.stdout).toBe('Restored 3 leads from backup.db.\n');
    expect(existsSync(join(cwd, 'local.db'))).toBe(true);
  });
});
