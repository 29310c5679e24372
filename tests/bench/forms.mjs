// How many forms a second are stored durably, each answered after its transaction is on the disk. Fails below 300.
// `--seconds N` (5), `--clients N` (32).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { compileServer, newMessage, options, post, startServer } from '../support/form-process.mjs';

const least = 300;
const { seconds, clients, site } = options({ seconds: 5, clients: 32 });
const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const leads = join(folder, 'leads.db');
const server = await startServer(await compileServer(), { site, leads });
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const times = [];
let refused = 0;
const before = processorTime(server.child.pid);
const start = performance.now();
await Promise.all(Array.from({ length: clients }, keepPosting));
const rate = Math.round(times.length / ((performance.now() - start) / 1000));
agent.destroy();
const busy = processorTime(server.child.pid) - before;
server.child.kill('SIGTERM');
await server.exited;
const stored = await countRows();
rmSync(folder, { recursive: true, force: true });
times.sort((a, b) => a - b);
const at = (part) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
console.log(`${rate} forms a second, ${clients} at a time; median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`);
console.log(`${((busy * 1000) / times.length).toFixed(2)} ms of processor time each`);
console.log(`${times.length} accepted, ${stored} stored, ${refused} refused`);
if (rate < least || stored !== times.length || refused > 0) process.exitCode = 1;

async function keepPosting() {
  while (performance.now() - start < seconds * 1000) {
    const begun = performance.now();
    if ((await post(server.url, newMessage(), { agent })) === 200) times.push(performance.now() - begun);
    else refused += 1;
  }
}

async function countRows() {
  const database = createClient({ url: `file:${leads}` });
  const { rows } = await database.execute('SELECT count(*) AS number FROM leads');
  database.close();
  return rows[0].number;
}

/** What a process has used, in seconds; Linux only. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
