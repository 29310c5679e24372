// @module-tag all
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { roomFor } from '../../src/server/connections.ts';
import type { LogEntry } from '../../src/server/index.ts';
import { limits } from '../../src/server/limits.ts';
import { request, serveSite } from '../support/http/served.ts';
import { siteFiles } from '../support/http/small-site.mjs';

/** Begins a request from an address of this machine, and does not end it. */
function halfOpen(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n');
  onTestFinished(() => void socket.destroy());
  return socket;
}

const many = (count: number, port: number, from: string) =>
  Array.from({ length: count }, () => halfOpen(port, from));
const settled = (sockets: Socket[]) => Promise.all(sockets.map((socket) => once(socket, 'connect')));

describe('a crowd from one address', () => {
  it('of 4,200 half-open connections keeps nobody else from the pages, and fills no memory', async () => {
    // On a busy machine the crowd takes longer to come than a request may take to end.
    const patient = { headersMs: 600_000, requestMs: 600_000, silentMs: 600_000 };
    const { port, get } = await serveSite({}, { limits: patient });
    const before = process.memoryUsage().rss;
    let open = 0;
    for (let wave = 0; wave < 42; wave += 1) {
      for (const socket of many(100, port, '127.0.0.2')) {
        open += 1;
        socket.once('close', () => {
          open -= 1;
        });
      }
      expect((await get('/um-okkur')).status).toBe(200);
    }
    await expect.poll(() => open, { timeout: 30_000 }).toBe(limits.connectionsOfAddress);
    expect((await get('/um-okkur')).status).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });

  it('gives up its oldest connections when all are taken, and others come in', async () => {
    const few = { connections: 40, connectionsOfAddress: 1000 };
    const { port, get } = await serveSite({}, { limits: few });
    const crowd = many(40, port, '127.0.0.2');
    await settled(crowd);
    const first = once(crowd[0] as Socket, 'close');
    for (let asked = 0; asked < 5; asked += 1) expect((await get('/um-okkur')).status).toBe(200);
    await first;
    expect(crowd.at(-1)?.destroyed).toBe(false);
  });

  it('is many visitors where a proxy is in front of the server', async () => {
    const { port, get } = await serveSite({}, { limits: { connectionsOfAddress: 3 }, trustsProxy: true });
    const visitors = many(20, port, '127.0.0.1');
    await settled(visitors);
    expect((await get('/um-okkur')).status).toBe(200);
    expect(visitors.filter(({ destroyed }) => destroyed)).toHaveLength(0);
  });
});

describe('a client that reads', () => {
  const film = 30_000_000;
  const site = { files: { ...siteFiles, 'film.mp4': Buffer.alloc(film, 'film') } };
  const pace = { readRate: 100_000, readWindowMs: 1500 };

  /** Reads so many bytes every twenty milliseconds until the server is done; gives all that it has sent. */
  async function readAt(bytes: number): Promise<{ got: number; ms: number }> {
    const answered = new EventEmitter<{ end: [LogEntry] }>();
    const end = once(answered, 'end') as Promise<[LogEntry]>;
    const { port } = await serveSite(site, {
      limits: pace,
      log: (entry) => void answered.emit('end', entry),
    });
    let got = 0;
    let isDone = false;
    const callback = (size: number) => {
      got += size;
      return isDone;
    };
    const onread = { buffer: Buffer.alloc(bytes), callback };
    const socket = connect({ port, host: '127.0.0.1', onread });
    const reading = setInterval(() => socket.resume(), 20);
    socket.on('error', () => undefined).write(request('/film.mp4'));
    const [{ ms }] = await end;
    isDone = true;
    await once(socket, 'close');
    clearInterval(reading);
    return { got, ms };
  }

  it('too slowly is cut off, although it always reads a little', async () => {
    const { got, ms } = await readAt(100);
    expect(got).toBeLessThan(film);
    expect(ms).toBeLessThan(2 * pace.readWindowMs);
  });

  it('slowly, but fast enough, gets all of it', async () => {
    const { got, ms } = await readAt(100_000);
    expect(got).toBeGreaterThan(film);
    expect(ms).toBeGreaterThan(2 * pace.readWindowMs);
  });

  it('may be on a phone with hardly any reception', () => {
    expect(limits.readRate).toBeLessThan(1000);
    expect(limits.readRate * (limits.readWindowMs / 1000)).toBeLessThan(16_384);
  });
});

describe('a process that may open few files', () => {
  it('has as many connections as fit, and says so', () => {
    expect(roomFor(4096, { limit: 256, open: 30 })).toEqual({
      connections: 162,
      note: '162 connections fit into the 256 files that this process may open (“ulimit -n”, LimitNOFILE).',
    });
    expect(roomFor(4096, { limit: 1_048_576, open: 30 })).toEqual({ connections: 4096 });
  });

  it('with too few does not start', () => {
    expect(() => roomFor(4096, { limit: 100, open: 30 })).toThrow('may open 100 files, too few');
  });
});
