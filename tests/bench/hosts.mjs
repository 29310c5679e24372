// Asks our server and others the same questions about the same built site, and prints where their answers differ.
//   npm run bench -- hosts                          nginx and Caddy, where they are installed
//   npm run bench -- hosts netlify cloudflare    what these hosts give to try a site with; installed at the first run
// nginx and Caddy are those of the system (Debian: nginx-light, libnginx-mod-http-brotli-static, caddy).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { emulatorNames } from './support/emulators.mjs';
import { missing, startPeer } from './support/peers.mjs';

const program = fileURLToPath(new URL('../../cli/site.mjs', import.meta.url));
/** What a visitor, a cache or a browser's protection would notice, and `_headers` and `_redirects` decide. */
const ofFiles = [
  'location',
  'content-type',
  'content-security-policy',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];
/** What a host decides by itself; what it gives to try a site with does it otherwise, or not. */
const ofHosts = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'vary',
  'strict-transport-security',
  'link',
];

/** `METHOD path`, and headers to send; `{…}` stands for the asset whose name begins so. */
const questions = [
  ['GET /'],
  ['GET /um-okkur'],
  ['GET /en'],
  ['GET /en/about'],
  ['HEAD /um-okkur'],
  ['GET /um-okkur', { 'accept-encoding': 'gzip' }],
  ['GET /um-okkur', { 'accept-encoding': 'br, gzip' }],
  ['GET /um-okkur', { 'accept-encoding': 'br;q=0, gzip' }],
  ['GET /um-okkur/'],
  ['GET /um-okkur/?a=1&b=%C3%A6'],
  ['GET /um-okkur.html'],
  ['GET /en/'],
  ['GET /en.html'],
  ['GET /en/index.html'],
  ['GET /index.html'],
  ['GET /thjonusta/vefsidugerd'],
  ['GET /thjonusta/'],
  ['GET /engin-slik-sida'],
  ['GET /enska'],
  ['GET /en/no-such-page', { 'accept-encoding': 'br' }],
  ['GET /404'],
  ['GET /404.html'],
  ['GET {boot-}'],
  ['GET {boot-}', { 'accept-encoding': 'br' }],
  ['GET {boot-}', { range: 'bytes=0-99' }],
  ['GET {boot-}', { range: 'bytes=9999999-' }],
  ['GET {boot-}.br'],
  ['GET {text-}'],
  ['GET {favicon-}'],
  ['GET {marks-}'],
  ['GET {loops/brand-development-}', { range: 'bytes=-100' }],
  ['GET /assets'],
  ['GET /assets/'],
  ['GET /robots.txt'],
  ['GET /sitemap.xml'],
  ['GET /.secret'],
  ['GET /en/.secret'],
  ['GET /.git/config'],
  ['GET /_site.json'],
  ['GET /_headers'],
  ['GET /%2e%2e/%2e%2e/etc/passwd'],
  ['GET /..%2f..%2fetc%2fpasswd'],
  ['GET /%00'],
  [`GET /${'x'.repeat(300)}`],
  ['GET //evil.example/'],
  ['POST /um-okkur', { 'content-length': '0' }],
  ['POST /', { 'content-length': '0' }],
  ['PUT /', { 'content-length': '0' }],
  ['DELETE /um-okkur'],
  ['TRACE /'],
];

const asked = process.argv.slice(2);
const compared = asked.length > 0 ? ofFiles : [...ofFiles, ...ofHosts];
const unknown = asked.filter((name) => !emulatorNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is ${emulatorNames.join(' and ')}, and no ${unknown.join(', ')}.`);
  process.exit(2);
}
const absent = missing('nginx', 'caddy');
const names = [
  'ours',
  ...(asked.length > 0 ? asked : ['nginx', 'caddy'].filter((name) => !absent.includes(name))),
];
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const dist = join(folder, 'dist');
const servers = [];
try {
  execFileSync(process.execPath, [program, 'build', '--quiet', '--out', dist]);
  writeFileSync(join(dist, '.secret'), 'secret');
  for (const name of names) servers.push(await startPeer(name, { dist, folder: join(folder, name) }));
  report(servers, await askAll(servers, questions.map(nameAssets)));
} finally {
  for (const { stop } of servers) await stop();
  rmSync(folder, { recursive: true, force: true });
}

function nameAssets([line, headers]) {
  const assets = readdirSync(join(dist, 'assets'), { recursive: true });
  const named = line.replace(
    /\{(.+)\}/,
    (_, start) => `/assets/${assets.find((name) => name.startsWith(start))}`,
  );
  return [named, headers];
}

async function askOne(send, [line, asked = {}]) {
  const fields = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = `${line} HTTP/1.1\r\nHost: hemja.example\r\nConnection: close\r\n${fields.join('')}\r\n`;
  const { status, headers, body } = await send(bytes);
  return {
    status: status === 0 ? 'nothing' : String(status),
    language: /<html lang="(..)"/.exec(readable(body, headers['content-encoding']))?.[1] ?? '',
    ...Object.fromEntries(compared.map((name) => [name, headers[name] ?? ''])),
  };
}

function readable(body, encoding) {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

async function askAll(servers, questions) {
  const rows = [];
  for (const question of questions) {
    const answers = [];
    for (const { send } of servers) answers.push(await askOne(send, question));
    rows.push({ question, answers });
  }
  return rows;
}

function report(servers, rows) {
  for (const { question, answers } of rows) printRow(servers, question, answers);
  for (const [at, { name }] of servers.entries())
    for (const [other, { name: otherName }] of servers.entries())
      if (other > at) {
        const equal = rows.filter(({ answers }) => differences([answers[at], answers[other]]).length === 0);
        console.log(`${name} and ${otherName}: ${equal.length} of ${rows.length} answers are equal.`);
      }
}

function printRow(servers, [line, headers], answers) {
  const differing = differences(answers);
  const shown = `${line.slice(0, 60)}${headers ? ` ${JSON.stringify(headers)}` : ''}`;
  console.log(`${differing.length === 0 ? 'equal ' : 'DIFFER'}  ${answers[0].status}  ${shown}`);
  for (const name of differing) {
    const values = servers.map(
      ({ name: server }, at) => `${server}: ${answers[at][name].slice(0, 50) || '-'}`,
    );
    console.log(`          ${name}: ${values.join(' | ')}`);
  }
}

/** The type of what a redirect or a refusal says is nobody's business. */
function differences(answers) {
  const isContent = /^(?:2|404)/.test(answers[0].status);
  const names = Object.keys(answers[0]).filter((name) => isContent || name !== 'content-type');
  return names.filter((name) => new Set(answers.map((one) => normal(name, one[name]))).size > 1);
}

/** Letters in which servers differ and clients do not. */
function normal(name, value) {
  return name === 'content-type' || name === 'vary' ? value.toLowerCase().replaceAll(' ', '') : value;
}
