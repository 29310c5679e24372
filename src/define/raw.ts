/** What is behind values that are watched (`watched.ts`). */
const targets = new WeakMap<object, object>();

/** The value behind one that is watched; any other value itself. Who goes through all of it, whatever it is, has read nothing. */
export function rawOf<T>(value: T): T {
  return typeof value === 'object' && value !== null
    ? ((targets.get(value) as T | undefined) ?? value)
    : value;
}

/** A value that stands for another one, and does what the handler says. */
export function standIn(target: object, handler: ProxyHandler<object>): object {
  const proxy = new Proxy(target, handler);
  targets.set(proxy, target);
  return proxy;
}
