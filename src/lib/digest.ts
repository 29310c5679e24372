import { hash } from 'node:crypto';

/** Returns a digest of JSON values. */
export function digestOf(values: readonly unknown[]): string {
  return digestOfText(JSON.stringify(values));
}

export const digestOfText = (text: string): string => hash('sha256', text, 'base64url');

/** Digests by buffer. A content file stays the same object until it changes. */
const digests = new WeakMap<Uint8Array, Buffer>();

/** Returns the SHA-256 of a string, or of bytes that must not be mutated later. */
export function sha256(content: string | Uint8Array): Buffer {
  if (typeof content === 'string') return hash('sha256', content, 'buffer');
  const digest = digests.get(content) ?? hash('sha256', content, 'buffer');
  digests.set(content, digest);
  return digest;
}
