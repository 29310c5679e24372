import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ServeOptions, serveFolder } from '../../../src/server/index.ts';
import { temporaryFolder } from '../workspace.ts';
import { type Answer, ask } from './raw.mjs';
import { type SmallSite, writeSite } from './small-site.mjs';

/** A site that is served for one test. */
export interface Served {
  server: Awaited<ReturnType<typeof serveFolder>>;
  dist: string;
  port: number;
  /** Sends bytes as they are. */
  send(bytes: string | Buffer): Promise<Answer>;
  /** Asks for an address. */
  get(target: string, ...headers: string[]): Promise<Answer>;
}

/** Writes a small site and serves it until the test is over. */
export async function serveSite(site: SmallSite = {}, options: Partial<ServeOptions> = {}): Promise<Served> {
  const dist = join(temporaryFolder(), 'dist');
  writeSite(dist, site);
  const server = await serveFolder(dist, { port: 0, host: '127.0.0.1', ...options });
  onTestFinished(server.close);
  const port = Number(new URL(server.url).port);
  // It closes each connection; on a busy machine that takes a while.
  const send = (bytes: string | Buffer) => ask(port, bytes, { waitMs: 30_000 });
  return { server, dist, port, send, get: (...parts) => send(request(...parts)) };
}

/** The bytes of a GET request. */
export function request(target: string, ...headers: string[]): string {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: hemja.example', 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The bytes of a posted form. */
export function post(target: string, body: string, ...headers: string[]): string {
  const length = `Content-Length: ${Buffer.byteLength(body, 'latin1')}`;
  const lines = [`POST ${target} HTTP/1.1`, 'Host: hemja.example', 'Connection: close', length, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
