// How many pages a second our server and nginx send, each on one core, to 10 connections; wrk asks from another core.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing, startPeer } from './support/peers.mjs';

const [dist = 'dist', seconds = '4', rounds = '3'] = process.argv.slice(2);
const absent = missing('wrk', 'taskset');
if (absent.length > 0)
  throw new Error(`Install ${absent.join(' and ')} first: apt-get install wrk util-linux`);
const names = missing('nginx').length === 0 ? ['ours', 'nginx'] : ['ours'];

const cases = [
  { title: 'plain page', path: '/um-okkur', headers: [] },
  { title: 'gzip page', path: '/um-okkur', headers: ['Accept-Encoding: gzip'] },
  { title: '304', path: '/um-okkur', headers: ['If-None-Match: *'] },
  { title: '404', path: '/engin-slik', headers: ['Accept-Encoding: gzip'] },
];
const folder = mkdtempSync(join(tmpdir(), 'load-'));
const prefix = ['taskset', '-c', '0'];
const peers = [];
for (const name of names) peers.push(await startPeer(name, { dist, folder: join(folder, name), prefix }));

console.log(
  `${cpus().length} cores, ${cpus()[0]?.model}; load of the machine before: ${loadavg()[0]?.toFixed(1)}`,
);
console.log('case        server  requests/s  per core second  p50 ms   p99 ms');
for (const wanted of cases) {
  for (const { name, rate, perCpu, p50, p99 } of bestOf(wanted)) {
    const cells = [String(Math.round(rate)), String(Math.round(perCpu)), p50.toFixed(2), p99.toFixed(2)];
    const [a, b, c, d] = cells;
    console.log(
      `${wanted.title.padEnd(10)}  ${name.padEnd(6)}  ${a.padStart(10)}  ${b.padStart(15)}  ${c.padStart(6)}  ${d.padStart(7)}`,
    );
  }
}
for (const { stop } of peers) await stop();
rmSync(folder, { recursive: true, force: true });

/** The servers take turns, and of each the quickest round counts: what else the machine does only makes a round slower. */
function bestOf(wanted) {
  const best = new Map();
  for (const peer of peers) load(peer, wanted, 2);
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const peer of peers) {
      const result = { name: peer.name, ...load(peer, wanted, Number(seconds)) };
      if (result.rate > (best.get(peer.name)?.rate ?? -1)) best.set(peer.name, result);
    }
  }
  return best.values();
}

/** One run of wrk; `perCpu` counts only the time that the server itself had a core, whatever else the machine does. */
function load({ port, pid }, { path, headers }, duration) {
  const before = cpuSeconds(pid);
  const lines = headers.flatMap((line) => ['-H', line]);
  const wrk = ['-c', '1', 'wrk', '-t', '1', '-c', '10', '-d', `${duration}s`, '--latency', ...lines];
  const { stdout } = spawnSync('taskset', [...wrk, `http://127.0.0.1:${port}${path}`], { encoding: 'utf8' });
  const used = cpuSeconds(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    perCpu: requests / used,
    p50: milliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99: milliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
  };
}

function milliseconds(text = '') {
  const factor = { us: 0.001, ms: 1, s: 1000 }[text.replace(/[\d.]/g, '')] ?? Number.NaN;
  return Number.parseFloat(text) * factor;
}

/** What a process and the processes that it started have used of the processors. */
function cpuSeconds(pid) {
  const ticks = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid), '--pid', String(pid)], {
    encoding: 'utf8',
  })
    .stdout.trim()
    .split(/\s+/)
    .map((one) => readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0);
  return ticks / 100;
}
