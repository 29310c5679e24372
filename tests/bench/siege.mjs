// Visitors from many addresses who read pages and send forms, while others do all to keep them from it: thousands of
// half-open connections, slow headers, slow bodies, slow readers, requests by the thousand. No visitor may be refused, every
// form that was accepted must be stored once, memory must stay flat, and no descriptor may be left open.
// `--minutes N` (10), `--visitors N` (24), `--crowd N` (100, in percent of 6,500 attackers), `--site DIR`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { options } from '../support/form-process.mjs';
import { visit } from './siege/visitor.mjs';
import { quantile, readImageMetadata } from './siege/watch-process.mjs';
import { freePort } from './support/peers.mjs';

const { minutes, visitors, crowd, site } = options({ minutes: 10, visitors: 24, crowd: 100 });
const root = join(import.meta.dirname, '..', '..');
/** What memory may grow by from the first to the last part of the time, in MB: what is collected later, not what stays. */
const growth = 40;
const parts = 10;

const folder = mkdtempSync(join(tmpdir(), 'siege-'));
const leads = join(folder, 'leads.db');
const files = readFiles();
const server = await startServer();
const before = readImageMetadata(server.child.pid).descriptors;
const attackers = spawn(process.execPath, [
  join(import.meta.dirname, 'siege', 'attackers.mjs'),
  server.port,
  largestFile(),
  String(crowd),
]);
await gathered();
const accepted = [];
const failures = [];
const diary = {
  answered: (ms) => server.times.push(ms),
  accepted: (key) => accepted.push(key),
  failed: (why) => void failures.push(why),
};
let isOver = false;
const place = { url: server.url, files, isOver: () => isOver };
const visiting = Array.from({ length: visitors }, (_, at) =>
  visit({ ...place, address: `127.0.2.${at + 1}` }, diary),
);
console.log('part  requests  median ms   99 %  longest  forms  failures  memory MB  descriptors');
const memory = [];
for (let part = 1; part <= parts; part += 1) memory.push(await tellOf(part));
isOver = true;
await Promise.all(visiting);
attackers.kill('SIGKILL');
await findLeft();
await stopServer();
await findLost();
rmSync(folder, { recursive: true, force: true });
for (const failure of failures.slice(0, 20)) console.error(`✖ ${failure}`);
console.log(
  `${minutes} minutes, ${visitors} visitors: ${failures.length} failures, ${accepted.length} forms stored, memory ${memory[0]?.toFixed(0)} MB in the first part and ${memory.at(-1)?.toFixed(0)} MB in the last`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

/** What is at each address, by the manifest of the build: pages, assets and the words of the search. */
function readFiles() {
  const manifest = JSON.parse(readFileSync(join(site, '_site.json'), 'utf8'));
  const hidden = manifest.locales.map(({ notFound }) => notFound);
  const shown = Object.entries(manifest.files).filter(
    ([file]) => !hidden.includes(file) && !/(?:^|\/)[_.]/.test(file),
  );
  return new Map(
    shown.map(([file, digest]) => [file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, digest]),
  );
}

function largestFile() {
  const sizes = [...files.keys()]
    .filter((path) => path.startsWith('/assets/'))
    .map((path) => ({ path, size: statSync(join(site, path)).size }));
  return sizes.reduce((most, one) => (one.size > most.size ? one : most)).path;
}

/** The command that a person would start, with its usual limits. */
async function startServer() {
  const port = String(await freePort());
  const args = ['cli/site.mjs', 'serve', '--out', site, '--port', port, '--leads', leads];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { child, port, url: `http://127.0.0.1:${port}`, times: [] };
}

/** Waits until no more attackers come in. */
async function gathered() {
  for (let [last, now] = [0, before]; now > last * 1.02; ) {
    await sleep(2000);
    [last, now] = [now, readImageMetadata(server.child.pid).descriptors];
  }
}

/** Waits for a part of the time; gives the memory in the middle of it. */
async function tellOf(part) {
  const until = performance.now() + (minutes * 60_000) / parts;
  const seen = [];
  const [formsBefore, failuresBefore] = [accepted.length, failures.length];
  while (performance.now() < until) {
    seen.push(readImageMetadata(server.child.pid));
    await sleep(Math.min(1000, Math.max(0, until - performance.now())));
  }
  const times = server.times.splice(0);
  const megabytes = quantile(seen.map((one) => one.megabytes));
  const cells = [
    [part, 4],
    [times.length, 10],
    ...[quantile(times), quantile(times, 0.99), quantile(times, 1)].map((ms, at) => [
      ms.toFixed(1),
      [11, 7, 9][at],
    ]),
    [accepted.length - formsBefore, 7],
    [failures.length - failuresBefore, 10],
    [megabytes.toFixed(0), 11],
    [Math.max(...seen.map((one) => one.descriptors)), 13],
  ];
  console.log(cells.map(([cell, width]) => String(cell).padStart(width)).join(''));
  return megabytes;
}

/** When all clients are gone, the server has open what it had before them. */
async function findLeft() {
  const [first = 0, last = 0] = [memory[0], memory.at(-1)];
  if (last - first > growth) failures.push(`memory grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`);
  const end = performance.now() + 60_000;
  let left = readImageMetadata(server.child.pid).descriptors;
  while (left > before && performance.now() < end) {
    await sleep(500);
    left = readImageMetadata(server.child.pid).descriptors;
  }
  console.log(`descriptors: ${before} before, ${left} after`);
  if (left > before) failures.push(`${left - before} descriptors are left open`);
}

async function stopServer() {
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) failures.push(`the server ended with ${code}`);
}

/** Every form that was accepted is there once, and no other. */
async function findLost() {
  const database = createClient({ url: `file:${leads}` });
  const { rows } = await database.execute("SELECT json_extract(fields, '$.name') AS name FROM leads");
  database.close();
  const stored = rows.map(({ name }) => name);
  for (const key of accepted) if (!stored.includes(key)) failures.push(`${key} was accepted and is lost`);
  if (stored.length !== accepted.length || new Set(stored).size !== stored.length)
    failures.push(`${stored.length} forms are stored, ${accepted.length} were accepted`);
}
