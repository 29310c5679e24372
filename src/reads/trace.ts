import { digestOfText } from '../digest.ts';

/** What was read while something was made: digests by name and key; without a key, of the whole. */
export type Trace = ReadonlyMap<string, ReadonlyMap<string | undefined, Digest>>;

/** A symbol for what has none, and is never the same. */
type Digest = string | symbol;

/** Finds out on what something depends by watching what is read while it is made. */
export interface Tracer {
  /** Says what there is to read. */
  offer(name: string, value: unknown): void;
  /** Notes that a key of something is read, or all of it. */
  see(name: string, key?: string): void;
  /** Makes something, and tells what was read meanwhile. */
  trace<T>(make: () => T): { result: T; trace: Trace };
  /** Whether all that was read once is the same now. */
  isStill(trace: Trace): boolean;
}

export function createTracer(): Tracer {
  const offered = new Map<string, Offered>();
  let open: Map<string, Map<string | undefined, Digest>> | undefined;
  const digestNow = (name: string, key: string | undefined): Digest => {
    const { value, digests } = offered.get(name) ?? { value: undefined, digests: new Map() };
    const known = digests.get(key) ?? digestOfValue(key === undefined ? value : Object(value)[key]);
    digests.set(key, known);
    return known;
  };
  return {
    offer: (name, value) => void offered.set(name, { value, digests: new Map() }),
    see(name, key) {
      if (!open) return;
      const known = open.get(name) ?? new Map<string | undefined, Digest>();
      open.set(name, known);
      if (!known.has(key)) known.set(key, digestNow(name, key));
    },
    trace(make) {
      const trace: typeof open = new Map();
      open = trace;
      try {
        return { result: make(), trace };
      } finally {
        open = undefined;
      }
    },
    isStill: (trace) =>
      [...trace].every(([name, keys]) => [...keys].every(([key, digest]) => digest === digestNow(name, key))),
  };
}

/** Something that can be read, and the digests of its keys that were asked for. */
interface Offered {
  value: unknown;
  digests: Map<string | undefined, Digest>;
}

const digests = new WeakMap<object, Digest>();

/** A digest of what a value holds. What holds more than plain data, such as functions, is like nothing else. */
export function digestOfValue(value: unknown): Digest {
  if (typeof value !== 'object' || value === null) return digestAnew(value);
  const known = digests.get(value) ?? digestAnew(value);
  digests.set(value, known);
  return known;
}

function digestAnew(value: unknown): Digest {
  try {
    return digestOfText(JSON.stringify(value, onlyPlain) ?? 'undefined');
  } catch {
    return Symbol('not plain');
  }
}

/** Lets through what JSON can tell. @throws for anything else, of which JSON would tell less than it is */
function onlyPlain(_key: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [value.constructor.name, ...value];
  const isPlain =
    typeof value === 'object'
      ? value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
      : typeof value !== 'function' && typeof value !== 'symbol';
  if (!isPlain) throw new TypeError('This is not plain data.');
  return value;
}
