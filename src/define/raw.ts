/** The symbol key that returns the target of a recording proxy (`watched.ts`). */
export const rawKey = Symbol('raw');

/**
 * Returns the target of a recording proxy, or any other value unchanged. Walking the target records no keys
 * as displayed, but counts as reading all of it.
 */
export function rawOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Reflect.get(value, rawKey) as T | undefined) ?? value;
}
