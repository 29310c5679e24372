// @module-tag all
import { existsSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { besideOutput } from '../../src/lib/output-place.ts';
import { swap } from '../../src/publish/swap.ts';
import { serveFolder } from '../../src/server/index.ts';
import { request, serveSite } from '../support/http/served.ts';
import { type SmallSite, secret, siteFiles, writeSite, writeTraps } from '../support/http/small-site.mjs';
import { temporaryFolder } from '../support/workspace.ts';

/** A version of the site: every page says it on each line, and it has a hashed file of its own. */
const version = (number: number) => ({
  ...siteFiles,
  'um-okkur.html': `version ${number}\n`.repeat(5_000),
  [`assets/app-0000000${number}.js`]: `version ${number}`,
});

/** Puts a site in the place of the last one as a build does. */
function publishFiles(dist: string, files: Required<SmallSite>['files']): void {
  const folders = besideOutput(dist, '0123456789abcdef');
  writeSite(folders.next, { files });
  swap(dist, folders);
}

/** Puts a version in the place of the last one as a build does. */
function publishVersion(dist: string, number: number): void {
  publishFiles(dist, version(number));
}

describe('a release that is replaced while it is served', () => {
  it('gives every visitor complete pages of one version', async () => {
    const { server, dist, get } = await serveSite({ files: version(1) }, { followMs: 5 });
    let isOver = false;
    const seen = new Set<string>();
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { body, headers } = await get('/um-okkur');
        expect(body.length).toBe(Number(headers['content-length']));
        expect(body.length).toBe(50_000);
        const lines = new Set(body.toString().trimEnd().split('\n'));
        expect(lines.size).toBe(1);
        for (const line of lines) seen.add(line);
      }
    });
    for (let number = 2; number <= 6; number += 1) {
      publishVersion(dist, number);
      await expect.poll(() => [...seen], { timeout: 30_000 }).toContain(`version ${number}`);
    }
    isOver = true;
    await Promise.all(visitors);
    await server.refresh();
    expect((await get('/um-okkur')).body.toString()).toMatch(/^version 6\n/);
  });

  it('leaves the hashed files of the last four for open tabs, and their pages not', async () => {
    const { server, dist, get } = await serveSite({ files: { ...version(1), 'gamalt.html': 'x' } });
    expect((await get('/gamalt')).status).toBe(200);
    for (let number = 2; number <= 6; number += 1) {
      publishVersion(dist, number);
      await server.refresh();
    }
    const found = async (path: string) => (await get(path)).status;
    expect(await found('/gamalt')).toBe(404);
    expect(await found('/assets/app-00000006.js')).toBe(200);
    expect(await found('/assets/app-00000002.js')).toBe(200);
    expect(await found('/assets/app-00000001.js')).toBe(404);
  });

  it('stays while the folder is away, or half copied, and goes when the next one is whole', async () => {
    const { server, dist, get } = await serveSite({ files: version(1) });
    const next = join(dirname(dist), 'copy');
    writeSite(next, { files: version(2) });
    const shown = async () => (await get('/um-okkur')).body.toString().split('\n')[0];

    renameSync(dist, join(dirname(dist), 'away'));
    await server.refresh();
    expect(await shown()).toBe('version 1');

    renameSync(join(next, 'um-okkur.html'), join(dirname(dist), 'page'));
    renameSync(next, dist);
    await expect(server.refresh()).rejects.toThrow('um-okkur.html is not there as it was built');
    expect(await shown()).toBe('version 1');

    renameSync(join(dirname(dist), 'page'), join(dist, 'um-okkur.html'));
    await server.refresh();
    expect(await shown()).toBe('version 2');
  });

  it('starts from the folder that a killed build was about to replace, also behind a link, and takes the next one', async () => {
    const folder = temporaryFolder();
    const dist = join(folder, 'dist');
    symlinkSync('disk', dist);
    const left = join(folder, '.disk.previous-0123456789abcdef');
    writeSite(left, { files: version(1) });
    const start = () => serveFolder(dist, { port: 0, host: '127.0.0.1' });
    await expect(start()).rejects.toThrow(`There is no ${dist} to serve.`);

    writeFileSync(join(left, '.site-output'), '');
    const server = await start();
    onTestFinished(server.close);
    const shown = async () => (await (await fetch(`${server.url}/um-okkur`)).text()).split('\n')[0];
    expect(await shown()).toBe('version 1');
    publishVersion(join(folder, 'disk'), 2);
    await server.refresh();
    expect(await shown()).toBe('version 2');
  });

  it('starts whenever a build replaces the folder while it is read', async () => {
    const dist = join(temporaryFolder(), 'dist');
    publishVersion(dist, 1);
    for (let moment = 0; moment < 40; moment += 1) {
      const starting = serveFolder(dist, { port: 0, host: '127.0.0.1' });
      for (let turn = 0; turn < moment; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      publishVersion(dist, (moment % 9) + 1);
      const server = await starting;
      await server.close();
    }
  });

  it('can be a link that is put on another folder', async () => {
    const folder = temporaryFolder();
    for (const number of [1, 2]) writeSite(join(folder, `release-${number}`), { files: version(number) });
    const link = (number: number) => {
      symlinkSync(`release-${number}`, join(folder, 'new'));
      renameSync(join(folder, 'new'), join(folder, 'current'));
    };
    link(1);
    const server = await serveFolder(join(folder, 'current'), { port: 0, host: '127.0.0.1' });
    link(2);
    await server.refresh();
    expect((await (await fetch(`${server.url}/um-okkur`)).text()).startsWith('version 2')).toBe(true);
    await server.close();
  });
});

