/** What is behind values that are watched (`watched.ts`). */
const targets = new WeakMap<object, object>();

/** The value behind one that is watched; any other value itself. Walking through all of it does not count as reading. */
export function rawOf<T>(value: T): T {
  return typeof value === 'object' && value !== null
    ? ((targets.get(value) as T | undefined) ?? value)
    : value;
}

/** A proxy of another value with a handler. */
export function standIn(target: object, handler: ProxyHandler<object>): object {
  const proxy = new Proxy(target, handler);
  targets.set(proxy, target);
  return proxy;
}
