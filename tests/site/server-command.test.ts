// @module-tag all
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explainFailure } from '../../src/server/failure.ts';
import { serveFolder } from '../../src/server/index.ts';
import { commandAt, site } from '../support/cli.ts';
import { ask } from '../support/http/raw.mjs';
import { request } from '../support/http/served.ts';
import { writeSite } from '../support/http/small-site.mjs';
import { halfRequest, startServe, untilClosed } from '../support/serve-command.ts';
import { projectDir, temporaryFolder } from '../support/workspace.ts';

/** A folder that holds a built site in `dist`. */
function withSite(): string {
  const folder = temporaryFolder();
  writeSite(join(folder, 'dist'));
  return folder;
}

/** The bytes of a request with a body. */
const posted = 'POST /um-okkur HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na=1';

describe('site serve ends', () => {
  it.each([
    ['SIGTERM', 0],
    ['SIGINT', 130],
  ] as const)('after %s with %i, when the last request is answered', async (signal, code) => {
    const { child, port } = await startServe(withSite());
    const finishRequest = await halfRequest(port, posted);
    const ended = once(child, 'exit');
    child.kill(signal);
    await untilClosed(port);
    expect(await finishRequest()).toMatch(/^HTTP\/1\.1 405 .*\r\nConnection: close\r\n/s);
    expect(await ended).toEqual([code, null]);
  });

  it('at once after a second signal', async () => {
    const { child, port } = await startServe(withSite());
    await halfRequest(port, posted);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await untilClosed(port);
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
  });
});

const canLimit = spawnSync('prlimit', ['--version']).status === 0;

describe.runIf(canLimit)('site serve survives', () => {
  it('more connections than it may open, and serves pages when they are gone', async () => {
    const { child, port } = await startServe(withSite());
    const open = readdirSync(`/proc/${child.pid}/fd`).length;
    spawnSync('prlimit', ['--pid', String(child.pid), `--nofile=${open + 5}:${open + 5}`]);
    const crowd = Array.from({ length: 60 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    // The server refuses most of them at once.
    await new Promise((resolve) => crowd.at(-1)?.once('close', resolve));
    for (const socket of crowd) socket.destroy();
    await expect.poll(async () => (await ask(port, request('/'))).status, { timeout: 30_000 }).toBe(200);
    expect(child.exitCode).toBeNull();
  });
});

describe('site serve --log', () => {
  it('prints a line for each answer, without query and client', async () => {
    const { port, lines } = await startServe(withSite(), '--log');
    await ask(port, request('/um-okkur?netfang=anna@hemja.example', 'Referer: https://leit.example/?q=anna'));
    await expect.poll(() => lines, { timeout: 30_000 }).toHaveLength(2);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/um-okkur 200 \d+ ms$/);
  });
});

describe('site serve says in one line why it cannot start', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const { code, stdout, stderr } = site(['serve', '--port', String(port)], { cwd: withSite() });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Port ${port} of 127.0.0.1 is taken by another program. Stop it, or choose another with --port.\n`,
    );
  });

  it.runIf(existsSync('/proc/self/limits'))('when hardly any files may be open', () => {
    const command = 'ulimit -n 100 && exec "$0" "$1" serve --port 0';
    const args = ['-c', command, process.execPath, join(projectDir, 'cli/site.mjs')];
    const { status, stderr } = spawnSync('sh', args, { cwd: withSite(), encoding: 'utf8' });
    const line = 'Fewer than 128 files may be open. Raise the limit (“ulimit -n 8192”, LimitNOFILE).\n';
    expect([status, stderr]).toEqual([1, line]);
  });

  it('when there is no site', () => {
    const folder = temporaryFolder();
    const { code, stderr } = site(['serve', '--port', '0'], { cwd: folder });
    const line = `There is no ${join(folder, 'dist')} to serve. Run “${commandAt(folder, 'build')}” first.\n`;
    expect([code, stderr]).toEqual([1, line]);
  });

  it.each([undefined, '', '[]', '{"release":1}', '{'])(
    'when the manifest of the folder is %j',
    async (text) => {
      const dist = join(withSite(), 'dist');
      rmSync(join(dist, '_site.json'));
      if (text !== undefined) writeFileSync(join(dist, '_site.json'), text);
      const place = { host: '127.0.0.1', port: 0 };
      const failure: unknown = await serveFolder(dist, place).catch((error: unknown) => error);
      expect(explainFailure(failure, place)).toBe(
        `${dist} holds no site that this program built. Run “npx site build” first.`,
      );
    },
  );

  it.each(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EMFILE', 'ENFILE'])('for %s', (code) => {
    const line = explainFailure(Object.assign(new Error(code), { code }), { host: '::1', port: 80 });
    expect(line).toMatch(/^[A-Z][^\n]+\.$/);
  });

  it('but not for a bug', () => {
    expect(explainFailure(new TypeError('x'), { host: '::1', port: 80 })).toBeUndefined();
  });
});
