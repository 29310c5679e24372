import type { ServerResponse } from 'node:http';
import type { DevState } from './protocol.ts';

/** How often open pages are told that the server is still there, in milliseconds: it closes connections that are silent. */
const beatMs = 8000;

/** The pages that are open, and wait to be told how the site is. */
interface Events {
  /** Keeps an answer open and tells it everything from now on, first how things are. */
  add(response: ServerResponse): void;
  /** Tells that something has changed and is being built, so that pages can ask for what comes of it. */
  announce(): void;
  tell(state: DevState): void;
  close(): void;
}

/** Tells open pages by server-sent events (HTML Living Standard, section 9.2). */
export function createEvents(first: DevState): Events {
  const open = new Set<ServerResponse>();
  let last = first;
  let isClosed = false;
  const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(last)}\n\n`);
  const beat = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, beatMs).unref();
  return {
    add(response) {
      open.add(response);
      response.once('close', () => open.delete(response));
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      send(response);
      if (isClosed) response.end();
    },
    announce() {
      for (const response of open) response.write('event: begun\ndata: 1\n\n');
    },
    tell(state) {
      last = state;
      open.forEach(send);
    },
    close() {
      isClosed = true;
      clearInterval(beat);
      for (const response of open) response.end();
    },
  };
}
