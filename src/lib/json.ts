/** Checks that a value is JSON: `JSON.parse` makes an equal one of what `JSON.stringify` writes. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (!Array.isArray(value))
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
  // `every` would pass over holes.
  for (const item of value) if (!isJson(item)) return false;
  return true;
}
