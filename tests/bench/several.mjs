// Two machines with `site serve`, behind nginx and Caddy where they are installed, share one libSQL server. Messages are
// posted to either or to both at once, while servers and the store are killed with SIGKILL in turn. In the end every message
// is there once, and was told. Before that, both are started at the same moment on empty stores. `--rounds N` (30),
// `--starts N` (10), `--clients N` (8).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { newMessage, options, post } from '../support/form-process.mjs';
import { startSqld, tokenMaker, whyNoSqld } from '../support/sqld.mjs';
import { freePort, missing, startPeer } from './support/peers.mjs';
import { conclude } from './support/tool-copy.mjs';

const reason = whyNoSqld();
if (reason) {
  console.log(`Left out: ${reason}.`);
  process.exit(0);
}
const { rounds, starts, clients, site: built } = options({ rounds: 30, starts: 10, clients: 8 });
const folder = mkdtempSync(join(tmpdir(), 'several-'));
const site = join(folder, 'site');
cpSync(built, site, { recursive: true });
const manifest = JSON.parse(readFileSync(join(site, '_site.json'), 'utf8'));
manifest.operation.copies = ['webhook'];
writeFileSync(join(site, '_site.json'), JSON.stringify(manifest));
const { publicKey, token } = tokenMaker();
const failures = [];

/** How often each lead was told, by its id. */
const told = new Map();
const webhook = createServer((asked, response) => {
  const id = asked.headers['webhook-id'];
  told.set(id, (told.get(id) ?? 0) + 1);
  response.writeHead(204).end();
}).listen(0, '127.0.0.1');
await once(webhook, 'listening');

for (let at = 0; at < starts; at += 1) await startTogether(at);
const { url: address, kill, restart } = await startStore('load');
const machines = await Promise.all([startMachine('nginx', address), startMachine('caddy', address)]);
const unanswered = [];
const accepted = new Set();
let refused = 0;
let isOver = false;
const begin = performance.now();
const posting = Array.from({ length: clients }, keepPosting);
for (let at = 0; at < rounds; at += 1) await disturb(at);
isOver = true;
await Promise.all(posting);
const seconds = (performance.now() - begin) / 1000;
while (unanswered.length > 0) await send(unanswered.shift(), [machines[0]]);
await untilTold();
await verify();
const again = [...told.values()].filter((times) => times > 1).length;
for (const machine of machines) await machine.stop();
await kill();
webhook.close();
rmSync(folder, { recursive: true, force: true });
conclude(
  `${starts} × both started at once; ${rounds} × SIGKILL of a server or the store in ${Math.round(seconds)} s: ` +
    `${accepted.size} messages accepted, ${refused} answers of 503 or none, ${again} told again after a kill`,
  failures,
);

async function startStore(name) {
  const place = { folder: join(folder, name), port: await freePort(), publicKey };
  let server = await startSqld(place);
  return {
    url: server.url,
    kill: () => server.kill(),
    async restart() {
      await server.kill();
      await sleep(Math.random() * 500);
      server = await startSqld(place);
    },
  };
}

async function startTogether(at) {
  const store = await startStore(`empty-${at}`);
  const both = await Promise.all([startMachine('direct', store.url), startMachine('direct', store.url)]);
  const statuses = await Promise.all(both.map(({ url }) => post(url, newMessage())));
  const [found] = await rowsOf(
    store.url,
    `SELECT (SELECT count(*) FROM schema_version) AS versions, (SELECT count(*) FROM rate_key) AS keys,
      (SELECT count(*) FROM leads) AS leads`,
  );
  const seen = [...statuses, found.versions, found.keys, found.leads].join();
  if (seen !== '200,200,1,1,2') failures.push(`both started at once: ${seen}`);
  for (const machine of both) await machine.stop();
  await store.kill();
}

/** `site serve` with the settings of the printed unit, which can be killed and started again, and its proxy. */
async function startMachine(proxy, storeUrl) {
  const port = String(await freePort());
  const env = {
    ...process.env,
    ...{ LEADS_URL: storeUrl, LEADS_TOKEN: token() },
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${webhook.address().port}/`,
  };
  const start = async () => {
    const args = ['cli/site.mjs', 'serve', '--out', site, '--port', port, '--trust-proxy'];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    return child;
  };
  const end = async (signal) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  let child = await start();
  const url = `http://127.0.0.1:${port}`;
  const peer = missing(proxy).length === 0 ? await proxyBefore(proxy, url) : undefined;
  return {
    url: peer ? `http://127.0.0.1:${peer.port}` : url,
    async restart() {
      await end('SIGKILL');
      child = await start();
    },
    async stop() {
      await peer?.stop();
      await end('SIGTERM');
    },
  };
}

function proxyBefore(name, forms) {
  return startPeer(name, { dist: site, folder: join(folder, name), forms, isCapped: true });
}

async function keepPosting() {
  while (!isOver) {
    const [one, other] = Math.random() < 0.5 ? machines : machines.toReversed();
    await send(unanswered.shift() ?? newMessage(), Math.random() < 0.3 ? [one, other] : [one]);
  }
}

/** A visitor of an address of its own, or the rate of one would end the test. */
async function send(message, places) {
  const [b, c, d] = [1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250));
  const visitor = { localAddress: `127.${b}.${c}.${d}` };
  const statuses = await Promise.all(places.map(({ url }) => post(url, message, visitor)));
  refused += statuses.filter((status) => status !== 200).length;
  for (const status of statuses)
    if (![0, 200, 502, 503].includes(status)) failures.push(`a post was answered with ${status}`);
  if (statuses.includes(200)) accepted.add(message.key);
  else unanswered.push(message);
}

async function disturb(at) {
  await sleep(300 + Math.random() * 700);
  await [restart, machines[0].restart, machines[1].restart][at % 3]();
}

/** What a killed server was telling of is left to it for two minutes. */
async function untilTold() {
  const end = performance.now() + 200_000;
  while ((await rowsOf(address, 'SELECT 1 FROM notices LIMIT 1')).length > 0) {
    if (performance.now() > end) return failures.push('notices were never told');
    await sleep(1000);
  }
}

async function verify() {
  const rows = await rowsOf(address, 'SELECT id, key, received_at FROM leads');
  const keys = new Set(rows.map(({ key }) => key));
  for (const key of accepted) if (!keys.has(key)) failures.push(`${key} was accepted and is lost`);
  if (keys.size !== rows.length) failures.push('a message is there twice');
  if (keys.size !== accepted.size) failures.push(`${keys.size} rows of ${accepted.size} messages`);
  for (const { id, received_at } of rows)
    if (!told.has(`lead-${id}-${Date.parse(received_at)}`)) failures.push(`lead ${id} was never told`);
}

async function rowsOf(url, sql) {
  const client = createClient({ url, authToken: token() });
  try {
    return (await client.execute(sql)).rows;
  } finally {
    client.close();
  }
}
