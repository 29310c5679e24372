import { digestOfText } from '../lib/digest.ts';

const digests = new WeakMap<object, string | symbol>();

/** Returns a digest of what a value holds; for what holds more than plain data, such as functions, a symbol that is like nothing else. */
export function digestOfValue(value: unknown): string | symbol {
  if (typeof value !== 'object' || value === null) return digestAnew(value);
  const known = digests.get(value);
  if (known) return known;
  const digest = digestAnew(value);
  digests.set(value, digest);
  return digest;
}

function digestAnew(value: unknown): string | symbol {
  try {
    const text = isPlain(value) ? JSON.stringify(value) : JSON.stringify(value, onlyPlain);
    return digestOfText(text ?? 'undefined');
  } catch {
    return Symbol('not plain');
  }
}

/** Says whether a value is what nearly all are: nothing but what JSON has itself, which is quicker when nothing looks on. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string') return true;
  if (typeof value !== 'object') return ['boolean', 'number', 'undefined'].includes(typeof value);
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Lets through what JSON can hold. @throws for anything else, of which JSON would say less than it is */
function onlyPlain(_key: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [value.constructor.name, ...value];
  const canBeHeld =
    typeof value === 'object'
      ? value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
      : typeof value !== 'function' && typeof value !== 'symbol';
  if (!canBeHeld) throw new TypeError('This is not plain data.');
  return value;
}
