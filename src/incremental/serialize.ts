import { deserialize as readClone, serialize as writeClone } from 'node:v8';
import { isJson } from '../lib/json.ts';

/** The first byte of a structured clone as V8 writes it. No JSON begins with it. */
const cloneMark = 0xff;

/**
 * Serializes plain data. Returns undefined for undefined, and for what cannot be stored, such as a function or an object that holds itself.
 * Nearly all results are JSON, which is quicker than the structured clone of V8; maps, sets and bytes need that.
 */
export function serialize(value: unknown): Uint8Array | undefined {
  if (value === undefined) return undefined;
  try {
    return isJson(value) ? Buffer.from(JSON.stringify(value)) : writeClone(value);
  } catch {
    return undefined;
  }
}

/** Reads the output of `serialize`. */
export function deserialize(bytes: Uint8Array): unknown {
  if (isClone(bytes)) return readClone(bytes);
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
}

/** Checks for a form in which equal values may have different bytes: V8 writes an array that it has read as a sparse one. */
export const isClone = ([first]: Uint8Array) => first === cloneMark;
