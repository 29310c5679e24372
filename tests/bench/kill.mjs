// Kills the server with SIGKILL while forms are posted, again and again, and counts what is left: every message that was
// answered with 200 must be there once, those without an answer are sent again with their key, and the database must be
// sound. Where there is strace it also shows that the disk is waited for before the answer. `--rounds N` (100).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { compileServer, newMessage, options, post, startServer } from '../support/form-process.mjs';

const { rounds, clients, site } = options({ rounds: 100, clients: 8 });
const folder = mkdtempSync(join(tmpdir(), 'kill-'));
const leads = join(folder, 'leads.db');
const command = await compileServer();

/** Messages without an answer yet, and the keys of those that were accepted. */
const unanswered = [];
const accepted = [];
let isStopped = false;

for (let round = 0; round < rounds; round += 1) await postUntilKilled();
await sendTheRest();
await traceCommit();
const failures = await verify();
rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.error(`✖ ${failure}`);
console.log(`${rounds} × SIGKILL, ${accepted.length} messages accepted, ${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function postUntilKilled() {
  const server = await startServer(command, { site, leads });
  const agent = new Agent({ keepAlive: true });
  isStopped = false;
  const posting = Array.from({ length: clients }, () => keepPosting(server.url, agent));
  await sleep(20 + Math.random() * 200);
  server.child.kill('SIGKILL');
  isStopped = true;
  await server.exited;
  await Promise.all(posting);
  agent.destroy();
}

async function keepPosting(url, agent) {
  while (!isStopped) await postOne(url, unanswered.shift() ?? newMessage(), agent);
}

async function postOne(url, message, agent) {
  const status = await post(url, message, { agent });
  if (status === 200) accepted.push(message.key);
  else unanswered.push(message);
}

async function sendTheRest() {
  const server = await startServer(command, { site, leads });
  for (const message of unanswered.splice(0)) await postOne(server.url, message);
  server.child.kill('SIGTERM');
  await server.exited;
}

async function verify() {
  const database = createClient({ url: `file:${leads}` });
  const { rows: integrity } = await database.execute('PRAGMA integrity_check');
  const { rows } = await database.execute("SELECT key, json_extract(fields, '$.name') AS name FROM leads");
  database.close();
  const stored = rows.map(({ name }) => name);
  return [
    ...integrity.filter(({ integrity_check }) => integrity_check !== 'ok').map((row) => row.integrity_check),
    ...accepted.filter((key) => !stored.includes(key)).map((key) => `${key} was accepted and is lost`),
    ...(new Set(stored).size === stored.length ? [] : ['a message is there twice']),
    ...(stored.length === accepted.length ? [] : [`${stored.length} rows of ${accepted.length} messages`]),
    ...unanswered.map(({ key }) => `${key} was never accepted`),
  ];
}

/** The system calls of one post: the log must be on the disk before the answer is written. */
async function traceCommit() {
  if (spawnSync('strace', ['-V']).status !== 0)
    return console.log('strace is not here: system calls are not looked at.');
  const file = join(folder, 'trace');
  const calls = 'trace=fdatasync,fsync,write,writev,sendto,sendmsg';
  const server = await startServer(['strace', '-D', '-f', '-s', '40', '-e', calls, '-o', file, ...command], {
    site,
    leads,
  });
  await postOne(server.url, newMessage());
  await postOne(server.url, newMessage());
  server.child.kill('SIGTERM');
  await server.exited;
  const lines = readFileSync(file, 'utf8').split('\n');
  const answers = lines.flatMap((line, at) => (line.includes('HTTP/1.1 200') ? [at] : []));
  const between = lines.slice(answers[0], answers[1]);
  if (answers.length !== 2 || !between.some((line) => /f(?:data)?sync\(.*= 0/.test(line)))
    throw new Error(`An answer was given before the disk was waited for:\n${between.join('\n')}`);
  console.log('strace: between two answers the write-ahead log was synchronised to the disk.');
}
