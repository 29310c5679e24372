import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildSite } from '../../../src/build.ts';
import { freePort, missing, startPeer } from '../../bench/support/peers.mjs';
import { servedPages } from '../../support/built-site.ts';
import { site } from '../../support/cli.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { contactFields } from '../../support/form-posts.ts';
import { configOf, workspace } from '../../support/workspace.ts';

/** A machine with `site serve`, and a proxy before it where that one is installed. */
export interface Machine {
  /** Where visitors ask. */
  url: string;
  /** `site serve` itself. */
  child: ChildProcess;
  /** What it has written to stderr, line by line without the time. */
  said(): string[];
  /** Kills it, and puts another one in its place. */
  replace(): Promise<void>;
}

/** The pages of the built site in a folder, without what they load. */
export async function writtenSite(): Promise<string> {
  const dist = join(temporaryFolder(), 'dist');
  const told = workspace({ file: 'site.yaml', replace: /copies: .*/, with: 'copies: [webhook]' });
  for (const { path, body } of servedPages(await buildSite(configOf(told)))) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), body);
  }
  return dist;
}

/** Starts `site serve` as the printed unit does, and the proxy with the settings that are printed for it. */
export async function startMachine(
  proxy: 'nginx' | 'caddy',
  dist: string,
  env: Record<string, string>,
): Promise<Machine> {
  const forms = `http://127.0.0.1:${await freePort()}`;
  const { child, said } = await startUnit(dist, forms, env);
  const replace = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await startUnit(dist, forms, env);
  };
  if (missing(proxy).length > 0) return { url: forms, child, said, replace };
  const { port, stop } = await startPeer(proxy, { dist, folder: temporaryFolder(), forms, isCapped: true });
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, child, said, replace };
}

async function startUnit(dist: string, forms: string, env: Record<string, string>) {
  const { stdout } = site(['hosting', 'systemd', '--out', dist, '--forms', forms]);
  const [command = '', ...args] = /^ExecStart=(.*)$/m.exec(stdout)?.[1]?.split(' ') ?? [];
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await once(child.stdout, 'data');
  const said = () =>
    log
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^\S+Z /, ''));
  return { child, said };
}

/** A message, as a browser keeps it to send it again. */
export interface Message {
  key: string;
  text: string;
  /** One of the addresses of this machine. */
  from?: string;
}

/** A message that no other is like. */
export function newMessage(from?: string): Message {
  const key = randomUUID();
  return { key, text: `Nr. ${key}`, ...(from && { from }) };
}

/** Posts a message as the script of the page does; gives its status, and 0 when there is no answer. */
export function post(url: string, { key, text, from = '127.0.0.1' }: Message): Promise<number> {
  const { hostname, port, origin } = new URL(url);
  const headers = {
    Origin: origin,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Idempotency-Key': key,
  };
  const place = { hostname, port, path: '/', method: 'POST', headers, localAddress: from };
  const body = new URLSearchParams({ ...contactFields, message: text }).toString();
  return new Promise((resolve) => {
    const sent = request(place, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0)).end(body);
  });
}

/** Takes what servers tell of leads: `ids` as they came; while it is not open, it leaves posts without an answer. */
export async function webhook(isOpen = true) {
  const ids: string[] = [];
  const held: (() => void)[] = [];
  let isAnswering = isOpen;
  const server = createServer((asked, response) => {
    ids.push(String(asked.headers['webhook-id']));
    const answer = () => void response.writeHead(204).end();
    if (isAnswering) answer();
    else held.push(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const open = () => {
    isAnswering = true;
    for (const answer of held.splice(0)) answer();
  };
  return { ids, url, open };
}
