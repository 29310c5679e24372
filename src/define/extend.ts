/**
 * Adds keys to an object without reading the others: a spread would read what is computed on demand, such as the day of the build, and
 * everything made from the copy would count as depending on it.
 */
export function extend<A extends object, B extends object>(base: A, more: B): Omit<A, keyof B> & B {
  const keys = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) };
  return Object.defineProperties({}, keys) as Omit<A, keyof B> & B;
}
