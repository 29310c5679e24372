import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '../../src/server/limits.ts';
import { post, request, serveSite } from '../support/http/served.ts';
import { siteFiles } from '../support/http/small-site.mjs';

const kept = (target: string) => request(target).replace('Connection: close\r\n', '');

/** Sends requests at once, and reads none of the answers. */
function sendAhead(port: number, bytes: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  onTestFinished(() => void socket.destroy());
  socket
    .on('error', () => undefined)
    .pause()
    .write(bytes);
  return socket;
}

describe('requests that are sent before the answers are there', () => {
  it('are answered up to a number, and whoever sends more is cut off', async () => {
    const answered: number[] = [];
    const log = ({ status }: { status: number }) => void answered.push(status);
    const { port, get } = await serveSite({}, { metrics: {}, log });
    const socket = sendAhead(port, kept('/').repeat(2000)).resume();
    await expect.poll(() => socket.closed).toBe(true);
    expect(answered.length).toBeLessThanOrEqual(limits.pipelined);
    expect(String((await get('/_metrics')).body)).toContain('closed_total{cause="pipelined"} 1\n');
    const all = await new Promise<string>((resolve) => {
      let seen = '';
      const within = kept('/um-okkur').repeat(limits.pipelined - 1) + request('/en');
      connect(port, '127.0.0.1')
        .setEncoding('latin1')
        .on('data', (part: string) => {
          seen += part;
        })
        .on('close', () => resolve(seen))
        .write(within);
    });
    expect(all.match(/HTTP\/1\.1 200/g)).toHaveLength(limits.pipelined);
  });

  it('half a million from one address fill no memory, and keep no visitor waiting', async () => {
    const { port, get } = await serveSite();
    await get('/um-okkur');
    const before = process.memoryUsage().rss;
    const bytes = 'GET / HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(2400);
    const crowd = Array.from({ length: 200 }, () => sendAhead(port, bytes));
    await Promise.all(crowd.map((socket) => once(socket, 'connect')));
    const asked = performance.now();
    expect((await get('/um-okkur')).status).toBe(200);
    // The crowd is not answered first, but a busy machine needs its time.
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
  });

  it('hold no file open when their client goes away', async () => {
    const film = { files: { ...siteFiles, 'film.mp4': Buffer.alloc(30_000_000, 'film') } };
    const { port, server, get, dist } = await serveSite(film);
    const open = () =>
      readdirSync('/proc/self/fd').filter((one) => linkOf(one).startsWith(`${dist}/film`)).length;
    const socket = sendAhead(port, kept('/film.mp4').repeat(4));
    await once(socket, 'connect');
    expect((await get('/um-okkur')).status).toBe(200);
    expect(open()).toBe(1);
    socket.destroy();
    await server.close();
    await expect.poll(open).toBe(0);
  });

  it.each([
    ['bytes that are no request', 'nonsense\r\n\r\n'],
    ['a request for a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('and are followed by %s give no answer that could be taken for theirs', async (_, bytes) => {
    const forms = () => new Promise<never>(() => undefined);
    const { send } = await serveSite({}, { forms });
    const posted = post('/', 'name=jona').replace('Connection: close\r\n', '');
    expect(await send(posted + bytes)).toMatchObject({ status: 0, isClosed: true });
  });
});

function linkOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}
