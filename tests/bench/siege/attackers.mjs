// Clients that want to keep others from a server, each kind from addresses of its own; a process of its own, started with
// the port, the address of a large file, and how many of them come, in percent. Whatever the server closes is opened again a second later.
import { connect } from 'node:net';

const [port = '', largest = '', percent = ''] = process.argv.slice(2);
const head = 'HTTP/1.1\r\nHost: hemja.example\r\n';
const urlencoded = 'Content-Type: application/x-www-form-urlencoded\r\n';

/**
 * What each kind sends first, what it adds once a second, how many bytes a second it reads (all of them by default), and
 * from how many addresses it comes (one by default).
 */
const kinds = [
  { count: 2000, first: `GET / ${head}` },
  { count: 4000, first: `GET / ${head}`, from: 20 },
  { count: 100, first: `GET / ${head}`, more: 'X-A: b\r\n' },
  { count: 100, first: `POST / ${head}${urlencoded}Content-Length: 9999\r\n\r\n`, more: 'a' },
  { count: 100, first: '' },
  { count: 100, first: `GET ${largest} ${head}\r\n`.repeat(32), sip: 60 },
  { count: 100, first: `GET ${largest} ${head}\r\n`.repeat(32), sip: 0 },
  { count: 50, first: `GET / ${head}\r\n`.repeat(1500), sip: 0 },
  { count: 20, first: `GET /${'a'.repeat(60_000)} ${head}\r\n` },
  { count: 20, first: '\0\x16\x03\x01 not HTTP at all\r\n\r\n' },
];
/** A client that does not read does not hear that it was closed. */
const patienceS = 45;

kinds.forEach(({ count, from = 1, ...kind }, at) => {
  for (let number = 0; number < (count * Number(percent)) / 100; number += 1)
    open(kind, `127.1.${at}.${1 + (number % from)}`);
});

function open(kind, localAddress) {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () =>
    socket.write(kind.first),
  );
  const { more = '', sip } = kind;
  let age = 0;
  const second = setInterval(() => {
    age += 1;
    if (more !== '' && socket.writable) socket.write(more);
    if (sip > 0) socket.read(sip);
    if (sip !== undefined && age > patienceS) socket.destroy();
  }, 1000);
  socket
    .on('error', () => undefined)
    .once('close', () => {
      clearInterval(second);
      setTimeout(open, 1000, kind, localAddress);
    });
  if (sip === undefined) socket.resume();
  else socket.pause();
}
