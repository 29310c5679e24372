import { createHash } from 'node:crypto';

/** A digest of values that can be written as JSON. */
export function digestOf(values: readonly unknown[]): string {
  return digestOfText(JSON.stringify(values));
}

export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
