import type { z } from 'zod';
import type { Seen } from './form.ts';

/** Which keys of the content are read, by schema. */
interface Notes {
  /** All that were read. */
  seen: Seen;
  /** Returns what notes the keys of a schema that are read. */
  noting(schema: z.ZodType): (keys: string) => void;
  /** Makes something, and tells what was read meanwhile. */
  during<T>(make: () => T): { result: T; seen: Seen };
}

export function createNotes(): Notes {
  const seen: Seen = new Map();
  /** What is read while one thing is made. */
  let own: Seen | undefined;
  return {
    seen,
    noting(schema) {
      const all = keysOf(seen, schema);
      // Looked up once for each thing that is made: keys are read again and again.
      let now: { own: Seen | undefined; keys?: Set<string> } = { own: undefined };
      return (keys) => {
        all.add(keys);
        if (now.own !== own) now = own ? { own, keys: keysOf(own, schema) } : { own };
        now.keys?.add(keys);
      };
    },
    during(make) {
      const made: Seen = new Map();
      own = made;
      try {
        return { result: make(), seen: made };
      } finally {
        own = undefined;
      }
    },
  };
}

export function keysOf(seen: Seen, schema: z.ZodType): Set<string> {
  const known = seen.get(schema);
  if (known) return known;
  const none = new Set<string>();
  seen.set(schema, none);
  return none;
}
