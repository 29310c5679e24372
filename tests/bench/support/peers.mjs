// Starts our server, nginx and Caddy on the same built site. What nginx and Caddy are told of the site is what
// `site hosting` prints; around it stands what the owner of a machine chooses: ports, times and numbers of connections.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../../support/http/raw.mjs';
import { emulator, emulatorNames } from './emulators.mjs';

const program = join(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))), 'cli/site.mjs');

/** Where Debian puts what `--brotli` needs. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(brotliModule);

/** How each server is started: its command, and the settings that it reads. */
const peers = {
  ours: ({ dist, port, folder }) => {
    const leads = join(folder, 'leads.db');
    return [process.execPath, program, 'serve', '--out', dist, '--port', port, '--leads', leads];
  },
  nginx: ({ dist, port, folder, forms, isCapped }) => {
    const site = join(folder, 'site.conf');
    writeFileSync(site, hosting('nginx', dist, ...(hasBrotli ? ['--brotli'] : []), ...storeOf(forms)));
    // All that a bench asks comes from one address.
    const printed = hosting('nginx-limits', dist);
    const limits = isCapped ? printed : printed.replace(/rate=\d+r/, 'rate=1000000r');
    writeFileSync(join(folder, 'nginx.conf'), nginxConf({ site, limits, port, folder }));
    return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  },
  caddy: ({ dist, port, folder, forms }) => {
    const site = join(folder, 'site.caddy');
    writeFileSync(site, hosting('caddy', dist, ...storeOf(forms)));
    const common = join(folder, 'global.caddy');
    writeFileSync(common, hosting('caddy-global', dist));
    writeFileSync(join(folder, 'Caddyfile'), caddyfile({ site, common, port }));
    return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
  netlify: (place) => emulator('netlify', place),
  cloudflare: (place) => emulator('cloudflare', place),
};

const storeOf = (forms) => (forms ? ['--forms', forms] : []);

function hosting(name, dist, ...options) {
  const args = [program, 'hosting', name, '--out', dist, ...options];
  return execFileSync(process.execPath, args, { encoding: 'utf8' });
}

/** Packages of Debian that a bench needs and that are not installed. */
export function missing(...commands) {
  return commands.filter((command) => spawnSync('which', [command]).status !== 0);
}

/**
 * Starts a server on a folder and waits until it answers.
 *
 * @param {'ours' | 'nginx' | 'caddy' | 'netlify' | 'cloudflare'} name
 * @param {{ dist: string, folder: string, prefix?: string[], forms?: string, isCapped?: boolean }} place the site, a
 *   folder for settings, a command that starts another (`taskset`), where forms are taken, and whether the caps for an
 *   address are left as they are printed
 */
export async function startPeer(name, { dist, folder, prefix = [], ...more }) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const [command, ...args] = [...prefix, ...peers[name]({ dist, port: String(port), folder, ...more })];
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', openSync(join(folder, 'output.log'), 'a')],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, GOMAXPROCS: '1' },
  });
  // Emulators keep connections open that they were asked to close.
  const waitMs = emulatorNames.includes(name) ? 1000 : 15_000;
  const send = (bytes) => ask(port, bytes, { waitMs });
  const hello = 'GET / HTTP/1.1\r\nHost: hemja.example\r\nConnection: close\r\n\r\n';
  while ((await send(hello)).status !== 200) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}; see ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { name, port, pid: child.pid, send, stop };
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const nginxConf = ({ site, limits, port, folder }) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  ${limits}
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  sendfile on; tcp_nopush on; open_file_cache max=1000;
  client_header_timeout 10s; client_body_timeout 20s; send_timeout 20s; keepalive_timeout 5s;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    include ${site};
  }
}
`;

const caddyfile = ({ site, common, port }) => `
{
  admin off
  auto_https off
  import ${common}
}
http://127.0.0.1:${port}, http://hemja.example:${port} {
  bind 127.0.0.1
  import ${site}
}
`;
