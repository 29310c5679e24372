import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveFolder } from '../../src/server/index.ts';
import { temporaryFolder } from '../support/workspace.ts';

interface Answer {
  status: number | undefined;
  location: string | undefined;
  body: string;
}

/** A small site that is served for one test; gives a function that asks for a path exactly as it is written. */
async function served(): Promise<(path: string, method?: string) => Promise<Answer>> {
  const folder = temporaryFolder();
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, 'en'));
  write('index.html', 'home');
  write('en.html', 'english home');
  write('um-okkur.html', 'about');
  write('404.html', 'ekki til');
  write('en/404.html', 'not here');
  write('.secret', 'secret');
  symlinkSync('/etc/hostname', join(folder, 'link.txt'));
  const { url, close } = await serveFolder(folder, { port: 0, host: '127.0.0.1' });
  onTestFinished(close);
  return (path, method = 'GET') => ask(url, path, method);
}

function ask(url: string, path: string, method: string): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, location: response.headers.location, body }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('the server', () => {
  it.each([
    ['/', 200, 'home'],
    ['/en', 200, 'english home'],
    ['/um-okkur', 200, 'about'],
    ['/enska', 404, 'ekki til'],
    ['/en/x', 404, 'not here'],
    ['/.secret', 404, 'ekki til'],
    ['/..%2f..%2fetc%2fhostname', 404, 'ekki til'],
    ['/%2e%2e/%2e%2e/etc/hostname', 404, 'ekki til'],
    ['/%00', 404, 'ekki til'],
    ['/%zz', 404, 'ekki til'],
    [`/${'x'.repeat(300)}`, 404, 'ekki til'],
  ])('answers %s with %i', async (path, status, body) => {
    const get = await served();
    expect(await get(path)).toMatchObject({ status, body });
    expect(await get('/')).toMatchObject({ status: 200 });
  });

  it.each([
    ['/um-okkur/', '/um-okkur'],
    ['/um-okkur/?a=1', '/um-okkur?a=1'],
    ['/um-okkur.html', '/um-okkur'],
    ['/index.html', '/'],
    ['/en/', '/en'],
    ['/en/index.html', '/en'],
    ['//evil.example/%2e%2e', '/evil.example/%2e%2e'],
    ['/\\evil.example/', '/evil.example'],
    ['///evil.example/', '/evil.example'],
  ])('leads from %s to %s, never to another host', async (path, location) => {
    expect(await (await served())(path)).toMatchObject({ status: 301, location });
  });

  it('answers HEAD like GET without a body, and other methods with 405', async () => {
    const get = await served();
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    for (const method of ['PUT', 'DELETE', 'POST'])
      expect(await get('/', method)).toMatchObject({ status: 405 });
  });
});
