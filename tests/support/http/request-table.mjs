// Raw requests in eleven groups, and what is right for each: for our server and, beside it, for any other.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { secret, siteFiles } from './small-site.mjs';

const thousand = Buffer.from(siteFiles['assets/thousand-0A1B2C3D.woff2']);
const font = '/assets/thousand-0A1B2C3D.woff2';
const script = '/assets/app-0A1B2C3D.js';
const empty = '/assets/empty-0A1B2C3D.css';

/** A whole request; header lines come after it. */
const request = (line, ...headers) =>
  `${[`${line} HTTP/1.1`, 'Host: hemja.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const get = (target, ...headers) => request(`GET ${target}`, ...headers);
/** A request that leaves it to the server to close. */
const kept = (...lines) => `${lines.join('\r\n')}\r\n\r\n`;

const rowOf = (group) => (title, send, right) => ({ group, title, send, right });
const [row1, row2, row3, row4, row5, row6, row7, row8, row9, row10, row11] = Array.from(
  { length: 11 },
  (_, at) => rowOf(at + 1),
);
const isOneOf =
  (...statuses) =>
  ({ status }) =>
    statuses.includes(status);
const isRefused = ({ status, isClosed }) => status === 400 && isClosed;
const isText = (answer, words) => plainBody(answer).includes(words);
const hasNoContentHeaders = ({ headers }) =>
  !Object.keys(headers).some((name) => /^content-(?!security|location)/.test(name));
const allows = ({ status, headers }) => status === 405 && /\bGET\b/.test(headers.allow ?? '');
const leadsTo = (location) => (answer) => answer.status === 301 && answer.headers.location === location;
const isWhole = ({ status, body }) => status === 200 && body.equals(thousand);
const isPart = (first, last) => (answer) =>
  answer.status === 206 &&
  answer.headers['content-range'] === `bytes ${first}-${last}/1000` &&
  answer.body.equals(thousand.subarray(first, last + 1));
const isFreshPage = ({ status, body }) => status === 200 && body.length > 0;

function plainBody({ headers, body }) {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** A redirect, if there is one, stays on this host: browsers read `//` and `/\` as the beginning of a host. */
function staysHere({ status, headers }) {
  return status < 300 || status >= 400 || /^\/(?![/\\])/.test(headers.location ?? '');
}

const outside = [
  '/../secret.txt',
  '/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/C:\\secret.txt',
  '/\\..\\secret.txt',
  'http://hemja.example/../secret.txt',
].map((target) => row1(`GET ${target}`, get(target), isOneOf(400, 404)));

const strange = [
  ['/%00'],
  ['/um-okkur%00.html'],
  ['/%zz'],
  ['/%'],
  ['/%ff'],
  ['/%c0%ae%c0%ae/secret.txt'],
  [`/${'x'.repeat(300)}`, '300 characters'],
  [`/${'x/'.repeat(200)}`, '200 folders'],
  [`/${'x'.repeat(9000)}`, '9,000 characters'],
].map(([target, title = target]) => row2(`GET ${title}`, get(target), isOneOf(400, 404, 414)));

const hidden = [
  ...['/.git/config', '/.env', '/.secret', '/.git', '/%2egit/config', '/assets/app.js.map'],
  ...['/_headers', '/_site.json', '/leads.db', '/leads.db-wal', '/um-okkur.html.gz', `${script}.br`],
].map((target) => row3(`GET ${target}`, get(target), isOneOf(404)));

const canonical = [
  ['/um-okkur/', '/um-okkur'],
  ['/um-okkur/?a=1&b=%C3%A6', '/um-okkur?a=1&b=%C3%A6'],
  ['/um-okkur.html', '/um-okkur'],
  ['/um-okkur/index.html', '/um-okkur'],
  ['/index.html', '/'],
  ['/index.html?q=1', '/?q=1'],
  ['/en/', '/en'],
  ['/en/index.html', '/en'],
  ['//um-okkur', '/um-okkur'],
  ['/en//about/', '/en/about'],
].map(([from, to]) => row5(`GET ${from} leads to ${to}`, get(from), leadsTo(to)));

const foreign = [
  ...['//evil.is/%2e%2e/x', '//evil.is/', '///evil.is/', '/\\evil.is/', '/%5cevil.is/', '//evil.is//..'],
  ...['/%2f%2fevil.is/', '/%09/evil.is/', '//evil.is/um-okkur.html'],
].map((target) =>
  row5(`GET ${target} leads nowhere else`, get(target), (answer) => answer.status > 0 && staysHere(answer)),
);

