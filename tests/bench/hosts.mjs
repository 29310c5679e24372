// Asks our server, nginx and Caddy the same questions about the same built site, and prints where their answers differ.
//   npm run bench:hosts
// nginx and Caddy are those of the system (Debian: nginx-light, libnginx-mod-http-brotli-static, caddy).
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath } from '../support/on-path.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** What a visitor, a cache or a browser's protection would notice. */
const compared = [
  'location',
  'allow',
  'content-type',
  'content-encoding',
  'content-range',
  'cache-control',
  'vary',
  'content-security-policy',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'strict-transport-security',
  'speculation-rules',
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
  ['GET {speculation-}'],
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

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const dist = join(folder, 'dist');
const running = [];
try {
  site('build', '--quiet', '--out', dist);
  writeFileSync(join(dist, '.secret'), 'secret');
  const servers = await startAll();
  report(servers, await askAll(servers, questions.map(nameAssets)));
} finally {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

function site(...args) {
  return execFileSync(process.execPath, [join(root, 'cli/site.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

function nameAssets([line, headers]) {
  const assets = readdirSync(join(dist, 'assets'), { recursive: true });
  const named = line.replace(
    /\{(.+)\}/,
    (_, start) => `/assets/${assets.find((name) => name.startsWith(start))}`,
  );
  return [named, headers];
}

async function startAll() {
  const servers = [{ name: 'ours', port: await freePort() }];
  start(process.execPath, [join(root, 'cli/site.mjs'), 'serve', '--out', dist, '--port', servers[0].port]);
  const nginx = onPath(['nginx']) ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined);
  if (nginx) servers.push({ name: 'nginx', port: await startNginx(nginx) });
  const caddy = onPath(['caddy']);
  if (caddy) servers.push({ name: 'caddy', port: await startCaddy(caddy) });
  await Promise.all(servers.map(({ port }) => listening(port)));
  return servers;
}

async function startNginx(path) {
  const port = await freePort();
  const hasBrotli = existsSync(brotliModule);
  writeFileSync(
    join(folder, 'site.nginx'),
    site('hosting', 'nginx', '--out', dist, ...(hasBrotli ? ['--brotli'] : [])),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const settings = `
    ${hasBrotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events {}
    http { access_log off; ${temporary.join(' ')} server { listen 127.0.0.1:${port}; include ${folder}/site.nginx; } }`;
  writeFileSync(join(folder, 'nginx.conf'), settings);
  start(path, ['-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')]);
  return port;
}

async function startCaddy(path) {
  const port = await freePort();
  writeFileSync(join(folder, 'site.caddy'), site('hosting', 'caddy', '--out', dist));
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\nadmin off\nauto_https off\n}\nhttp://:${port} {\nimport ${folder}/site.caddy\n}\n`,
  );
  start(path, ['run', '--config', join(folder, 'Caddyfile')]);
  return port;
}

function start(path, args) {
  const child = spawn(path, args.map(String), { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  child.on('exit', (code) => {
    if (code) console.error(`${path} ended with ${code}:\n${said.split('\n').slice(-5).join('\n')}`);
  });
  running.push(child);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function listening(port) {
  for (let tries = 0; tries < 100; tries++) {
    if (await raw(port, 'GET / HTTP/1.0\r\n\r\n').catch(() => '')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

/** Everything that a server sends until it closes, or falls silent. */
function raw(port, text) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setEncoding('latin1').setTimeout(3000, () => socket.end());
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', reject).on('close', () => resolve(received));
  });
}

async function ask(port, [line, headers = {}]) {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await raw(
    port,
    `${line} HTTP/1.1\r\nHost: hemja.example\r\nConnection: close\r\n${fields.join('')}\r\n`,
  );
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const all = lines
    .map((one) => /^([^:]+): ?(.*)$/.exec(one) ?? [])
    .map(([, name = '', value]) => [name.toLowerCase(), value]);
  const found = compared.map((name) => [
    name,
    all
      .filter(([one]) => one === name)
      .map(([, value]) => value)
      .join(' ++ '),
  ]);
  return {
    status: status.split(' ')[1] ?? 'nothing',
    language: /<html lang="(..)"/.exec(body.join(''))?.[1] ?? '',
    ...Object.fromEntries(found),
  };
}

async function askAll(servers, questions) {
  const rows = [];
  for (const question of questions) {
    const answers = [];
    for (const { port } of servers) answers.push(await ask(port, question));
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
