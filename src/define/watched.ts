import type { z } from 'zod';
import { isPluralCategory } from './plural.ts';
import { rawOf, standIn } from './raw.ts';
import { childSchema, hasKeys, isContainer, unwrap } from './walk.ts';

/** Who is told what is read of a value. */
interface Watcher {
  /**
   * Is called with the keys of the schema that lead to what is read, without indexes and names: `process.steps.title`. Lists, and
   * maps whose keys are names, have none; what they hold has.
   */
  note(keys: string): void;
  /** Is called with the first key that leads to what is read, whatever the schema says; without one if that may be all of it. */
  see?(key?: string): void;
}

/** Where a value is: the keys of the schema that lead to it, and the first of all keys; none at the top. */
interface Position {
  keys: string;
  first?: string | undefined;
}

/** The same value, which reports when something of it is read. What does not fit a map or a list is returned as it is. */
export function watch<T>(schema: z.ZodType, value: T, { note, see = () => {} }: Watcher): T {
  const watched = new Map<object, object>();
  const wrap = (at: z.ZodType, inner: unknown, position: Position): unknown => {
    const target = rawOf(inner);
    // What has taken the place of a name is watched as what it is.
    if (typeof target !== 'object' || target === null || !isContainer(at)) return inner;
    const known = watched.get(target) ?? standIn(target, handlerOf(at, position), () => see(position.first));
    watched.set(target, known);
    return known;
  };
  const handlerOf = (at: z.ZodType, { keys, first }: Position): ProxyHandler<object> => {
    const firstOf = (key: string | symbol) => first ?? (typeof key === 'string' ? key : undefined);
    return {
      get(target, key) {
        see(firstOf(key));
        const child: unknown = Reflect.get(target, key);
        const schemaOfChild = typeof key === 'string' ? childSchema(at, key) : undefined;
        if (schemaOfChild === undefined) return child;
        const keysOfChild = keysBelow(at, keys, String(key));
        if (keysOfChild !== keys) note(keysOfChild);
        return wrap(schemaOfChild, child, { keys: keysOfChild, first: firstOf(key) });
      },
      has(target, key) {
        see(firstOf(key));
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        see(firstOf(key));
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys(target) {
        see(first);
        return Reflect.ownKeys(target);
      },
    };
  };
  return wrap(unwrap(schema), value, { keys: '' }) as T;
}

/** The keys that lead to a child: lists, and maps whose keys are names, add none, and neither do the forms for counts. */
export function keysBelow(schema: z.ZodType, keys: string, step: string | number): string {
  if (!hasKeys(schema) || isPluralCategory(step)) return keys;
  return keys === '' ? `${step}` : `${keys}.${step}`;
}