const methods = [
  row6(
    'HEAD is GET without a body',
    request('HEAD /um-okkur'),
    ({ status, headers, body }) =>
      status === 200 &&
      body.length === 0 &&
      Number(headers['content-length']) === Buffer.byteLength(siteFiles['um-okkur.html']),
  ),
  row6(
    'HEAD of what is not there',
    request('HEAD /x'),
    ({ status, body }) => status === 404 && body.length === 0,
  ),
  ...['PUT', 'DELETE', 'PATCH', 'TRACE', 'FOO', 'PROPFIND'].map((method) =>
    row6(`${method} / is not allowed`, request(`${method} /`, 'Content-Length: 0'), allows),
  ),
  row6('POST /um-okkur is not allowed', request('POST /um-okkur', 'Content-Length: 3').concat('a=1'), allows),
  row6('OPTIONS * is answered', request('OPTIONS *'), isOneOf(200, 204, 405)),
  row6('GET with a scheme and host', get('http://hemja.example/um-okkur'), isFreshPage),
];

const manyRanges = Array.from({ length: 500 }, (_, at) => `${at}-999`).join(',');
const ranges = [
  row7('bytes=0-8', get(font, 'Range: bytes=0-8'), isPart(0, 8)),
  row7('bytes=-10', get(font, 'Range: bytes=-10'), isPart(990, 999)),
  row7(
    'bytes=-5000 is everything',
    get(font, 'Range: bytes=-5000'),
    (answer) => isPart(0, 999)(answer) || isWhole(answer),
  ),
  row7('bytes=990-', get(font, 'Range: bytes=990-'), isPart(990, 999)),
  row7('bytes=990-9999 ends with the file', get(font, 'Range: bytes=990-9999'), isPart(990, 999)),
  ...['bytes=2000-', 'bytes=1000-1001', 'bytes=-0'].map((range) =>
    row7(
      `${range} is outside`,
      get(font, `Range: ${range}`),
      ({ status, headers }) => status === 416 && headers['content-range'] === 'bytes */1000',
    ),
  ),
  ...['bytes=a-b', 'bytes', 'lines=0-8', 'bytes=8-2', 'bytes=-', 'bytes=0-8-9'].map((range) =>
    row7(`${range} is ignored`, get(font, `Range: ${range}`), isWhole),
  ),
  row7(
    '500 overlapping ranges give no more than the file',
    get(font, `Range: bytes=${manyRanges}`),
    ({ status, body }) => status > 0 && body.length <= 1000,
  ),
  row7(
    'HEAD has no ranges',
    request(`HEAD ${font}`, 'Range: bytes=0-8'),
    ({ status, headers }) => status === 200 && headers['content-length'] === '1000',
  ),
  row7(
    'If-Range of now',
    ({ tags }) => get(font, 'Range: bytes=0-8', `If-Range: ${tags.font}`),
    isPart(0, 8),
  ),
  row7('If-Range of before', get(font, 'Range: bytes=0-8', 'If-Range: "old"'), isWhole),
  row7(
    'If-Range with a weak tag',
    ({ tags }) => get(font, 'Range: bytes=0-8', `If-Range: W/${tags.font}`),
    isWhole,
  ),
  row7(
    'a part of a compressed form is a part of that form',
    get(script, 'Accept-Encoding: br, gzip', 'Range: bytes=0-8'),
    ({ status, headers, body }, { lengths }) => {
      const total = lengths[headers['content-encoding'] ?? 'identity'];
      return (
        status === 200 ||
        (status === 206 && body.length === 9 && headers['content-range'] === `bytes 0-8/${total}`)
      );
    },
  ),
  ...['bytes=0-8', 'bytes=-1'].map((range) =>
    row7(
      `${range} of an empty file`,
      get(empty, `Range: ${range}`),
      ({ status, body }) => (status === 200 || status === 416) && body.length === 0,
    ),
  ),
];

const wrongTag = '"0000"';
const isNotModified = (answer) =>
  answer.status === 304 &&
  hasNoContentHeaders(answer) &&
  answer.body.length === 0 &&
  answer.headers.etag !== undefined;
