/**
 * Copies an object with more keys, without running its getters. A spread would read computed values such as
 * the build date, and everything made from the copy would depend on them.
 */
export function extend<A extends object, B extends object>(base: A, more: B): Omit<A, keyof B> & B {
  const keys = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) };
  return Object.defineProperties({}, keys) as Omit<A, keyof B> & B;
}
