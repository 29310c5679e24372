// The table of raw requests, asked of our server, nginx and Caddy in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { learn, requestTable, tryRow } from '../support/http/request-table.mjs';
import { writeSite, writeTraps } from '../support/http/small-site.mjs';
import { missing, startPeer } from './support/peers.mjs';

const absent = missing('nginx', 'caddy');
if (absent.length > 0) console.error(`Not compared, because not installed: ${absent.join(', ')}.`);
const names = ['ours', 'nginx', 'caddy'].filter((name) => !absent.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'requests-'));
const dist = join(folder, 'site', 'dist');
writeSite(dist);
writeTraps(dist);

const results = new Map();
for (const name of names) results.set(name, await tryAll(name));
rmSync(folder, { recursive: true, force: true });

requestTable.forEach((row, at) => {
  const marks = names.map((name) => (results.get(name)[at] === undefined ? '✔' : '✖').padEnd(6));
  console.log(`${String(row.group).padStart(2)}  ${marks.join('')} ${row.title}`);
  for (const name of names) {
    const wrong = results.get(name)[at];
    if (wrong !== undefined) console.log(`${' '.repeat(4 + 6 * names.length)} ${name}: ${wrong}`);
  }
});
for (const name of names) {
  const right = results.get(name).filter((wrong) => wrong === undefined).length;
  console.log(`${name.padEnd(6)} ${right} of ${requestTable.length} right`);
}
process.exitCode = results.get('ours').every((wrong) => wrong === undefined) ? 0 : 1;

async function tryAll(name) {
  const { send, stop } = await startPeer(name, { dist, folder: join(folder, name) });
  const learned = await learn(send);
  const found = [];
  for (const row of requestTable)
    found.push(await tryRow(row, send, learned).catch((error) => error.message));
  await stop();
  return found;
}
