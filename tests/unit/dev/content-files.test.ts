import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { answerFile } from '../../../src/dev/content-files.ts';
import { temporaryFolder } from '../../support/folder.ts';

/** A server that answers for the files of a content folder with one file. */
async function served() {
  const root = temporaryFolder();
  const folder = join(root, 'content');
  mkdirSync(join(folder, 'is'), { recursive: true });
  writeFileSync(join(folder, 'is/faq.yaml'), 'title: Spurt\n');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  symlinkSync(root, join(folder, 'out'));
  symlinkSync(join(root, 'secret.txt'), join(folder, 'is/link.yaml'));
  const server = createServer(async (request, response) => {
    const { status, body, tag } = await answerFile(request, (request.url ?? '').slice(1), folder);
    request.resume();
    response.writeHead(status, tag === undefined ? {} : { ETag: tag }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = { 'X-Site-Dev': 'admin', Origin: origin };
  const ask = (method: string, path: string, headers: HeadersInit = {}) =>
    fetch(`${origin}/${path.endsWith('%') ? path : encodeURIComponent(path)}`, {
      ...{ method, headers: { ...own, ...headers } },
      ...(method === 'PUT' && { body: 'written' }),
    });
  return { ask, root, folder };
}

const faq = 'content/is/faq.yaml';

it('lists the plain files of the content, and follows no links', async () => {
  const { ask } = await served();
  expect(await (await ask('GET', '')).json()).toEqual([faq]);
});

it('writes and removes a file that is as it was read, and no other', async () => {
  const { ask, folder } = await served();
  const tag = (await ask('GET', faq)).headers.get('ETag') ?? '';
  const written = await ask('PUT', faq, { 'If-Match': tag });
  expect(written.status).toBe(204);
  expect((await ask('PUT', faq, { 'If-Match': tag })).status).toBe(412);
  expect((await ask('PUT', faq, { 'If-None-Match': '*' })).status).toBe(412);
  expect((await ask('DELETE', faq, { 'If-Match': tag })).status).toBe(412);
  expect(readFileSync(join(folder, 'is/faq.yaml'), 'utf8')).toBe('written');
  const last = written.headers.get('ETag') ?? '';
  expect((await ask('DELETE', faq, { 'If-Match': last })).status).toBe(204);
  expect((await ask('GET', faq)).status).toBe(404);
  const fresh = await ask('PUT', 'content/en/new/page.md', { 'If-None-Match': '*' });
  expect(fresh.status).toBe(204);
  expect(readFileSync(join(folder, 'en/new/page.md'), 'utf8')).toBe('written');
});

it.each([
  'secret.txt',
  'content/../secret.txt',
  'content/out/secret.txt',
  'content/out/new.txt',
  'content/is/link.yaml',
  'content/.git/config',
  'content/is/.hidden',
  'content//faq.yaml',
  'content/is\\faq.yaml',
  'content/is',
  'content',
  'content/%',
])('has nothing to do with %s', async (path) => {
  const { ask, root } = await served();
  expect((await ask('GET', path)).status).toBe(403);
  expect((await ask('PUT', path, { 'If-None-Match': '*' })).status).toBe(403);
  expect(readFileSync(join(root, 'secret.txt'), 'utf8')).toBe('secret');
  expect(existsSync(join(root, 'new.txt'))).toBe(false);
});

it.each<[string, HeadersInit]>([
  ['without the header of its script', { 'X-Site-Dev': '' }],
  ['of another origin', { Origin: 'https://elsewhere.example' }],
  ['of another site, as browsers say', { 'Sec-Fetch-Site': 'cross-site' }],
])('refuses a request %s', async (_, headers) => {
  const { ask } = await served();
  expect((await ask('PUT', 'content/is/new.yaml', { 'If-None-Match': '*', ...headers })).status).toBe(403);
});
