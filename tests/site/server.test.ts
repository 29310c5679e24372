import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { FormRequest } from '../../src/server/form-handler.ts';
import type { LogEntry } from '../../src/server/index.ts';
import { limits } from '../../src/server/limits.ts';
import { ask } from '../support/http/raw.mjs';
import { post, request, serveSite } from '../support/http/served.ts';
import { siteFiles } from '../support/http/small-site.mjs';

/** Other work may keep the machine busy. */
const patience = { timeout: 30_000 };

const text = ({ body }: { body: Buffer }) => body.toString();

describe('what the manifest says', () => {
  it('gives each address the headers of its rules, the later ones first', async () => {
    const rules = [
      { for: '/*', set: { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': 'all' } },
      { for: '/en*', set: { 'content-security-policy': 'english' } },
      { for: '/um-okkur', set: { 'Content-Security-Policy': 'about' } },
      { for: '/404', set: { 'Content-Security-Policy': 'missing' } },
    ];
    const { get } = await serveSite({ rules });
    const policies = ['/', '/en', '/en/about', '/um-okkur', '/x', '/um-okkur/', '/en/x'];
    const seen = await Promise.all(
      policies.map(async (path) => (await get(path)).headers['content-security-policy']),
    );
    expect(seen).toEqual(['all', 'english', 'english', 'about', 'missing', 'all', 'english']);
    expect((await get('/x')).headers['x-frame-options']).toBe('DENY');
    expect((await get('/', 'If-None-Match: *')).headers['content-security-policy']).toBe('all');
  });

  it('leads from old addresses to new ones, the query with it', async () => {
    const { get } = await serveSite({
      redirects: [
        { from: '/gamalt', to: '/um-okkur', status: 301 },
        { from: '/leit', to: '/?q=x#svar', status: 302 },
        { from: '/kort', to: 'https://kort.example/#hér', status: 308 },
      ],
    });
    const led = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.location];
    };
    expect(await led('/gamalt?a=1')).toEqual([301, '/um-okkur?a=1']);
    expect(await led('/gamalt/')).toEqual([301, '/um-okkur']);
    expect(await led('/leit?a=1')).toEqual([302, '/?q=x#svar']);
    expect(await led('/kort')).toEqual([308, 'https://kort.example/#hér']);
  });

  it('serves nothing that it does not list, and nothing with a hidden name even then', async () => {
    const files = { ...siteFiles, '.env': 'x', 'a/_b.txt': 'x', 'leads.db-wal': 'x', 'á/þ.txt': 'hér' };
    const { get } = await serveSite({ files });
    for (const path of ['/.env', '/a/_b.txt', '/leads.db-wal', '/_site.json'])
      expect((await get(path)).status).toBe(404);
    for (const path of ['/%C3%A1/%C3%BE.txt', '/a%CC%81/%c3%be.txt'])
      expect(text(await get(path))).toBe('hér');
  });
});

describe('an answer that goes over TLS', () => {
  const promise = 'max-age=63072000; includeSubDomains';
  const site = { overTls: { 'Strict-Transport-Security': promise } };
  const forms = async () => ({ status: 200, headers: {}, body: '' });
  const asked = {
    'a page': request('/um-okkur', 'X-Forwarded-Proto: https'),
    'no page': request('/x', 'X-Forwarded-Proto: https'),
    'a redirect': request('/um-okkur/', 'X-Forwarded-Proto: https'),
    'a page that is still fresh': request('/', 'If-None-Match: *', 'X-Forwarded-Proto: https'),
    'a wrong method': post('/um-okkur', 'a=1', 'X-Forwarded-Proto: https'),
    'a form': post('/', 'a=1', 'X-Forwarded-Proto: https'),
    'a form that is too large': post('/', 'a'.repeat(70_000), 'X-Forwarded-Proto: https'),
  };

  it.each(Object.entries(asked))('promises TLS behind a trusted proxy: %s', async (_, bytes) => {
    const { send } = await serveSite(site, { trustsProxy: true, forms });
    expect((await send(bytes)).headers['strict-transport-security']).toBe(promise);
  });

  it.each(Object.entries(asked))('is not believed in without such a proxy: %s', async (_, bytes) => {
    const { send } = await serveSite(site, { forms });
    expect((await send(bytes)).headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    ['X-Forwarded-Proto: http', undefined],
    ['X-Forwarded-Proto: https, http', undefined],
    ['X-Forwarded-Proto: http, https', promise],
    ['X-Forwarded-Proto:', undefined],
    ['X-A: 1', undefined],
  ])('is told by the last proxy alone: “%s”', async (header, value) => {
    const { get } = await serveSite(site, { trustsProxy: true });
    expect((await get('/', header)).headers['strict-transport-security']).toBe(value);
  });
});

describe('a large file', () => {
  const large = Buffer.alloc(3_000_000, 'hemja og ');

  it('is read from its descriptor, whole, in part, and by several at once', async () => {
    const { get } = await serveSite({ files: { ...siteFiles, 'assets/film-0A1B2C3D.mp4': large } });
    const [whole, part, tail] = await Promise.all([
      get('/assets/film-0A1B2C3D.mp4'),
      get('/assets/film-0A1B2C3D.mp4', 'Range: bytes=1000000-1999999'),
      get('/assets/film-0A1B2C3D.mp4', 'Range: bytes=-7'),
    ]);
    expect(whole.body.equals(large)).toBe(true);
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(part.body.equals(large.subarray(1_000_000, 2_000_000))).toBe(true);
    expect(tail.headers['content-range']).toBe('bytes 2999993-2999999/3000000');
  });
});

describe('a watchdog', () => {
  it('reads that all is well at an address that no page can have', async () => {
    const { status, headers, body } = await (await serveSite()).get('/_health');
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'OK\n']);
  });
});

