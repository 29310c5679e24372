import { join } from 'node:path';
import { serveFolder } from '../../../src/server/index.ts';
import { writeSite, writeTraps } from '../../support/http/small-site.mjs';
import { answerFindings } from '../answer-findings.ts';
import { converse, requestFor } from '../converse.ts';
import { hostileAnywhere } from '../hostile.ts';
import { kind } from '../kind.ts';
import { mutateBytes, mutateText } from '../mutate.ts';

const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n\r\n`;
const host = 'Host: hemja.example';

/** Requests that are right. */
const requests: readonly string[] = [
  lines('GET / HTTP/1.1', host, 'Accept-Encoding: br, gzip'),
  lines('HEAD /en/about?a=b HTTP/1.1', host, 'Connection: close'),
  lines('GET /assets/thousand-0A1B2C3D.woff2 HTTP/1.1', host, 'Range: bytes=0-9,20-', 'If-Range: "a"'),
  lines(
    'GET /um-okkur HTTP/1.1',
    host,
    'If-None-Match: W/"a", *',
    'If-Modified-Since: Sat, 21 Nov 2026 10:00:00 GMT',
  ),
  lines('GET http://hemja.example/robots.txt HTTP/1.0', host),
  lines('OPTIONS * HTTP/1.1', host, 'Expect: 100-continue', 'Upgrade: h2c'),
  `${lines('POST / HTTP/1.1', host, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 20')}form-name=contact&a=b`,
  `${lines('POST / HTTP/1.1', host, 'Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`,
  lines('GET /en/about HTTP/1.1', host).repeat(3),
];

const fragments: readonly string[] = [
  ...hostileAnywhere,
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/link.txt',
  '/linked/secret.txt',
  '/.env',
  '/leads.db',
  '/%00',
  '/%E0%A4%A',
  '//evil.example/',
  '/\\evil.example',
  '\r\nHost: evil.example',
  '\r\nContent-Length: 5',
  '\r\nContent-Length: -1',
  '\r\nTransfer-Encoding: chunked, identity',
  '\r\nRange: bytes=-1,-2,5-1,99999999999999999999-',
  '\r\nX: '.concat('x'.repeat(17_000)),
  '\r\nX: 1'.repeat(120),
  '\r\n folded',
  '\n',
  ' HTTP/9.9',
  'ffffffffffffffff\r\n',
];

/** Bytes that reach the port of the server. After each case it must answer as before. */
export const requestKind = kind<Buffer>('requests', 30, async (folder) => {
  const site = join(folder, 'site');
  writeSite(site);
  writeTraps(site);
  const server = await serveFolder(site, { port: 0, host: '127.0.0.1', followMs: 60_000 });
  return {
    make: (random) => {
      const request = random.pick(requests);
      if (random.once(3)) return mutateBytes(Buffer.from(request, 'latin1'), random);
      return Buffer.from(mutateText(request, random, fragments), random.pick(['utf8', 'latin1']));
    },
    async check(bytes) {
      const found = answerFindings(await converse(server.url, bytes));
      const next = await converse(server.url, requestFor('/en/about'));
      return next.startsWith('HTTP/1.1 200 ') ? found : [...found, 'does not answer the next request'];
    },
    show: (bytes) => JSON.stringify(bytes.toString('latin1')),
    close: () => server.close(),
  };
});
