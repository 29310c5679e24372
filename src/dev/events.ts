import type { ServerResponse } from 'node:http';
import type { DevState } from './protocol.ts';

/** Heartbeat interval in milliseconds. The server closes idle connections. */
const heartbeatMs = 8000;

/** The event stream of open pages. */
interface EventStream {
  /** Subscribes a response. Sends the current state first. */
  add(response: ServerResponse): void;
  /** Announces that a build has started, so that pages can request its result early. */
  announce(): void;
  send(state: DevState): void;
  close(): void;
}

/** Creates a stream of server-sent events (HTML Living Standard, section 9.2). */
export function createEvents(initial: DevState): EventStream {
  const open = new Set<ServerResponse>();
  let current = initial;
  let isClosed = false;
  const sendState = (response: ServerResponse) => response.write(`data: ${JSON.stringify(current)}\n\n`);
  const heartbeat = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, heartbeatMs).unref();
  return {
    add(response) {
      open.add(response);
      response.once('close', () => open.delete(response));
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      sendState(response);
      if (isClosed) response.end();
    },
    announce() {
      for (const response of open) response.write('event: begun\ndata: 1\n\n');
    },
    send(state) {
      current = state;
      open.forEach(sendState);
    },
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}
