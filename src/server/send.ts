import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './answer.ts';
import { pieceBytes } from './file-body.ts';
import { limits } from './limits.ts';

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
 * Answers a request without reading its whole body. It discards the rest for a moment, because a client that still sends would not see the
 * answer.
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

/** Node's error for bytes that are no request. */
type ParseError = Error & { code?: string; rawPacket?: Buffer };

/** Answers bytes that Node could not read as a request, and closes the connection. */
export function refuse(error: ParseError, socket: Duplex): void {
  const isGone = error.code === 'ECONNRESET' || !socket.writable;
  if (isGone) socket.destroy();
  else refuseWith(socket, statusOfError(error));
}

/** Answers with a status alone, and closes the connection when the client had time to read it. */
export function refuseWith(socket: Duplex, status: number): void {
  const text = `${STATUS_CODES[status]}\n`;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Date: ${new Date().toUTCString()}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
    ...(status === 405 ? ['Allow: GET, HEAD, OPTIONS'] : []),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), limits.lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function statusOfError({ code, rawPacket }: ParseError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_INVALID_METHOD' && isRequestLine(rawPacket)) return 405;
  return code === 'HPE_INVALID_VERSION' && isRequestLine(rawPacket) ? 505 : 400;
}

/** Checks for well-formed HTTP with an unknown method or version. */
function isRequestLine(packet: Buffer | undefined): boolean {
  const line = packet?.subarray(0, limits.targetLength).toString('latin1') ?? '';
  return /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,32} [\x21-\x7e]+ HTTP\/\d\.\d\r\n/.test(line);
}

/** The status of a request that ended before it was answered, as nginx logs it: no client ever gets it. */
const unanswered = 499;

/** Returns the status that a client was sent. */
export function statusOf({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : unanswered;
}
