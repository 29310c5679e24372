import { createHash } from 'node:crypto';

/** Returns a digest of JSON values. */
export function digestOf(values: readonly unknown[]): string {
  return digestOfText(JSON.stringify(values));
}

export function digestOfText(text: string): string {
  return sha256(text).toString('base64url');
}

/** Digests by buffer. A content file stays the same object until it changes. */
const digests = new WeakMap<Uint8Array, Buffer>();

/** Returns the SHA-256 of a string, or of bytes that must not be mutated later. */
export function sha256(content: string | Uint8Array): Buffer {
  if (typeof content === 'string') return createHash('sha256').update(content).digest();
  const digest = digests.get(content) ?? createHash('sha256').update(content).digest();
  digests.set(content, digest);
  return digest;
}
