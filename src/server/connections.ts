import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client-address.ts';
import { ServerError } from './failure.ts';
import type { Limits } from './limits.ts';

/** The reasons to close a connection early. */
type Cause = 'address' | 'full' | 'pipelined' | 'slow';

/** The open connections of a server. */
export interface Connections {
  count(): number;
  closed: Readonly<Record<Cause, number>>;
  /** Closes one at once. */
  close(socket: Socket, cause: Cause): void;
  /** Stops looking at how fast clients read. */
  stop(): void;
}

interface Options {
  limits: Limits;
  /** All clients come through a proxy, which alone knows their addresses. */
  trustsProxy: boolean;
}

/**
 * Shares connections among visitors. An address has a limit; when all connections are taken, the address with the most loses its oldest;
 * slow readers are cut off.
 */
export function shareConnections(server: Server, { limits, trustsProxy }: Options): Connections {
  const byNetwork = new Map<string, Set<Socket>>();
  const closed = { address: 0, full: 0, pipelined: 0, slow: 0 };
  let count = 0;
  const close = (socket: Socket, cause: Cause) => {
    closed[cause] += 1;
    socket.destroy();
  };
  const keep = (socket: Socket, network: string) => {
    const own = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, own.add(socket));
    count += 1;
    socket.once('close', () => {
      count -= 1;
      own.delete(socket);
      if (own.size === 0) byNetwork.delete(network);
    });
  };
  server.on('connection', (socket) => {
    const network = trustsProxy ? 'proxy' : networkOf(socket.remoteAddress ?? '');
    const own = byNetwork.get(network)?.size ?? 0;
    if (!trustsProxy && own >= limits.connectionsOfAddress) return close(socket, 'address');
    keep(socket, network);
    // When there are many, nobody keeps a connection without using it.
    if (count === limits.crowd) server.closeIdleConnections();
    if (count > limits.connections) close(oldestOf(largest(byNetwork), own + 1) ?? socket, 'full');
  });
  const all = () => [...byNetwork.values()].flatMap((sockets) => [...sockets]);
  const stop = watchReaders(all, limits, (socket) => close(socket, 'slow'));
  return { count: () => count, closed, close, stop };
}

function largest(byNetwork: ReadonlyMap<string, Set<Socket>>): ReadonlySet<Socket> {
  return [...byNetwork.values()].reduce(
    (most, one) => (one.size > most.size ? one : most),
    new Set<Socket>(),
  );
}

/** Returns the oldest connection, unless there are no more than the newcomer has. */
function oldestOf(sockets: ReadonlySet<Socket>, own: number): Socket | undefined {
  if (sockets.size <= own) return undefined;
  return [...sockets].find((socket) => !socket.destroyed);
}

/** Finds clients that read slower than a phone with hardly any reception. Bytes count when the system has taken them. */
function watchReaders(sockets: () => readonly Socket[], limits: Limits, cut: (socket: Socket) => void) {
  const { readWindowMs, readRate } = limits;
  const enough = (readRate * readWindowMs) / 1000;
  const marks = new WeakMap<Socket, { taken: number; at: number }>();
  const look = (socket: Socket) => {
    const now = performance.now();
    const taken = socket.bytesWritten - socket.writableLength;
    const mark = marks.get(socket);
    if (socket.writableLength === 0) marks.delete(socket);
    else if (!mark || taken - mark.taken >= enough) marks.set(socket, { taken, at: now });
    else if (now - mark.at >= readWindowMs) cut(socket);
  };
  const timer = setInterval(() => {
    for (const socket of sockets()) look(socket);
  }, readWindowMs / 6).unref();
  return () => clearInterval(timer);
}

/** The requests of each connection, one after the other. */
export interface Turns {
  /** Begins to answer a request when those before it on its connection are answered. */
  take(response: ServerResponse, begin: () => void): void;
  /** The class of requests for Node's server. */
  Message: typeof IncomingMessage;
}

interface TurnOptions {
  /** The most unanswered requests of a connection. */
  most: number;
  /** Closes a connection that sends more: whoever sends requests ahead knows to send them again (RFC 9112, 9.3.2). */
  close(socket: Socket): void;
}

/** Answers the requests of a connection one after the other. Node reads thousands at once, and their answers would fill the memory. */
export function takeTurns({ most, close }: TurnOptions): Turns {
  const queues = new WeakMap<Socket, (() => void)[]>();
  class Message extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket);
      if ((queues.get(socket)?.length ?? 0) < most) return;
      close(socket);
      // Nothing else makes Node leave what it has read already.
      Object.defineProperty(this, 'upgrade', { get: () => true, set: () => undefined });
    }
  }
  const take = (response: ServerResponse, begin: () => void) => {
    const { socket } = response.req;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    response.once('close', () => {
      queue.shift();
      if (socket.writable) queue[0]?.();
    });
    if (queue.push(begin) === 1) begin();
  };
  return { take, Message };
}

/** Kept for files, the database, mail and what else a server opens beside connections. */
const reserve = 64;
/** With fewer connections a server is of no use: a browser opens up to six for a page. */
const fewest = 32;

/** The number of connections that fit into the open files of the process. */
interface Room {
  connections: number;
  /** A note for the operator if fewer fit than wanted. */
  note?: string;
}

/**
 * Returns how many of the wanted connections fit into the open files. The server refuses the rest one by one.
 *
 * @throws ServerError if too few fit
 */
export function roomFor(wanted: number, { limit, open } = openFiles()): Room {
  const connections = Math.min(wanted, limit - open - reserve);
  if (connections < fewest)
    throw new ServerError(
      `This process may open ${limit} files, too few for a server. Raise the limit (“ulimit -n 8192”, LimitNOFILE) and start again.`,
    );
  if (connections === wanted) return { connections };
  const note = `${connections} connections fit into the ${limit} files that this process may open (“ulimit -n”, LimitNOFILE).`;
  return { connections, note };
}

/** Counts the open files of this process and its limit; without `/proc` there is none. */
function openFiles(): { limit: number; open: number } {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return { limit, open: readdirSync('/proc/self/fd').length };
  } catch {
    return { limit: Number.POSITIVE_INFINITY, open: 0 };
  }
}
