import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/server/index.ts';
import { post, serveSite } from '../support/http/served.ts';

describe('/_metrics', () => {
  it('is not there unless it is asked for', async () => {
    const { get } = await serveSite();
    expect((await get('/_metrics')).status).toBe(404);
  });

  it('counts answers, forms and connections, and names nobody', async () => {
    const statuses = [200, 422, 503];
    const forms = async () => ({ status: statuses.shift() ?? 200, headers: {}, body: '' });
    const waiting = async () => new Map([['mail', 3]]);
    const { get, send } = await serveSite({}, { forms, metrics: { waiting } });
    for (const body of ['a=1', 'a=2', 'a=jona']) await send(post('/', body));
    await get('/um-okkur?netfang=jona');
    await get('/nowhere');
    await expect.poll(async () => String((await get('/_metrics')).body)).toContain('{class="4xx"} 2');
    const { headers, body } = await get('/_metrics');
    const text = body.toString();
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of [
      'site_requests_total{class="5xx"} 1',
      'site_forms_total{outcome="accepted"} 1',
      'site_forms_total{outcome="refused"} 1',
      'site_forms_total{outcome="failed"} 1',
      'site_notices_waiting{channel="mail"} 3',
      'site_connections 1',
      'site_connections_closed_total{cause="slow"} 0',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^site_release_info\{release="[\w-]{43}"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(text).not.toMatch(/jona|127\.0\.0\.1|um-okkur/);
  });

  it.each(['X-Forwarded-For: 192.0.2.1', 'Forwarded: for=192.0.2.1', 'Via: 1.1 proxy'])(
    'is not given to anyone who comes through a proxy on this machine (%s)',
    async (header) => {
      const { get } = await serveSite({}, { metrics: {} });
      expect((await get('/_metrics')).status).toBe(200);
      expect((await get('/_metrics', header)).status).toBe(404);
    },
  );

  it('is given to whoever has the token, and to nobody else', async () => {
    const { get } = await serveSite({}, { metrics: { token: 'secret' } });
    expect((await get('/_metrics')).status).toBe(404);
    expect((await get('/_metrics', 'Authorization: Bearer secreT')).status).toBe(404);
    const answer = await get('/_metrics', 'Authorization: Bearer secret', 'X-Forwarded-For: 192.0.2.1');
    expect(answer.status).toBe(200);
  });
});

describe('a post of which the body does not arrive', () => {
  const part = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nname=jona';

  it.each([
    ['because the client goes away', {}, true],
    ['in time', { requestMs: 300, headersMs: 200 }, false],
  ])('%s, is neither logged nor counted as accepted', async (_, limits, isGone) => {
    const forms = async () => ({ status: 200, headers: {}, body: '' });
    const entries: LogEntry[] = [];
    const { get, port } = await serveSite(
      {},
      { forms, metrics: {}, limits, log: (entry) => entries.push(entry) },
    );
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(part, () => isGone && socket.destroy());
    });
    socket.on('error', () => undefined).resume();
    await expect
      .poll(() => entries, { timeout: 10_000 })
      .toMatchObject([{ method: 'POST', path: '/', status: 499 }]);
    const text = String((await get('/_metrics')).body);
    expect(text).toContain('site_forms_total{outcome="accepted"} 0\n');
    expect(text).toContain('site_forms_total{outcome="refused"} 1\n');
  });
});
