import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from './limits.ts';

/** What Node says about bytes that are no request. */
type ParseError = Error & { code?: string; rawPacket?: Buffer };

/** Answers, in the bytes of HTTP itself, what Node could not read as a request, and closes the connection. */
export function refuse(error: ParseError, socket: Duplex): void {
  const isGone = error.code === 'ECONNRESET' || !socket.writable;
  if (isGone) socket.destroy();
  else refuseWith(socket, statusOf(error));
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

function statusOf({ code, rawPacket }: ParseError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_INVALID_METHOD' && isRequestLine(rawPacket)) return 405;
  return code === 'HPE_INVALID_VERSION' && isRequestLine(rawPacket) ? 505 : 400;
}

/** Whether this is well-formed HTTP with a method or version that is not known here. */
function isRequestLine(packet: Buffer | undefined): boolean {
  const line = packet?.subarray(0, limits.targetLength).toString('latin1') ?? '';
  return /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,32} [\x21-\x7e]+ HTTP\/\d\.\d\r\n/.test(line);
}
