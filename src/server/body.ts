import type { IncomingMessage } from 'node:http';
import { limits } from './limits.ts';

/** Whether a request has a body to read. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/**
 * Reads the body of a request to its end.
 *
 * @returns undefined if it is larger than the limit; what comes after that is not kept
 * @throws if the client goes away
 */
export async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  if (isTooLarge(request)) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Left by hand: leaving a loop over the request would close the connection before it is answered.
  const parts = request.iterator({ destroyOnReturn: false });
  for await (const chunk of parts) {
    size += chunk.length;
    if (size > limits.bodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a request says itself that its body is larger than the limit. */
export function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > limits.bodyBytes;
}
