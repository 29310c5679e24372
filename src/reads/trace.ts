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
  /** The same for who tells it of one thing again and again. */
  seeing(name: string): (key?: string) => void;
  /** Makes something, and tells what was read meanwhile. */
  trace<T>(make: () => T): { result: T; trace: Trace };
  /** Whether all that was read once is the same now. */
  isStill(trace: Trace): boolean;
}

export function createTracer(): Tracer {
  const offered = new Map<string, Offered>();
  /** For what nobody has offered. */
  const nothing: Offered = { value: undefined, digests: new Map() };
  let open: OpenTrace | undefined;
  const digestNow = (name: string, key: string | undefined): Digest => {
    const { value, digests } = offered.get(name) ?? nothing;
    const known = digests.get(key);
    if (known) return known;
    const digest = digestOfValue(key === undefined ? value : Object(value)[key]);
    digests.set(key, digest);
    return digest;
  };
  const seeing = (name: string) => {
    // Looked up once for each thing that is made: of most files many keys are read, and each again and again.
    let now: { open: OpenTrace; known: Known } | undefined;
    return (key?: string) => {
      if (!open) return;
      if (now?.open !== open) now = { open, known: knownIn(open, name) };
      if (!now.known.has(key)) now.known.set(key, digestNow(name, key));
    };
  };
  return {
    offer: (name, value) => void offered.set(name, { value, digests: new Map() }),
    see: (name, key) => seeing(name)(key),
    seeing,
    trace(make) {
      // What is recalled within would have to count as read by both.
      if (open) throw new Error('What is traced cannot trace something else.');
      const trace: OpenTrace = new Map();
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

/** The digests of what was read of one thing, by key. */
type Known = Map<string | undefined, Digest>;

/** What has been read so far. */
type OpenTrace = Map<string, Known>;

function knownIn(trace: OpenTrace, name: string): Known {
  const known = trace.get(name) ?? new Map();
  trace.set(name, known);
  return known;
}

/** Something that can be read, and the digests of its keys that were asked for. */
interface Offered {
  value: unknown;
  digests: Known;
}

const digests = new WeakMap<object, Digest>();

/** A digest of what a value holds. What holds more than plain data, such as functions, is like nothing else. */
export function digestOfValue(value: unknown): Digest {
  if (typeof value !== 'object' || value === null) return digestAnew(value);
  const known = digests.get(value);
  if (known) return known;
  const digest = digestAnew(value);
  digests.set(value, digest);
  return digest;
}

function digestAnew(value: unknown): Digest {
  try {
    const text = isPlain(value) ? JSON.stringify(value) : JSON.stringify(value, onlyPlain);
    return digestOfText(text ?? 'undefined');
  } catch {
    return Symbol('not plain');
  }
}

/** Whether a value is what nearly all are: nothing but what JSON has itself, which tells it much sooner when nobody looks on. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string') return true;
  if (typeof value !== 'object') return ['boolean', 'number', 'undefined'].includes(typeof value);
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Lets through what JSON can tell. @throws for anything else, of which JSON would tell less than it is */
function onlyPlain(_key: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [value.constructor.name, ...value];
  const canBeTold =
    typeof value === 'object'
      ? value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
      : typeof value !== 'function' && typeof value !== 'symbol';
  if (!canBeTold) throw new TypeError('This is not plain data.');
  return value;
}
