import { isDeepStrictEqual } from 'node:util';

/** What was read while something was made, by name and key; without a key, the whole. */
type Trace = ReadonlyMap<string, ReadonlyMap<string | undefined, unknown>>;

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
  const offered = new Map<string, unknown>();
  let open: Map<string, Map<string | undefined, unknown>> | undefined;
  const valueNow = (name: string, key: string | undefined): unknown => {
    const whole = offered.get(name);
    return key === undefined ? whole : Object(whole)[key];
  };
  return {
    offer: (name, value) => void offered.set(name, value),
    see(name, key) {
      if (!open) return;
      const known = open.get(name) ?? new Map<string | undefined, unknown>();
      open.set(name, known);
      if (!known.has(key)) known.set(key, valueNow(name, key));
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
      [...trace].every(([name, keys]) =>
        [...keys].every(([key, value]) => isDeepStrictEqual(value, valueNow(name, key))),
      ),
  };
}