const conditions = [
  row8('the tag is strong', get('/um-okkur'), ({ headers }) => /^"[^"]+"$/.test(headers.etag ?? '')),
  row8(
    'each form has a tag of its own',
    get('/um-okkur', 'Accept-Encoding: gzip'),
    ({ headers }, { tags }) =>
      headers['content-encoding'] === 'gzip' &&
      /^"[^"]+"$/.test(headers.etag ?? '') &&
      headers.etag !== tags.page,
  ),
  ...[
    ['the same', (tag) => tag],
    ['in a list', (tag) => `${wrongTag}, ${tag}, "x,y"`],
    ['weak', (tag) => `W/${tag}`],
    ['any', () => '*'],
  ].map(([title, list]) =>
    row8(
      `If-None-Match: ${title}`,
      ({ tags }) => get('/um-okkur', `If-None-Match: ${list(tags.page)}`),
      isNotModified,
    ),
  ),
  row8(
    'If-None-Match on a HEAD',
    ({ tags }) => request('HEAD /um-okkur', `If-None-Match: ${tags.page}`),
    isNotModified,
  ),
  row8('If-None-Match: another', get('/um-okkur', `If-None-Match: ${wrongTag}`), isFreshPage),
  row8(
    'If-None-Match: the tag of another form',
    ({ tags }) => get('/um-okkur', 'Accept-Encoding: gzip', `If-None-Match: ${tags.page}`),
    isFreshPage,
  ),
  row8('If-None-Match: nonsense', get('/um-okkur', 'If-None-Match: "'), isFreshPage),
  row8('If-Match: another', get('/um-okkur', `If-Match: ${wrongTag}`), isOneOf(412)),
  row8('If-Match: weak', ({ tags }) => get('/um-okkur', `If-Match: W/${tags.page}`), isOneOf(412)),
  row8(
    'If-Match: the same',
    ({ tags }) => get('/um-okkur', `If-Match: ${wrongTag}, ${tags.page}`),
    isFreshPage,
  ),
  row8('If-Match: any', get('/um-okkur', 'If-Match: *'), isFreshPage),
];

const takes = (encoding) => (answer) =>
  answer.status === 200 &&
  (answer.headers['content-encoding'] ?? 'identity') === encoding &&
  plainBody(answer) === siteFiles['um-okkur.html'];
const negotiation = [
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.1, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip ; q=0.8', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['xgzip, brx', 'identity'],
  ['', 'identity'],
].map(([accept, encoding]) =>
  row8(
    `Accept-Encoding “${accept}” gives ${encoding}`,
    get('/um-okkur', `Accept-Encoding: ${accept}`),
    takes(encoding),
  ),
);

const varies = ({ headers }) => /\baccept-encoding\b/i.test(headers.vary ?? '');
const vary = [
  row8('Vary on the plain form', get('/um-okkur'), varies),
  row8('Vary on a compressed form', get('/um-okkur', 'Accept-Encoding: gzip'), varies),
  row8('Vary on 304', ({ tags }) => get('/um-okkur', `If-None-Match: ${tags.page}`), varies),
];

const caching = [
  row9(
    'hashed files are kept for a year',
    get(script),
    ({ headers }) =>
      /max-age=31536000/.test(headers['cache-control'] ?? '') &&
      /immutable/.test(headers['cache-control'] ?? ''),
  ),
  row9(
    'pages are asked for again',
    get('/um-okkur'),
    ({ headers }) => headers['cache-control'] === 'no-cache' && headers.etag !== undefined,
  ),
  row9(
    '404 is never kept',
    get('/x'),
    ({ status, headers }) => status === 404 && /no-store/.test(headers['cache-control'] ?? ''),
  ),
  row9(
    '404 below the hashed files is never kept',
    get('/assets/x-00000000.js'),
    ({ status, headers }) => status === 404 && /no-store/.test(headers['cache-control'] ?? ''),
  ),
];

const notFound = [
  ...[
    ['/x', 'ekki til'],
    ['/enska', 'ekki til'],
    ['/thjonusta/x', 'ekki til'],
    ['/en/x', 'not here'],
    ['/en/x/y', 'not here'],
    ['/en/x/', 'not here'],
  ].map(([target, words]) =>
    row10(
      `GET ${target} says “${words}”`,
      get(target),
      (answer) => answer.status === 404 && isText(answer, words),
    ),
  ),
  row10('the not-found page is not a page', get('/404'), isOneOf(404)),
  row10(
    '404 has the headers of every page',
    get('/x'),
    ({ status, headers }) =>
      status === 404 &&
      headers['x-content-type-options'] === 'nosniff' &&
      /^text\/html/.test(headers['content-type'] ?? ''),
  ),
  row10('404 is no 304 and no part', get('/x', 'If-None-Match: *', 'Range: bytes=0-8'), isOneOf(404)),
];