describe('the log', () => {
  it('has method, path, status and duration of each answer, and nothing about who asked', async () => {
    const entries: LogEntry[] = [];
    const { get, send } = await serveSite({}, { log: (entry) => entries.push(entry) });
    await get('/um-okkur?netfang=anna@hemja.example');
    await send(post('/', 'netfang=anna'));
    await expect.poll(() => entries.length, patience).toBe(2);
    expect(entries).toMatchObject([
      { method: 'GET', path: '/um-okkur', status: 200 },
      { method: 'POST', path: '/', status: 405 },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/anna|127\.0/);
  });
});

describe('a posted form', () => {
  const seen: FormRequest[] = [];
  const withForms = () =>
    serveSite(
      {},
      {
        forms: async (form) => {
          seen.push(form);
          if (form.body.length === 0) throw new Error('The database is away.');
          return { status: 303, headers: { Location: '/um-okkur' }, body: '' };
        },
      },
    );

  it('is handed over whole, and its answer gets the headers of the site', async () => {
    const { send } = await withForms();
    const { status, headers } = await send(post('/?x=1', 'a=1&b=2'));
    expect([status, headers.location]).toEqual([303, '/um-okkur']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(seen.at(-1)).toMatchObject({ path: '/', remoteAddress: '127.0.0.1' });
    expect(Buffer.from(seen.at(-1)?.body ?? []).toString()).toBe('a=1&b=2');
  });

  it('is handed over when it comes in chunks, and when the client waits to be told', async () => {
    const { send } = await withForms();
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
    expect((await send(`${head}Transfer-Encoding: chunked\r\n\r\n3\r\na=1\r\n0\r\n\r\n`)).status).toBe(303);
    expect((await send(`${head}Expect: 100-continue\r\nContent-Length: 3\r\n\r\na=1`)).status).toBe(303);
  });

  it('that fails asks the visitor to try again later; pages are still served', async () => {
    const { send, get } = await withForms();
    const { status, headers } = await send(post('/', ''));
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect((await get('/')).status).toBe(200);
  });

  it.each([
    ['with its length', (body: string) => post('/', body)],
    [
      'in chunks',
      (body: string) =>
        `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ],
  ])('of more than 64 kB is refused, sent %s, and the connection closed', async (_, made) => {
    const { send } = await withForms();
    const before = seen.length;
    const { status, isClosed } = await send(made('x'.repeat(300_000)));
    expect([status, isClosed, seen.length]).toEqual([413, true, before]);
  });

  it('that is too large is refused before it is sent, when the client waits to be told', async () => {
    const { send } = await withForms();
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9999999\r\n\r\n';
    expect(await send(head)).toMatchObject({ status: 413, isClosed: true });
  });
});

describe('many requests on one connection', () => {
  it('are answered in their order', async () => {
    const { port } = await serveSite();
    const pipelined = ['/', '/x', '/en', '/robots.txt'].map((path) =>
      request(path).replace('Connection: close\r\n', ''),
    );
    const all = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let seen = '';
      socket.setEncoding('utf8').on('data', (part) => {
        seen += part;
      });
      socket.on('close', () => resolve(seen));
      socket.write(pipelined.join('') + request('/en/x'));
    });
    const titles = [...all.matchAll(/<title>([^<]*)|(User-agent)/g)].map((match) => match[1] ?? match[2]);
    expect(titles).toEqual(['forsíða', 'ekki til', 'english home', 'User-agent', 'not here']);
  });
});

describe('slow clients', () => {
  /** The usual limits are too long to wait for in a test; `npm run bench -- slow` measures them. */
  const short = { headersMs: 400, requestMs: 800, idleMs: 200 };

  it('by the usual limits have 10 s for headers, 20 s for a request, 5 s between two', () => {
    expect(limits.headersMs).toBeLessThanOrEqual(10_000);
    expect(limits.requestMs).toBeLessThanOrEqual(20_000);
    expect(limits.idleMs).toBeLessThanOrEqual(5_000);
  });

  it.each([
    ['that sends nothing', '', 408],
    ['that never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
    ['that never sends the body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na', 408],
    ['that keeps a connection and does not use it', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', 200],
  ])('one %s is closed', async (_, bytes, status) => {
    const { port } = await serveSite({}, { limits: short });
    expect(await ask(port, bytes, { waitMs: 30_000 })).toMatchObject({ status, isClosed: true });
  });

  it('300 at once do not keep others from their pages', async () => {
    const { port, get } = await serveSite({ files: { ...siteFiles, 'big.txt': 'x'.repeat(900_000) } });
    const starts = [
      'GET / HTTP/1.1\r\nX-',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na',
      request('/big.txt'),
    ];
    const slow = Array.from({ length: 300 }, (_, at) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (at % 9)}` }).pause();
      socket.on('error', () => undefined).write(starts[at % 3] ?? '');
      return socket;
    });
    for (let asked = 0; asked < 20; asked += 1) expect((await get('/um-okkur')).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('more than a crowd are served one answer each', async () => {
    const { port, get } = await serveSite({}, { limits: { crowd: 5 } });
    const idle = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
    await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    const kept = 'GET /um-okkur HTTP/1.1\r\nHost: x\r\n\r\n';
    await expect.poll(async () => (await ask(port, kept)).headers.connection, patience).toBe('close');
    for (const socket of idle) socket.destroy();
    await expect
      .poll(async () => (await ask(port, kept, { waitMs: 300 })).headers.connection, patience)
      .toBe('keep-alive');
    expect((await get('/')).status).toBe(200);
  });
});
