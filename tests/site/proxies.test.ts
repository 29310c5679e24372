import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, missing, startPeer } from '../bench/support/peers.mjs';
import { builtSite, servedPages } from '../support/built-site.ts';
import { site } from '../support/cli.ts';
import { contactFields } from '../support/form-posts.ts';
import { temporaryFolder } from '../support/workspace.ts';

const installed = (['nginx', 'caddy'] as const).filter((name) => missing(name).length === 0);
/** The built site in a folder of its own. */
async function withSite(): Promise<{ folder: string; dist: string }> {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  for (const { path, body } of servedPages(await builtSite())) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), body);
  }
  return { folder, dist };
}

/** Starts what the printed unit starts, as it is written there. */
async function startUnit(dist: string, forms: string): Promise<void> {
  const { stdout } = site(['hosting', 'systemd', '--out', dist, '--forms', forms]);
  const [command = '', ...args] = /^ExecStart=(.*)$/m.exec(stdout)?.[1]?.split(' ') ?? [];
  const env = { ...process.env, LEADS_URL: join(temporaryFolder(), 'leads.db') };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
}

/** Asks from one of the addresses of this machine; gives the status. */
function askFrom(
  localAddress: string,
  port: number,
  asked: { path: string; body?: string },
): Promise<number> {
  const { path, body } = asked;
  const headers = {
    Origin: `http://127.0.0.1:${port}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 250)}`,
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, localAddress }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}

describe.each(installed)('behind %s, with all settings as they are printed', (name) => {
  it('each visitor has a rate of their own, whatever they say of themselves', async () => {
    const { folder, dist } = await withSite();
    const forms = `http://127.0.0.1:${await freePort()}`;
    await startUnit(dist, forms);
    const { port, stop } = await startPeer(name, { dist, folder: join(folder, name), forms, isCapped: true });
    onTestFinished(stop);
    const post = (from: string, words: string) => {
      const body = new URLSearchParams({ ...contactFields, message: words }).toString();
      return askFrom(from, port, { path: '/', body });
    };
    const eager: number[] = [];
    for (let at = 0; at < 12; at += 1) eager.push(await post('127.0.0.2', `post ${at}`));
    expect(eager.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(eager.at(-1)).toBe(429);
    expect(await post('127.0.0.3', 'another visitor')).toBe(200);
  });

  it('no log holds the address of a visitor, not when the form store is away either', async () => {
    const { folder, dist } = await withSite();
    const forms = `http://127.0.0.1:${await freePort()}`;
    const logs = join(folder, name);
    const { port, stop } = await startPeer(name, { dist, folder: logs, forms, isCapped: true });
    const ask = (path: string, body?: string) => askFrom('127.0.0.77', port, { path, ...(body && { body }) });
    expect(await ask('/hafa-samband')).toBe(200);
    expect(await ask('/no-such-page')).toBe(404);
    expect(await ask('/', new URLSearchParams(contactFields).toString())).toBe(502);
    await stop();
    const written = readdirSync(logs).filter((file) => file.endsWith('.log'));
    expect(written).not.toEqual([]);
    for (const file of written)
      expect(readFileSync(join(logs, file), 'utf8'), file).not.toContain('127.0.0.77');
  });

  it('a link that somebody puts into the folder leads nowhere', async () => {
    const { folder, dist } = await withSite();
    const { port, stop } = await startPeer(name, { dist, folder: join(folder, name) });
    onTestFinished(stop);
    writeFileSync(join(folder, 'secret.txt'), 'outside');
    symlinkSync(join(folder, 'secret.txt'), join(dist, 'link.txt'));
    expect(await askFrom('127.0.0.1', port, { path: '/hafa-samband' })).toBe(200);
    expect([403, 404]).toContain(await askFrom('127.0.0.1', port, { path: '/link.txt' }));
  });
});

describe.runIf(installed.includes('nginx'))('behind nginx', () => {
  it('who asks without end is held back, and nobody else is', async () => {
    const { folder, dist } = await withSite();
    const { port, stop } = await startPeer('nginx', { dist, folder: join(folder, 'nginx'), isCapped: true });
    onTestFinished(stop);
    const flood = Array.from({ length: 600 }, () => askFrom('127.0.0.2', port, { path: '/hafa-samband' }));
    expect(await askFrom('127.0.0.3', port, { path: '/hafa-samband' })).toBe(200);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 429]));
  });
});
