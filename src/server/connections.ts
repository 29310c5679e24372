import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';

/** Why a connection was closed that its client would have kept. */
type Cause = 'address' | 'full' | 'pipelined' | 'slow';

/** The open connections of a server. */
export interface Connections {
  count(): number;
  /** How many were closed, by cause. */
  closed: Readonly<Record<Cause, number>>;
  /** Closes one at once. */
  close(socket: Socket, cause: Cause): void;
  /** Stops looking at how fast clients read. */
  stop(): void;
}

interface Options {
  limits: Limits;
  /** Whether all clients come through a proxy, which alone knows who they are. */
  trustsProxy: boolean;
}

/**
 * Shares the connections of a server out among its visitors: an address has so many at most, when all are taken the
 * address with most of them gives up its oldest, and who reads too slowly is cut off.
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

/** The oldest connection of many; undefined if there are no more of them than of the newcomer. */
function oldestOf(sockets: ReadonlySet<Socket>, own: number): Socket | undefined {
  if (sockets.size <= own) return undefined;
  return [...sockets].find((socket) => !socket.destroyed);
}

/**
 * Finds clients that take less of an answer than a phone with hardly any reception does. Bytes count when the system has
 * taken them, piece by piece.
 */
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
