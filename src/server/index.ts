import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send, { type SendOptions, type SendResult } from '@fastify/send';
import { type HeaderRule, type HostingManifest, manifestFile } from '../hosting/manifest.ts';
import { localeOfPath, localePrefix } from '../rules/locale.ts';

const sendOptions: SendOptions = { dotfiles: 'ignore', index: false, cacheControl: false };

/** Where to listen. */
export interface ServeOptions {
  /** 0 for any free port. */
  port: number;
  host: string;
}

/** A server that runs. */
export interface RunningServer {
  url: string;
  /** Takes no new requests, and ends when the last one is answered. */
  close(): Promise<void>;
}

/**
 * Serves a built site: addresses without ending (decision 18), not-found pages in the language of the path.
 *
 * @throws when the port is taken
 */
export async function serveFolder(root: string, { port, host }: ServeOptions): Promise<RunningServer> {
  const rules = headerRulesOf(root);
  const server = createServer((request, response) => {
    answer({ root, rules, request, response }).catch(() => response.destroy());
  });
  await listen(server, { port, host });
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

function listen(server: Server, { port, host }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** One request and what it is answered with. */
interface Exchange {
  root: string;
  rules: readonly HeaderRule[];
  request: IncomingMessage;
  response: ServerResponse;
}

/** A folder without a manifest has no rules. */
function headerRulesOf(root: string): readonly HeaderRule[] {
  try {
    const manifest: HostingManifest = JSON.parse(readFileSync(join(root, manifestFile), 'utf8'));
    return manifest.headers;
  } catch {
    return [];
  }
}

function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fits = ({ for: pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(fits).map(({ set }) => set));
}

async function answer({ root, rules, request, response }: Exchange): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    await reply(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split('?');
  const headers = headersFor(path, rules);
  const canonical = canonicalPath(path);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (canonical !== path) {
    await reply(response, 301, { Location: query === undefined ? canonical : `${canonical}?${query}` });
    return;
  }
  const found = await send(request, fileOf(path), { ...sendOptions, root });
  const isHidden = path.includes('/_');
  if (!isHidden && (found.type === 'file' || found.statusCode === 304))
    await sendFile(response, { ...found, headers: { ...found.headers, ...headers } }, cacheFor(path));
  else await sendNotFound({ root, rules, request, response }, path);
}

/** `/um-okkur/` and `/um-okkur.html` are `/um-okkur`; `/index.html` is `/`. Never a path of another host. */
function canonicalPath(path: string): string {
  const merged = path.replace(/^[/\\]{2,}/, '/');
  if (merged === '/') return merged;
  return merged.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return /\.[a-z0-9]+$/i.test(path) ? path : `${path}.html`;
}

function cacheFor(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function sendFile(
  response: ServerResponse,
  { statusCode, headers, stream }: SendResult,
  cache: string,
): Promise<void> {
  response.writeHead(statusCode, { ...headers, 'Cache-Control': cache });
  await pipeline(stream, response);
}

async function sendNotFound({ root, request, response }: Exchange, path: string): Promise<void> {
  const file = `${localePrefix[localeOfPath(path)]}/404.html`;
  // A not-found page is never a 304 and never a part: it answers another question than the one that was asked.
  const whole = { acceptRanges: false, etag: false, lastModified: false };
  const page = await send(request, file, { ...sendOptions, ...whole, root });
  if (page.type === 'file') await sendFile(response, { ...page, statusCode: 404 }, 'no-store');
  else await reply(response, 404, {});
}

function reply(response: ServerResponse, status: number, headers: Record<string, string>): Promise<void> {
  response.writeHead(status, { 'Content-Length': '0', ...headers });
  return new Promise((resolve) => response.end(resolve));
}
