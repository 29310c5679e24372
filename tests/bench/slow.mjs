// 240 clients of one address that send their headers or bodies byte by byte, or do not read what they asked for, and one
// visitor who wants a page. Says how long the visitor waited, and when each kind of slow client was closed.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFiles, writeSite } from '../support/http/small-site.mjs';
import { startPeer } from './support/peers.mjs';

const host = 'Host: hemja.example\r\n';
/** What each kind sends first and then once a second, and within how many seconds it must be closed. */
const kinds = [
  { name: 'slow headers', first: `GET / HTTP/1.1\r\n${host}`, more: 'X-A: b\r\n', limit: 10 },
  {
    name: 'slow body',
    first: `POST / HTTP/1.1\r\n${host}Content-Length: 9999\r\n\r\n`,
    more: 'a',
    limit: 20,
  },
  { name: 'silent', first: '', more: '', limit: 10 },
  { name: 'kept and unused', first: `GET / HTTP/1.1\r\n${host}\r\n`, more: '', limit: 5 },
  {
    name: 'does not read',
    first: `GET /film.mp4 HTTP/1.1\r\n${host}\r\n`,
    more: '',
    limit: 40,
    isDeaf: true,
  },
  {
    name: 'reads 60 B/s',
    first: `GET /film.mp4 HTTP/1.1\r\n${host}\r\n`,
    more: '',
    limit: 40,
    isDeaf: true,
    sip: 60,
  },
];
const each = 40;
const filmBytes = 20_000_000;
/** Node looks for expired connections once a second, and this machine may be busy. */
const toleranceS = 3;

const folder = mkdtempSync(join(tmpdir(), 'slow-'));
const dist = join(folder, 'dist');
writeSite(dist, { files: { ...siteFiles, 'film.mp4': Buffer.alloc(filmBytes, 'film') } });
const server = await startPeer('ours', { dist, folder });

const start = performance.now();
const seconds = () => (performance.now() - start) / 1000;
const closed = Promise.all(kinds.flatMap((kind) => Array.from({ length: each }, () => slowClient(kind))));
const waits = [];
let isOver = false;
closed.then(() => {
  isOver = true;
});
while (!isOver) {
  const before = performance.now();
  const { status } = await server.send(`GET /um-okkur HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  if (status !== 200) throw new Error(`The visitor got ${status} after ${seconds().toFixed(1)} s.`);
  waits.push(performance.now() - before);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const ends = await closed;
await server.stop();
rmSync(folder, { recursive: true, force: true });

waits.sort((a, b) => a - b);
const median = waits[Math.floor(waits.length / 2)] ?? 0;
console.log(
  `${each * kinds.length} slow clients; ${waits.length} pages for the visitor, each 200, median ${median.toFixed(1)} ms, longest ${waits.at(-1)?.toFixed(1)} ms`,
);
kinds.forEach(({ name, limit }, at) => {
  const last = Math.max(...ends.slice(at * each, (at + 1) * each));
  const isRight = last <= limit + toleranceS;
  if (!isRight) process.exitCode = 1;
  console.log(
    `${isRight ? '✔' : '✖'} ${name.padEnd(16)} closed after ${last.toFixed(1)} s (limit ${limit} s)`,
  );
});

/** Gives the second in which the server closed the connection. */
function slowClient({ first, more, isDeaf, limit, sip = 0 }) {
  return new Promise((resolve) => {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () =>
      socket.write(first),
    );
    if (isDeaf) hearLater(socket, { afterS: limit + toleranceS, sip }, resolve);
    else drip(socket, more, () => resolve(seconds()));
  });
}

/** A client that sends a little each second until the server closes. */
function drip(socket, more, onEnd) {
  const timer = setInterval(() => {
    if (more !== '') socket.write(more);
  }, 1000);
  const end = () => {
    clearInterval(timer);
    socket.destroy();
    onEnd();
  };
  socket.on('error', end).on('close', end).resume();
}

/** A client that does not read sees the end only when it reads: then the video is not whole, because it was cut off. */
function hearLater(socket, { afterS, sip }, resolve) {
  let received = 0;
  const sipping = setInterval(() => {
    if (sip > 0) received += socket.read(sip)?.length ?? 0;
  }, 1000);
  socket.on('error', () => undefined).pause();
  setTimeout(() => {
    clearInterval(sipping);
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    socket.once('close', () =>
      resolve(received < filmBytes ? afterS - toleranceS : Number.POSITIVE_INFINITY),
    );
    socket.resume();
  }, afterS * 1000);
}
