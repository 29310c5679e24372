/** A value behind one that is watched (`watched.ts`). */
interface Behind {
  target: object;
  /** Is called when all of it may be read. */
  see(): void;
}

const watched = new WeakMap<object, Behind>();

/** The value behind one that is watched; any other value itself. Walking through it shows nobody a key, but reads all of it. */
export function rawOf<T>(value: T): T {
  const behind = typeof value === 'object' && value !== null ? watched.get(value) : undefined;
  if (!behind) return value;
  behind.see();
  return behind.target as T;
}

/**
 * A proxy of another value with a handler.
 *
 * @param see is called when someone takes the value behind it
 */
export function standIn(target: object, handler: ProxyHandler<object>, see: () => void): object {
  const proxy = new Proxy(target, handler);
  watched.set(proxy, { target, see });
  return proxy;
}
