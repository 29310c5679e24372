/** The key under which a value that is watched (`watched.ts`) gives the value behind it. Nothing else has it. */
export const rawKey = Symbol('raw');

/** The value behind one that is watched; any other value itself. Walking through it shows nobody a key, but reads all of it. */
export function rawOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Reflect.get(value, rawKey) as T | undefined) ?? value;
}
