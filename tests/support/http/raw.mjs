// Speaks HTTP byte by byte, because a proper client would not send what these tests must send.
import { connect } from 'node:net';

/**
 * Sends bytes as they are, and reads until the server closes or, for servers that do not, for a while.
 *
 * @param {number} port of 127.0.0.1
 * @param {string | Buffer} bytes a text is sent as Latin-1
 * @param {{ waitMs?: number }} [options]
 * @returns {Promise<import('./raw.d.mts').Answer>} status 0 if nothing that is HTTP came back
 */
export function ask(port, bytes, { waitMs = 4000 } = {}) {
  return new Promise((resolve) => {
    const chunks = [];
    let isClosed = true;
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      isClosed = false;
      socket.destroy();
    }, waitMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses may close while this side still sends; what it said before counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ ...parseAnswer(Buffer.concat(chunks)), isClosed });
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** Reads the first final answer of what a server sent; interim ones (1xx) are skipped. */
export function parseAnswer(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  const [line = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1] ?? 0);
  if (status >= 100 && status < 200) return parseAnswer(bytes.subarray(end + 4));
  const headers = {};
  for (const header of lines) {
    const at = header.indexOf(':');
    const name = header.slice(0, at).toLowerCase();
    const value = header.slice(at + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  const rest = bytes.subarray(end + 4);
  return { status, headers, body: headers['transfer-encoding'] === 'chunked' ? unchunk(rest) : rest };
}

function unchunk(bytes) {
  const parts = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
