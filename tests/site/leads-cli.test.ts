// @module-tag all
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLeads } from '../../src/leads/index.ts';
import { quickSite, site } from '../support/cli.ts';
import { temporaryFolder } from '../support/folder.ts';
import { writeSite } from '../support/http/small-site.mjs';
import { bytesIn, handClock, message, newLocation, opened } from '../support/leads.ts';
import { tinyCopy, tinyDir } from '../support/tiny-site.ts';

/** A message of the form of the tiny site. */
const asked = (key: string, fields?: Record<string, string>) => message({ form: 'ask', key }, fields);

const onLeads = (args: readonly string[]) => [
  ...['leads', ...args, '--site', tinyDir],
  ...['--leads', './data/leads.db'],
];

/** Runs a command on the leads of a folder, as a person with the tiny site would. The process ends, and lets go of the database. */
const leadsIn = (cwd: string, ...args: string[]) => site(onLeads(args), { cwd });

/** The same for what reads leads that nobody else uses, or finds none. */
const quickLeadsIn = (cwd: string, ...args: string[]) => quickSite(onLeads(args), { cwd });

/** The tiny site with a form that asks for a name too. */
const siteWithNames = () =>
  tinyCopy(
    {
      file: 'templates/Ask.tsx',
      replace: "fields: {\n    email: { kind: 'email',",
      with: "fields: {\n    name: { kind: 'text', required: true, maxLength: 100 },\n    email: { kind: 'email',",
    },
    {
      file: 'templates/Ask.tsx',
      replace: /\['email', 'topic'/g,
      with: "['name', 'email', 'topic'",
    },
    {
      file: 'templates/site.ts',
      replace: "labels = { email: 'Address'",
      with: "labels = { name: 'Name', email: 'Address'",
    },
    { file: 'templates/site.ts', replace: "name: 'email', email", with: "name: 'name', email" },
  );

/** Puts three leads into a folder, from November of three years. */
async function folderWithLeads(folder = temporaryFolder()): Promise<string> {
  const location = newLocation(folder);
  const clock = handClock('2024-11-01T12:00:00Z');
  const store = await openLeads(location, { create: true, clock });
  for (const [at, name] of ['Ása', 'Björn \u001b[31m\u202E', 'Þöll'].entries()) {
    const email = at === 0 ? 'asa@hemja.example' : 'bjorn@hemja.example';
    await store.add(asked(`key-${at}`, { name, email, message: `=${name}\n<script>` }));
    clock.pass(365 * 24 * 60 * 60_000);
  }
  await store.close();
  return folder;
}

describe('site leads', () => {
  it('lists, shows and exports without anything that could steer a terminal', async () => {
    const folder = await folderWithLeads(siteWithNames());
    const leads = (...args: string[]) => quickSite(['leads', ...args, '--site', folder]);
    const list = await leads('list');
    expect(list).toMatchObject({ code: 0, stderr: '3 leads\n' });
    expect(list.stdout.split('\n').slice(0, 2)).toEqual([
      '3  2026-11-01 12:00  ask  is  Þöll        bjorn@hemja.example',
      '2  2025-11-01 12:00  ask  is  Björn [31m  bjorn@hemja.example',
    ]);
    const json = await leads('list', '--json', '--since', '2025-11-01', '--limit', '1');
    expect(JSON.parse(json.stdout)).toMatchObject([{ id: 3, fields: { name: 'Þöll' } }]);
    const shown = await leads('show', '2');
    expect(shown.stdout).toContain('message: =Björn [31m\n  <script>');
    const shownJson = await leads('show', '2', '--json');
    expect(JSON.parse(shownJson.stdout).fields.name).toBe('Björn \u001b[31m\u202E');
    const csv = await leads('export', '--format', 'csv');
    expect(csv.stdout).toMatch(/^\uFEFF"id";/);
    expect(csv.stdout).toContain(`"'=Þöll\n<script>"`);
    expect((await leads('export', '--separator', 'tab')).stdout).toMatch(/^\uFEFF"id"\t/);
    for (const { stdout } of [list, shown, shownJson]) {
      expect(stdout).not.toContain('\u001b');
      expect(stdout).not.toContain('\u202E');
    }
  });

  it.each([
    {
      what: 'goes over an open network without TLS',
      env: { LEADS_URL: 'http://leads.example:8080' },
      line: 'http://leads.example:8080, would be used without TLS; write libsql://HOST:PORT?tls=0 if nobody else is on the network between the two machines.',
    },
    {
      what: 'has a password in it',
      env: { LEADS_URL: 'https://anna:leyndarmal@leads.example/safn' },
      line: 'https://leads.example, cannot have a name or password in its address; use LEADS_TOKEN.',
    },
    {
      what: 'comes with a token of two lines',
      env: { LEADS_URL: 'https://leads.example', LEADS_TOKEN: 'leyndarmal\nleyndarmal' },
      line: 'https://leads.example, does not accept the token; check LEADS_TOKEN.',
    },
  ])('says in one line, as the server does, when LEADS_URL $what, and nothing secret', ({ env, line }) => {
    const said = { code: 1, stdout: '', stderr: `The database of leads, ${line}\n` };
    expect(site(['leads', 'list', '--site', tinyDir], { env })).toEqual(said);
    const cwd = temporaryFolder();
    writeSite(join(cwd, 'dist'));
    expect(site(['serve', '--port', '0', '--site', tinyDir, '--out', 'dist'], { cwd, env })).toEqual(said);
  });

  it('leaves a server its log, which is not the last to use the database', async () => {
    const location = newLocation();
    const store = await opened(location);
    await store.add(asked('key-1'));
    // Each look of the store must leave its locks in place.
    await store.select({});
    const log = statSync(`${location.path}-wal`).ino;
    expect(leadsIn(location.folder, 'list').stderr).toBe('1 lead\n');
    expect(statSync(`${location.path}-wal`).ino).toBe(log);
    expect(await store.add(asked('key-2'))).toBe('new');
    expect(leadsIn(location.folder, 'list').stderr).toBe('2 leads\n');
  });

  it('says when there are more leads than it lists', async () => {
    const cwd = await folderWithLeads();
    expect((await quickLeadsIn(cwd, 'list', '--limit', '2')).stderr).toBe(
      '2 leads; there are more (--limit)\n',
    );
    expect((await quickLeadsIn(cwd, 'list', '--limit', '3')).stderr).toBe('3 leads\n');
  });

  it.each([
    { args: ['list', '--limit', '0'], words: 'Write a whole number from 1.' },
    { args: ['erase', '--email', ''], words: 'Write an address' },
  ])('takes no $args', async ({ args, words }) => {
    const { code, stderr } = await quickLeadsIn(temporaryFolder(), ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  });

  it('deletes by number, by address and by age, and says beforehand what it would delete', async () => {
    const cwd = await folderWithLeads();
    const deleted = (...args: string[]) => leadsIn(cwd, ...args);
    expect(deleted('purge', '--older-than', '18m', '--dry-run')).toMatchObject({
      stdout: 'Would delete 1 lead.\n',
    });
    expect(deleted('purge', '--older-than', '18m', '--json')).toMatchObject({
      code: 0,
      stdout: '{"deleted":1,"dryRun":false}\n',
    });
    expect(deleted('delete', '1', '2')).toMatchObject({ code: 1, stdout: 'Deleted 1 lead.\n' });
    expect(deleted('erase', '--email', 'BJORN@hemja.example')).toMatchObject({
      code: 0,
      stdout: 'Deleted 1 lead.\n',
    });
    expect(bytesIn(`${cwd}/data`)).not.toContain('hemja.example');
  });

  it('erases beside a reader, and says what is left until the next command', async () => {
    const cwd = temporaryFolder();
    leadsIn(await folderWithLeads(), 'backup', `${cwd}/three.db`);
    leadsIn(cwd, 'restore', 'three.db');
    // Readers and writers do not wait for each other once a command has opened it.
    leadsIn(cwd, 'list');
    const reader = createClient({ url: `file:${cwd}/data/leads.db`, concurrency: 1 });
    onTestFinished(() => reader.close());
    const erase = (...args: string[]) => leadsIn(cwd, 'erase', '--email', 'asa@hemja.example', ...args);
    const reading = await reader.transaction('read');
    await reading.execute('SELECT * FROM leads');
    expect(erase()).toMatchObject({
      code: 0,
      stdout: 'Deleted 1 lead.\n',
      stderr: expect.stringContaining('another program is reading'),
    });
    expect(erase('--json').stdout).toBe('{"deleted":0,"dryRun":false,"left":true}\n');
    expect(bytesIn(`${cwd}/data`)).toContain('asa@hemja.example');
    await reading.rollback();
    expect(leadsIn(cwd, 'list').stderr).toBe('2 leads\n');
    expect(bytesIn(`${cwd}/data`)).not.toContain('asa@hemja.example');
  });

  it('finds the leads of another site in its folder, and every file that is named where the command runs', async () => {
    const shop = tinyCopy();
    const cwd = join(shop, '..');
    const leads = (...args: string[]) => quickSite(['leads', ...args, '--site', 'tiny'], { cwd });
    expect((await leads('list')).stderr).toBe('The database of leads, tiny/data/leads.db, does not exist.\n');
    await folderWithLeads(shop);
    expect(await leads('backup', 'copy.db')).toMatchObject({
      code: 0,
      stdout: 'Backed up 3 leads to copy.db.\n',
    });
    expect(existsSync(join(cwd, 'copy.db'))).toBe(true);
  });

  it.each([
    [['leads', 'list'], 1, 'The database of leads, data/leads.db, does not exist.'],
    [['leads', 'list', '--leads', 'dist/x.db'], 1, 'would be replaced by the next build'],
    [['leads', 'purge', '--older-than', '12'], 2, 'such as 12m'],
    [['leads', 'delete', 'x'], 2, 'Write a whole number from 1.'],
  ])('%j ends with %i', async (args, code, words) => {
    const outcome = await quickSite(args, { cwd: temporaryFolder() });
    expect(outcome.code).toBe(code);
    expect(outcome.stderr).toContain(words);
  });

  it.each([
    [['list', '--json']],
    [['show', '1', '--json']],
    [['export', '--format', 'json']],
    [['delete', '1', '--json']],
    [['erase', '--email', 'a@b.example', '--json']],
    [['purge', '--older-than', '12m', '--json']],
  ])('tells a program what failed in one JSON document: %j', async (args) => {
    const { code, stdout, stderr } = await quickLeadsIn(temporaryFolder(), ...args);
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      problems: [
        {
          code: 'leads-absent',
          severity: 'error',
          what: 'The database of leads, ./data/leads.db, does not exist.',
        },
      ],
    });
  });

  it('tells a program which lead is not there', async () => {
    const cwd = await folderWithLeads();
    const shown = await quickLeadsIn(cwd, 'show', '9', '--json');
    expect([shown.code, shown.stderr]).toEqual([1, '']);
    expect(JSON.parse(shown.stdout)).toMatchObject({ ok: false, problems: [{ code: 'lead-unknown' }] });
    const deleted = await quickLeadsIn(cwd, 'delete', '3', '9', '--json');
    expect([deleted.code, deleted.stderr]).toEqual([1, '']);
    expect(JSON.parse(deleted.stdout)).toEqual({ deleted: 1, dryRun: false, missing: 1 });
  });

  it('backs up beside a server, and puts back when that has ended', async () => {
    const location = newLocation();
    const run = (...args: string[]) => leadsIn(location.folder, ...args);
    const store = await openLeads(location, { create: true });
    await store.add(asked('key-1'));
    expect(run('backup', 'one.db')).toEqual({
      code: 0,
      stdout: 'Backed up 1 lead to one.db.\n',
      stderr: '',
    });
    await store.add(asked('key-2'));
    expect(run('backup', 'one.db')).toMatchObject({
      code: 1,
      stderr: 'The backup, one.db, already exists; choose another name, or replace it with --force.\n',
    });
    expect(run('backup', 'two.db', '--json').stdout).toBe('{"leads":2,"file":"two.db"}\n');
    expect(run('restore', 'one.db')).toMatchObject({
      code: 1,
      stderr:
        'The database of leads, ./data/leads.db, is in use by a server or another program; stop that first.\n',
    });
    expect(await store.add(asked('key-3'))).toBe('new');
    await store.close();
  });

  it('puts a backup back, and says where the leads are that were there before', async () => {
    const cwd = await folderWithLeads();
    leadsIn(cwd, 'backup', 'three.db');
    const other = temporaryFolder();
    expect(leadsIn(other, 'restore', `${cwd}/three.db`, '--json').stdout).toBe('{"leads":3}\n');
    leadsIn(other, 'delete', '1', '2');
    const { code, stdout, stderr } = leadsIn(other, 'restore', `${cwd}/three.db`);
    expect([code, stdout]).toEqual([0, `Restored 3 leads from ${cwd}/three.db.\n`]);
    const [, kept = ''] = /is in (.+) until you delete it/.exec(stderr) ?? [];
    const list = ['leads', 'list', '--site', tinyDir, '--leads', kept];
    expect(site(list, { cwd: other }).stderr).toBe('1 lead\n');
    expect(leadsIn(other, 'list').stderr).toBe('3 leads\n');
    expect(leadsIn(cwd, 'restore', 'nothing.db', '--json').stdout).toContain('"code":"backup-absent"');
  });
});
