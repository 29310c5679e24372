import { digestOfText } from '../../lib/digest.ts';
import { isJson } from '../../lib/json.ts';

const digests = new WeakMap<object, string | symbol>();

/** Returns the digest of a value; for values with more than plain data, such as functions, a unique symbol. */
export function digestOfValue(value: unknown): string | symbol {
  if (typeof value !== 'object' || value === null) return computeDigest(value);
  const cached = digests.get(value);
  if (cached) return cached;
  const digest = computeDigest(value);
  digests.set(value, digest);
  return digest;
}

function computeDigest(value: unknown): string | symbol {
  try {
    const text = isJson(value) ? JSON.stringify(value) : JSON.stringify(value, onlyPlain);
    return digestOfText(text ?? 'undefined');
  } catch {
    return Symbol('not plain');
  }
}

/** Replaces maps and sets with arrays. @throws for values that JSON would lose, such as functions */
function onlyPlain(_key: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [value.constructor.name, ...value];
  const isSerializable =
    typeof value === 'object'
      ? value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
      : typeof value !== 'function' && typeof value !== 'symbol';
  if (!isSerializable) throw new TypeError('This is not plain data.');
  return value;
}
