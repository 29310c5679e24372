import { z } from 'zod';
import { isPluralCategory } from './plural.ts';
import { rawOf, standIn } from './raw.ts';
import { childSchema, unwrap } from './walk.ts';

/**
 * The same value, which reports when a key of its schema is read. Lists, and maps whose keys are names, have none; what they hold
 * has.
 *
 * @param note is called with the keys that lead to what is read, without indexes and names: `process.steps.title`
 */
export function watch<T>(schema: z.ZodType, value: T, note: (keys: string) => void): T {
  const watched = new Map<object, object>();
  const wrap = (at: z.ZodType, inner: unknown, keys: string): unknown => {
    const target = rawOf(inner);
    // What has taken the place of a name is watched as what it is.
    if (typeof target !== 'object' || target === null || !isContainer(at)) return inner;
    const known = watched.get(target) ?? standIn(target, { get: readerOf(at, keys) });
    watched.set(target, known);
    return known;
  };
  const readerOf =
    (at: z.ZodType, keys: string) =>
    (target: object, key: string | symbol): unknown => {
      const child: unknown = Reflect.get(target, key);
      const schemaOfChild = typeof key === 'string' ? childSchema(at, key) : undefined;
      if (schemaOfChild === undefined) return child;
      const keysOfChild = keysBelow(at, keys, String(key));
      if (keysOfChild !== keys) note(keysOfChild);
      return wrap(schemaOfChild, child, keysOfChild);
    };
  return wrap(unwrap(schema), value, '') as T;
}

const isContainer = (schema: z.ZodType) =>
  schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodRecord;

/** The keys that lead to a child: lists, and maps whose keys are names, add none, and neither do the forms for counts. */
export function keysBelow(schema: z.ZodType, keys: string, step: string | number): string {
  if (!(schema instanceof z.ZodObject) || isPluralCategory(step)) return keys;
  return keys === '' ? `${step}` : `${keys}.${step}`;
}
