/**
 * Compares two values of plain data, with the order of their parts: a result with its parts in another order may lead to another
 * output. Serialized forms cannot be compared instead, because V8 writes equal strings and arrays in different forms: an array
 * that was once deserialized is written as a sparse one.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0;
  const [parts, otherParts] = [partsOf(one), partsOf(other)];
  return (
    Object.getPrototypeOf(one) === Object.getPrototypeOf(other) &&
    parts !== undefined &&
    parts.length === otherParts?.length &&
    parts.every((part, at) => isSameData(part, otherParts[at]))
  );
}

/** Lists the keys and values of an object, map, set or array; undefined for anything else. */
function partsOf(value: object): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (value instanceof Set) return [...value];
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain ? [...Object.keys(value), ...Object.values(value)] : undefined;
}
