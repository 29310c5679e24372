import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './answer.ts';
import { pieceBytes } from './file-body.ts';

/** Writes an answer. When the client goes away midway, nothing is left open. */
export async function send(
  response: ServerResponse,
  { status, headers, content, range }: Answer,
): Promise<void> {
  // Node copies nothing and checks each value when it gets a plain list; its types do not know that lists may be read-only.
  response.writeHead(status, headers as string[]);
  if (content === undefined || response.req.method === 'HEAD') response.end();
  else if (content instanceof Uint8Array)
    await writePieces(response, range ? content.subarray(range.first, range.last + 1) : content);
  else {
    const all = { first: 0, last: content.length - 1 };
    await pipeline(content.read(range ?? all), response);
  }
}

/** Writes a body in pieces, so that it is seen how fast the client takes it. */
async function writePieces(response: ServerResponse, body: Uint8Array): Promise<void> {
  let at = 0;
  for (; body.length - at > pieceBytes && !response.destroyed; at += pieceBytes)
    if (!response.write(body.subarray(at, at + pieceBytes))) await drained(response);
  response.end(body.subarray(at));
}

/** Waits until there is room for more, or nobody who wants it. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
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
