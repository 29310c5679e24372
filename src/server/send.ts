import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './answer.ts';

/** Writes an answer. When the client goes away midway, nothing is left open. */
export async function send(
  response: ServerResponse,
  { status, headers, content, range }: Answer,
): Promise<void> {
  // Node copies nothing and checks each value when it gets a plain list; its types do not know that lists may be read-only.
  response.writeHead(status, headers as string[]);
  if (content === undefined || response.req.method === 'HEAD') response.end();
  else if (content instanceof Uint8Array)
    response.end(range ? content.subarray(range.first, range.last + 1) : content);
  else {
    const all = { first: 0, last: content.length - 1 };
    await pipeline(content.read(range ?? all), response);
  }
}

/**
 * Answers a request whose body is not read to its end: the rest is thrown away for a moment, because a client that still
 * sends would not see the answer before a closed connection.
 */
export function sendAndLinger(
  response: ServerResponse,
  { status, headers, content }: Answer,
  lingerMs: number,
): void {
  response.writeHead(status, headers as string[]);
  if (content instanceof Uint8Array) response.write(content);
  const end = () => response.end();
  const timer = setTimeout(end, lingerMs);
  response.once('close', () => clearTimeout(timer));
  response.req.once('end', end).resume();
}