const host = 'Host: hemja.example';
const post = 'POST / HTTP/1.1';
const many = Array.from({ length: 300 }, (_, at) => `X-${at}: 1`);
const malformed = [
  row11('20 KB of headers', kept('GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(20_480)}`), isOneOf(431)),
  row11('300 headers', kept('GET / HTTP/1.1', host, ...many), isOneOf(400, 431)),
  row11(
    'Content-Length and Transfer-Encoding',
    kept(post, host, 'Content-Length: 4', 'Transfer-Encoding: chunked').concat('0\r\n\r\n'),
    isRefused,
  ),
  row11('two lengths', kept(post, host, 'Content-Length: 4', 'Content-Length: 5').concat('abcd'), isRefused),
  row11('a length with a sign', kept(post, host, 'Content-Length: +4').concat('abcd'), isRefused),
  row11('a folded header', kept('GET / HTTP/1.1', host, 'X-A: b', ' c'), isRefused),
  row11(
    'a chunk without a size',
    kept(post, host, 'Transfer-Encoding: chunked').concat('zz\r\nab\r\n0\r\n\r\n'),
    isRefused,
  ),
  row11(
    'an unknown transfer coding',
    kept(post, host, 'Transfer-Encoding: foo'),
    ({ status, isClosed }) => (status === 400 || status === 501) && isClosed,
  ),
  row11(
    'chunked and something after it',
    kept(post, host, 'Transfer-Encoding: chunked, foo'),
    ({ status, isClosed }) => (status === 400 || status === 501) && isClosed,
  ),
  row11('a space before the colon', kept('GET / HTTP/1.1', host, 'X-A : b'), isRefused),
  row11('NUL in a header', kept('GET / HTTP/1.1', host, 'X-A: b\0c'), isRefused),
  row11('no host', kept('GET / HTTP/1.1'), isRefused),
  row11('two hosts', kept('GET / HTTP/1.1', host, 'Host: evil.example'), isRefused),
  row11('a host with a slash', kept('GET / HTTP/1.1', 'Host: a/b'), isRefused),
  row11('HTTP/1.0 needs no host', kept('GET /um-okkur HTTP/1.0'), isFreshPage),
  row11('HTTP/9.9', kept('GET / HTTP/9.9', host), isOneOf(400, 505)),
  row11('no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', isOneOf(0, 400)),
];

/** All rows. Besides what a row says: nothing from outside is ever seen, and the next request is answered. */
export const requestTable = [
  ...outside,
  ...strange,
  ...hidden,
  row3('GET /.well-known/security.txt', get('/.well-known/security.txt'), isOneOf(200)),
  row4('a link to a file outside', get('/link.txt'), isOneOf(404)),
  row4('a link to a folder outside', get('/linked/secret.txt'), isOneOf(404)),
  ...canonical,
  ...foreign,
  ...methods,
  ...ranges,
  ...conditions,
  ...negotiation,
  ...vary,
  ...caching,
  ...notFound,
  ...malformed,
];

/**
 * What rows must know about a server before they ask: its entity tags, and the lengths of the forms of the script.
 *
 * @param {(bytes: string) => Promise<import('./raw.d.mts').Answer>} ask
 */
export async function learn(ask) {
  const tagOf = async (target) => (await ask(get(target))).headers.etag ?? '';
  const lengthOf = async (encoding) => (await ask(get(script, `Accept-Encoding: ${encoding}`))).body.length;
  return {
    tags: { page: await tagOf('/um-okkur'), font: await tagOf(font) },
    lengths: { identity: await lengthOf('identity'), gzip: await lengthOf('gzip'), br: await lengthOf('br') },
  };
}

/**
 * Asks what a row asks.
 *
 * @returns what was wrong, in words; undefined if all was right
 */
export async function tryRow({ send, right }, ask, learned) {
  const answer = await ask(typeof send === 'function' ? send(learned) : send);
  if (answer.body.includes(secret)) return 'shows what is outside of the site';
  if (!right(answer, learned)) return describe(answer);
  const next = await ask(get('/um-okkur'));
  return next.status === 200 ? undefined : `answers the next request with ${next.status}`;
}

function describe({ status, headers, body, isClosed }) {
  const told = ['location', 'allow', 'content-range', 'content-encoding', 'cache-control', 'vary', 'etag']
    .filter((name) => headers[name] !== undefined)
    .map((name) => `${name}: ${headers[name]}`);
  return [`${status}`, `${body.length} B`, ...told, ...(isClosed ? [] : ['left open'])].join('; ');
}
