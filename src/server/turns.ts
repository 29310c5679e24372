import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The requests of each connection, one after the other. */
export interface Turns {
  /** Begins to answer a request when those before it on its connection are answered. */
  take(response: ServerResponse, begin: () => void): void;
  /** What Node makes of each request that it reads. */
  Message: typeof IncomingMessage;
}

interface TurnOptions {
  /** How many requests of a connection may be without an answer. */
  most: number;
  /** Closes a connection that sends more: whoever sends requests ahead knows to send them again (RFC 9112, 9.3.2). */
  close(socket: Socket): void;
}

/**
 * Lets the requests of a connection be answered one after the other. Node reads all that have come at once, which may be
 * thousands, and a few connections of them would fill the memory with answers for a client that reads none.
 */
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
