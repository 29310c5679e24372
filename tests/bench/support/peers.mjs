// Starts our server, nginx and Caddy on the same folder, each as its makers advise for a site like this one.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../../support/http/raw.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** How each server is started: its command, and the settings that it reads. */
const peers = {
  ours: ({ dist, port }) => [
    process.execPath,
    join(root, 'cli/site.mjs'),
    'serve',
    '--out',
    dist,
    '--port',
    port,
  ],
  nginx: ({ dist, port, folder }) => {
    writeFileSync(join(folder, 'nginx.conf'), nginxConf({ dist, port, folder }));
    return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  },
  caddy: ({ dist, port, folder }) => {
    writeFileSync(join(folder, 'Caddyfile'), caddyfile({ dist, port }));
    return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

/** Packages of Debian that a bench needs and that are not installed. */
export function missing(...commands) {
  return commands.filter((command) => spawnSync('which', [command]).status !== 0);
}

/**
 * Starts a server on a folder and waits until it answers.
 *
 * @param {'ours' | 'nginx' | 'caddy'} name
 * @param {{ dist: string, folder: string, prefix?: string[] }} place the site, a folder for settings, and a command
 *   that starts another (`taskset`)
 */
export async function startPeer(name, { dist, folder, prefix = [] }) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const [command, ...args] = [...prefix, ...peers[name]({ dist, port: String(port), folder })];
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, GOMAXPROCS: '1' },
  });
  const send = (bytes) => ask(port, bytes, { waitMs: 15_000 });
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

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const nginxConf = ({ dist, port, folder }) => `
${process.getuid() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; text/plain txt; font/woff2 woff2; application/json json;
    image/svg+xml svg; video/mp4 mp4; video/webm webm; image/webp webp; application/xml xml; }
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  sendfile on; tcp_nopush on; open_file_cache max=1000;
  client_header_timeout 10s; client_body_timeout 20s; send_timeout 20s; keepalive_timeout 5s;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    server_tokens off; absolute_redirect off; charset utf-8; disable_symlinks on;
    gzip_static on; gzip_vary on;
    error_page 404 /404.html;
    add_header X-Content-Type-Options nosniff always;
    add_header Cache-Control no-cache;
    rewrite ^/([^/\\x5c].*)/$ /$1 permanent;
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ (\\.map|/_[^/]*)$ { return 404; }
    location ~ ^(/en)?/404(\\.html)?$ {
      internal;
      add_header X-Content-Type-Options nosniff always;
      add_header Cache-Control no-store always;
    }
    location = / { try_files /index.html =404; }
    location /assets/ {
      add_header X-Content-Type-Options nosniff always;
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
    location /en/ { error_page 404 /en/404.html; try_files $uri $uri.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`;

const caddyfile = ({ dist, port }) => `
{
  admin off
  auto_https off
  servers { 
    timeouts { 
      read_header 10s
      read_body 20s
      idle 5s
    }
  }
}
http://127.0.0.1:${port}, http://hemja.example:${port} {
  bind 127.0.0.1
  root * ${dist}
  header X-Content-Type-Options nosniff
  @page not path /assets/*
  header @page Cache-Control no-cache
  header /assets/* Cache-Control "public, max-age=31536000, immutable"
  header Vary Accept-Encoding
  @other not method GET HEAD OPTIONS
  header @other Allow "GET, HEAD, OPTIONS"
  respond @other 405
  @missing path /404 /404.html /en/404 /en/404.html
  respond @missing 404
  @slash path_regexp slash ^/([^/\\x5c].*)/$
  redir @slash /{re.slash.1} 301
  try_files {path} {path}.html
  file_server {
    precompressed br gzip
    hide .* *.map _*
  }
  handle_errors {
    @english path /en/*
    rewrite @english /en/404.html
    @icelandic not path /en/*
    rewrite @icelandic /404.html
    header Cache-Control no-store
    file_server
  }
}
`;
