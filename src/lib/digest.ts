import { createHash } from 'node:crypto';

/** A digest of values that can be written as JSON. */
export function digestOf(values: readonly unknown[]): string {
  return digestOfText(JSON.stringify(values));
}

export function digestOfText(text: string): string {
  return sha256(text).toString('base64url');
}

/** Those of bytes that were digested before: a file of the content stays the same object until it changes. */
const known = new WeakMap<Uint8Array, Buffer>();

/** The digest of a file, whose bytes nobody changes. */
export function sha256(content: string | Uint8Array): Buffer {
  if (typeof content === 'string') return createHash('sha256').update(content).digest();
  const digest = known.get(content) ?? createHash('sha256').update(content).digest();
  known.set(content, digest);
  return digest;
}
