import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { createRequests } from '../../../src/dev/requests.ts';
import { ask } from '../../support/http/raw.mjs';

/** A server that answers what `site dev` does beside the site, and 418 in place of the site. */
async function served(host = '0.0.0.0') {
  const opened: string[] = [];
  const answer = createRequests({
    ...{ host, isReady: () => true, client: async () => '', pageAt: () => '', stylesOf: () => '' },
    picture: (path) => (path === 'assets/a.png' ? Promise.resolve(new Uint8Array(1)) : undefined),
    open: async (place) => void opened.push(place),
    sourceOf: ({ text }) =>
      text === 'Wool'
        ? { place: { file: 'content/en/wool.md', line: 4 }, entry: 'kind-note/entries/wool' }
        : undefined,
    openSource: async ({ file }) => void opened.push(file),
    admin: async () => false,
    subscribe: (response) => void response.end(),
  });
  const server = createServer(async (request, response) => {
    if (!(await answer(request, response))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const send = (line: string, ...headers: string[]) =>
    ask(port, `${[`${line} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return { send, opened, port };
}

const open = 'POST /_dev/open?place=content/en/home.md';

it('says where a text is written, and opens it when a page of the site asks for that', async () => {
  const { send, opened } = await served();
  const source = '/_dev/source?address=/en/wool&text=Wool';
  const same = ['Host: localhost', 'Origin: http://localhost', 'Content-Length: 0'];
  expect(String((await send(`GET ${source}`, 'Host: localhost')).body)).toBe(
    'content/en/wool.md:4\nkind-note/entries/wool',
  );
  expect((await send(`GET ${source}l`, 'Host: localhost')).status).toBe(404);
  expect((await send(`POST ${source}`, 'Host: localhost', 'Content-Length: 0')).status).toBe(403);
  expect(opened).toEqual([]);
  expect((await send(`POST ${source}`, ...same)).status).toBe(204);
  expect(opened).toEqual(['content/en/wool.md']);
});

it.each([
  ['names no origin', []],
  ['names another origin', ['Origin: https://other.example']],
  ['names none that can be read', ['Origin: null']],
  ['comes from another site', ['Sec-Fetch-Site: cross-site', 'Origin: http://localhost']],
])('opens no editor for a post that %s', async (_, headers) => {
  const { send, opened } = await served();
  expect((await send(open, 'Host: localhost', 'Content-Length: 0', ...headers)).status).toBe(403);
  expect(opened).toEqual([]);
});

it.each([
  ['the page itself, as browsers say', 'Sec-Fetch-Site: same-origin'],
  ['a page of its own origin', 'Origin: http://192.0.2.1:4321'],
])('opens the editor for %s', async (_, header) => {
  const { send, opened } = await served();
  expect((await send(open, 'Host: 192.0.2.1:4321', 'Content-Length: 0', header)).status).toBe(204);
  expect(opened).toEqual(['content/en/home.md']);
});

it.each([
  [hostname(), 418],
  [`${hostname().toUpperCase()}:4321`, 418],
  [`${hostname()}.local`, 418],
  ['192.0.2.1:4321', 418],
  [`${hostname()}.example`, 403],
  ['rebound.example', 403],
])('answers to the names of this machine and no others: %s', async (host, status) => {
  const { send } = await served();
  expect((await send('GET /', `Host: ${host}`)).status).toBe(status);
});

it.each(['//', 'http://[', 'http://[/_dev/open'])('refuses %s, which is no address', async (target) => {
  const { send } = await served();
  expect((await send(`GET ${target}`, 'Host: localhost')).status).toBe(400);
});

it('gives pictures to its own pages alone', async () => {
  const { send } = await served();
  const { status, headers } = await send('GET /assets/a.png', 'Host: localhost');
  expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
});
