import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { roomFor, shareConnections, type Turns, takeTurns } from './connections.ts';
import { exchange, type Service } from './exchange.ts';
import type { FormHandler } from './form-handler.ts';
import { type Limits, limits as usualLimits } from './limits.ts';
import { createMetrics, type MetricsOptions } from './metrics.ts';
import { followReleases, type Releases } from './releases.ts';
import { refuse, refuseWith, statusOf } from './send.ts';

export { createMemoryReleases, type MemoryReleases } from './releases.ts';

export interface ServeOptions {
  /** 0 for any free port. */
  port: number;
  host: string;
  /** Receives the forms of the site; without it POST is not allowed (405). */
  forms?: FormHandler;
  /** Trusts the proxy in front of the server to say which answers go over TLS. */
  trustsProxy?: boolean | undefined;
  /** Serves figures at `/_metrics`; without it there is no such address. */
  metrics?: MetricsOptions | undefined;
  /** Called before each request; returns true if it has answered. */
  before?: Service['before'];
  log?(entry: LogEntry): void;
  /** Gets notes for the operator. */
  note?(line: string): void;
  /** Milliseconds between checks for a new release. */
  followMs?: number;
  /** Other times and numbers of connections than the usual ones. */
  limits?: Partial<Limits>;
}

/** A request that is over, without anything that identifies the visitor: no query, no client address. */
export interface LogEntry {
  method: string;
  path: string;
  /** 499 if it ended before it was answered. */
  status: number;
  /** From the request's headers to the last byte of the answer or its end midway, in milliseconds. */
  ms: number;
}

/** A server that runs. */
export interface RunningServer {
  url: string;
  /** Takes a new release at once instead of a second later. */
  refresh(): Promise<void>;
  /** Takes no new requests, and ends when the last one is answered or after eight seconds. */
  close(): Promise<void>;
}

/**
 * Serves the built site in a folder from memory by HTTP/1.1, and follows new releases.
 *
 * @throws errors for `explainFailure`
 */
export async function serveFolder(root: string, options: ServeOptions): Promise<RunningServer> {
  const { note = () => undefined, followMs = 1000 } = options;
  return serveReleases(await followReleases(root, { everyMs: followMs, note }), options);
}

/**
 * Serves releases from any source.
 *
 * @throws errors for `explainFailure`
 */
export async function serveReleases(releases: Releases, options: ServeOptions): Promise<RunningServer> {
  const { port, host, forms, trustsProxy = false, note = () => undefined, before } = options;
  const wanted = { ...usualLimits, ...options.limits };
  const room = roomFor(wanted.connections);
  if (room.note !== undefined) note(room.note);
  const limits = { ...wanted, connections: room.connections };
  let isStopping = false;
  const isClosing = () => isStopping || connections.count() > limits.crowd;
  const service: Service = { releases, forms, trustsProxy, isClosing, limits, before };
  const turns = takeTurns({
    most: limits.pipelined,
    close: (socket) => connections.close(socket, 'pipelined'),
  });
  const server = createHttpServer(limits, turns);
  const connections = shareConnections(server, { limits, trustsProxy });
  takeRequests(server, { service, turns, log: options.log });
  const sources = { connections, release: () => releases.current().id };
  service.metrics = options.metrics && createMetrics(options.metrics, sources);
  await listen(server, { port, host }).catch((error: unknown) => {
    connections.stop();
    releases.close();
    throw error;
  });
  return {
    url: urlOf(server, host),
    refresh: releases.refresh,
    async close() {
      isStopping = true;
      await stop(server, limits.stopMs);
      connections.stop();
      releases.close();
    },
  };
}

function createHttpServer(limits: Limits, { Message }: Turns): Server {
  const server = createServer({
    IncomingMessage: Message,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: Math.min(1000, limits.headersMs / 4),
  });
  // Node would drop further headers in silence; here the request is refused.
  server.maxHeadersCount = 0;
  server.timeout = limits.silentMs;
  return server;
}

interface Taking {
  service: Service;
  turns: Turns;
  log: ServeOptions['log'];
}

function takeRequests(server: Server, { service, turns, log }: Taking): void {
  const newest = new WeakMap<object, ServerResponse>();
  const take = (request: IncomingMessage, response: ServerResponse, waits: boolean) => {
    newest.set(request.socket, response);
    turns.take(response, () => {
      if (log) logWhenDone(response, log);
      const { metrics } = service;
      if (metrics) response.once('close', () => metrics.count(response));
      void exchange(service, { request, response, waits });
    });
  };
  server.on('request', (request, response) => take(request, response, false));
  server.on('checkContinue', (request, response) => take(request, response, true));
  const unlessOwed = (socket: Duplex, refuseIt: () => void) => {
    const open = newest.get(socket);
    if (open && isOwed(open)) socket.destroy();
    else if (!socket.writableEnded) refuseIt();
  };
  server.on('connect', (_, socket) => unlessOwed(socket, () => refuseWith(socket, 405)));
  server.on('clientError', (error, socket) => unlessOwed(socket, () => refuse(error, socket)));
}

/** Checks that a client waits for an answer: it would take anything else for that. */
function isOwed({ headersSent, writableFinished, req }: ServerResponse): boolean {
  return !writableFinished && (headersSent || req.complete);
}

function logWhenDone(response: ServerResponse, log: (entry: LogEntry) => void): void {
  const start = performance.now();
  const { method = '', url = '' } = response.req;
  const path = url.replace(/[?#].*$/s, '').slice(0, 200);
  response.once('close', () =>
    log({ method, path, status: statusOf(response), ms: performance.now() - start }),
  );
}

function listen(server: Server, place: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function stop(server: Server, stopMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const all = setTimeout(() => server.closeAllConnections(), stopMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(all);
      resolve();
    });
  });
}
