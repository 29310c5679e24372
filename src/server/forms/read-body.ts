import type { IncomingMessage } from 'node:http';

/** The longest form post, in bytes. */
export const longestBody = 64 * 1024;

/**
 * The body of a request. Nothing when it is longer than the limit: then nothing of it is kept, and the connection has to be
 * closed after the answer. It rejects when the visitor leaves.
 *
 * @param limit in bytes
 */
export function readBody(request: IncomingMessage, limit = longestBody): Promise<Uint8Array | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const take = (part: Buffer) => {
      length += part.length;
      if (length <= limit) {
        parts.push(part);
        return;
      }
      parts.length = 0;
      request.off('data', take);
      resolve(undefined);
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The visitor has left.')));
  });
}
