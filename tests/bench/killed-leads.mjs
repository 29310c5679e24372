// Kills what works on the store of leads with SIGKILL: backups, while forms arrive, and the commands that bring the tables
// of an older version up to date. After each kill a backup is whole or as it was before, and a store is of one version and
// has all its leads; the next try succeeds and leaves nothing behind. `--rounds N` (50 of each), `--seed N`, `--site DIR`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileServer, newMessage, options, post, startServer } from '../support/form-process.mjs';
import { seeded } from '../support/random.mjs';
import { names, query, soundness, versionAndTables } from './support/leads-questions.mjs';
import { conclude } from './support/tool-copy.mjs';

const { rounds, seed, site } = options({ rounds: 50, seed: 1 });
const random = seeded(seed);
const folder = mkdtempSync(join(tmpdir(), 'killed-leads-'));
const leads = join(folder, 'data', 'leads.db');
const backup = join(folder, 'backup', 'leads.db');
const tool = fileURLToPath(new URL('../../cli/site.mjs', import.meta.url));
const size = 5_000;
const failures = [];
const accepted = [];

mkdirSync(dirname(backup));
const server = await startServer(await compileServer(), { site, leads });
await query(leads, [fill]);
const posting = startPosting();
await killBackups();
await posting.stop();
server.child.kill('SIGTERM');
await server.exited;
const [stored] = await query(leads, [names]);
for (const key of accepted.filter((one) => !stored.has(one)))
  failures.push(`${key} was accepted and is lost`);
await killMigrations();
rmSync(folder, { recursive: true, force: true });
conclude(
  `${rounds} × SIGKILL of a backup, ${accepted.length} forms accepted beside, ${rounds} × of a migration`,
  failures,
);

/** Leads of 2 kB each, so that a backup takes its time. */
async function fill(client) {
  await client.execute({
    sql: `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO leads (received_at, form, locale, email, fields, digest)
      SELECT '2026-11-01T12:00:00.000Z', 'contact', 'is', i || '@hemja.example',
        json_object('name', 'lead ' || i, 'message', hex(randomblob(1000))), i FROM n`,
    args: [size],
  });
}

function startPosting() {
  const agent = new Agent({ keepAlive: true });
  let isStopped = false;
  const postAll = async () => {
    while (!isStopped) {
      const message = newMessage();
      const status = await post(server.url, message, agent);
      if (status === 200) accepted.push(message.key);
      else failures.push(`a form was answered with ${status} beside a backup`);
      await sleep(5);
    }
    agent.destroy();
  };
  const ended = postAll();
  return {
    stop() {
      isStopped = true;
      return ended;
    },
  };
}

/** Starts `site leads …`; `ended` gives its exit code and signal. */
function start(...args) {
  const child = spawn(process.execPath, [tool, 'leads', ...args, '--leads', leads], { stdio: 'ignore' });
  return { child, ended: once(child, 'exit') };
}

/** How long a command takes, and how long of that it works in a folder, in milliseconds. */
async function measure(place, ...args) {
  const begin = performance.now();
  const { ended } = start(...args);
  await Promise.race([changeIn(place), ended]);
  const changed = performance.now();
  await ended;
  return { place, duration: performance.now() - begin, working: performance.now() - changed };
}

/** Kills a command at any moment, or, every other time, after it has begun to work. False when it was quicker. */
async function kill({ child, ended }, { place, duration, working }) {
  if (random() < 0.5) await sleep(random() * duration);
  else {
    await Promise.race([changeIn(place), ended]);
    await sleep(random() * working);
  }
  child.kill('SIGKILL');
  return (await ended)[1] === 'SIGKILL';
}

function changeIn(place) {
  return new Promise((resolve) => {
    const watcher = watch(place, () => {
      watcher.close();
      resolve();
    });
  });
}

async function killBackups() {
  const times = await measure(dirname(backup), 'backup', backup);
  let killed = 0;
  let cut = 0;
  while (killed < rounds) {
    if (!(await kill(start('backup', backup, '--force'), times))) continue;
    killed += 1;
    if (readdirSync(dirname(backup)).length > 1) cut += 1;
    await checkBackup(`backup ${killed}`, size);
    if (killed % 10 === 0 || killed === rounds) await checkNextBackup(killed);
  }
  console.log(`${killed} backups killed, ${cut} of them while they wrote`);
}

async function checkBackup(round, least) {
  if (!existsSync(backup)) return void failures.push(`${round}: there is none any more`);
  const [sound, found] = await query(backup, [soundness, names]);
  if (sound !== 'ok') failures.push(`${round}: ${sound}`);
  if (found.size < least) failures.push(`${round}: ${found.size} leads of ${least}`);
}

async function checkNextBackup(round) {
  const before = accepted.length;
  const [code] = await start('backup', backup, '--force').ended;
  if (code !== 0) failures.push(`backup ${round}: the next one ended with ${code}`);
  await checkBackup(`after backup ${round}`, size + before);
  const left = readdirSync(dirname(backup)).filter((name) => name !== 'leads.db');
  if (left.length > 0) failures.push(`backup ${round}: ${left} was left`);
}

async function killMigrations() {
  const older = join(folder, 'older.db');
  copyFileSync(backup, older);
  const takeBack = 'DROP TABLE rates; DROP TABLE rate_key; UPDATE schema_version SET version = 1';
  await query(older, [(client) => client.executeMultiple(takeBack)]);
  const [{ size: wanted }] = await query(older, [names]);
  takeOlder(older);
  const times = await measure(dirname(leads), 'list');
  const counts = { '1:0': 0, '2:2': 0 };
  for (let killed = 0; killed < rounds; ) {
    takeOlder(older);
    if (!(await kill(start('list'), times))) continue;
    killed += 1;
    counts[await checkStore(`migration ${killed}`, wanted)] += 1;
    await checkNextMigration(killed);
  }
  console.log(`${rounds} migrations killed, ${counts['1:0']} before they were done, ${counts['2:2']} after`);
}

async function checkStore(round, wanted) {
  const [sound, state, found] = await query(leads, [soundness, versionAndTables, names]);
  if (sound !== 'ok') failures.push(`${round}: ${sound}`);
  if (state !== '1:0' && state !== '2:2') failures.push(`${round}: version and tables are ${state}`);
  if (found.size !== wanted) failures.push(`${round}: ${found.size} leads of ${wanted}`);
  return state;
}

async function checkNextMigration(round) {
  const [code] = await start('list').ended;
  const [state] = await query(leads, [versionAndTables]);
  if (code !== 0 || state !== '2:2')
    failures.push(`migration ${round}: the next ended with ${code}, ${state}`);
}

function takeOlder(older) {
  rmSync(dirname(leads), { recursive: true, force: true });
  mkdirSync(dirname(leads), { mode: 0o700 });
  copyFileSync(older, leads);
}
