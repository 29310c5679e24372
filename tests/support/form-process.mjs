import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cache = join(root, '.cache', 'form-server');

/** The options of a proof: numbers by name, and `--site DIR` for a site that is built already. */
export function options(defaults) {
  const names = [...Object.keys(defaults), 'site'];
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
  const numbers = Object.entries(defaults).map(([name, value]) => [name, Number(values[name] ?? value)]);
  return { ...Object.fromEntries(numbers), site: values.site ?? builtSite() };
}

function builtSite() {
  const out = join(cache, 'site');
  const { status, stderr } = spawnSync(process.execPath, ['cli/site.mjs', 'build', '--quiet', '--out', out], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return out;
}

/** Compiles the server, and gives the command that starts it. */
export async function compileServer() {
  mkdirSync(cache, { recursive: true });
  // Another run may be using the one of its own.
  const outfile = join(cache, `server-${process.pid}.mjs`);
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/support/form-server-main.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  return [process.execPath, outfile];
}

/** Starts a server; `log` holds what it has written to stderr. */
export async function startServer(command, { site, leads }) {
  const [program, ...args] = [...command, site, leads];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const server = { child, url: '', log: '', exited: once(child, 'exit') };
  child.stderr.setEncoding('utf8').on('data', (text) => {
    server.log += text;
  });
  const first = await Promise.race([once(child.stdout, 'data'), server.exited]);
  server.url = String(first[0]).trim();
  if (!server.url.startsWith('http')) throw new Error(`The server did not start: ${server.log}`);
  return server;
}

/** A message that no other is like. */
export function newMessage(text = 'Góðan dag') {
  const key = randomUUID();
  const fields = { 'form-name': 'simple-contact', name: key, email: 'jona@hemja.example', message: text };
  return { key, body: new URLSearchParams(fields).toString() };
}

/** Posts a message, over an agent or from an address; gives its status, and 0 when there is no answer. */
export function post(url, { key, body }, { agent, localAddress } = {}) {
  return new Promise((resolve) => {
    const headers = {
      Origin: url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': key,
    };
    const sent = request(url, { method: 'POST', headers, agent, localAddress }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
      response.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}