describe('files that are not as they were built', () => {
  it('a page that became a link to the outside is never seen', async () => {
    const { server, dist, get } = await serveSite();
    writeTraps(dist);
    const page = join(dist, 'um-okkur.html');
    rmSync(page);
    symlinkSync(join(dist, '..', 'secret.txt'), page);
    writeFileSync(join(dist, 'robots.txt'), secret);
    await server.refresh();
    expect((await get('/um-okkur')).body.toString()).toBe(siteFiles['um-okkur.html']);
    expect((await get('/robots.txt')).body.toString()).toBe(siteFiles['robots.txt']);
    await expect(serveFolder(dist, { port: 0, host: '127.0.0.1' })).rejects.toThrow(
      /is not there as it was built/,
    );
  });

  it('a compressed form of another version, or half of one, is left out', async () => {
    const folder = temporaryFolder();
    const dist = join(folder, 'dist');
    writeSite(dist);
    writeFileSync(join(dist, 'um-okkur.html.br'), 'no brotli');
    writeSite(join(folder, 'other'), { files: { ...siteFiles, 'um-okkur.html': 'x'.repeat(5000) } });
    rmSync(join(dist, 'um-okkur.html.gz'));
    renameSync(join(folder, 'other', 'um-okkur.html.gz'), join(dist, 'um-okkur.html.gz'));
    const server = await serveFolder(dist, { port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${server.url}/um-okkur`, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(siteFiles['um-okkur.html']);
    await server.close();
  });
});

describe.runIf(existsSync('/proc/self/fd'))('descriptors', () => {
  const open = () => readdirSync('/proc/self/fd').length;
  const film = (byte: string) => ({
    ...siteFiles,
    'assets/film-0A1B2C3D.mp4': Buffer.alloc(2_000_000, byte),
  });

  it('are as many after 1,000 visitors left midway as before', async () => {
    const { port, get } = await serveSite({ files: film('a') });
    const before = open();
    const leaveMidway = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(request('/assets/film-0A1B2C3D.mp4')));
        socket.once('data', () => socket.destroy()).once('close', () => resolve());
      });
    for (let round = 0; round < 50; round += 1) await Promise.all(Array.from({ length: 20 }, leaveMidway));
    await expect.poll(open, { timeout: 30_000 }).toBeLessThanOrEqual(before);
    expect((await get('/um-okkur')).status).toBe(200);
  });

  it('of large files are let go with their release, but not while somebody reads', async () => {
    const before = open();
    const { server, dist, get, port } = await serveSite({ files: film('a') });
    const reader = connect(port, '127.0.0.1').pause();
    reader.write(request('/assets/film-0A1B2C3D.mp4'));
    await get('/um-okkur');
    for (const byte of ['b', 'c', 'd', 'e', 'f', 'g']) {
      publishFiles(dist, film(byte));
      await server.refresh();
    }
    let received = 0;
    for await (const chunk of reader) received += chunk.length;
    expect(received).toBeGreaterThan(2_000_000);
    await server.close();
    await expect.poll(open, { timeout: 30_000 }).toBeLessThanOrEqual(before);
  });
});
