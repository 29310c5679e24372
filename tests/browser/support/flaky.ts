import { createServer } from 'node:http';
import { passOn } from './recorder.ts';

/** The built site under an address of its own, with a server that can be told to fail. */
export interface FlakyServer {
  url: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** Answers with 503 whatever path it matches. */
  failing: RegExp | undefined;
  /** Keeps waiting whatever path it matches. */
  holding: RegExp | undefined;
  /** Answers what waits, and holds nothing any more. */
  release(): void;
  close(): Promise<void>;
}

/** Starts a server that passes everything on to the served site, unless it is told otherwise. */
export async function startFlakyServer(site: string): Promise<FlakyServer> {
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    flaky.asked.push(path);
    if (flaky.holding?.test(path)) held.push(() => passOn(site, incoming, response));
    else if (flaky.failing?.test(path)) response.writeHead(503, { 'cache-control': 'no-store' }).end();
    else passOn(site, incoming, response);
  });
  const held: (() => void)[] = [];
  const release = () => {
    flaky.holding = undefined;
    for (const answer of held.splice(0)) answer();
  };
  const flaky: FlakyServer = {
    ...{ url: '', asked: [], failing: undefined, holding: undefined },
    ...{ release, close },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  flaky.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return flaky;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}
