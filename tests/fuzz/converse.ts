import { connect } from 'node:net';

/** Sends bytes as they are, ends this side of the connection, and gives all that came back when the other side is closed. */
export function converse(url: string, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses may close while this side still sends.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.end(bytes);
  });
}

/** A whole request that is right, for an address. */
export function requestFor(target: string): Buffer {
  return Buffer.from(`GET ${target} HTTP/1.1\r\nHost: hemja.example\r\nConnection: close\r\n\r\n`);
}
