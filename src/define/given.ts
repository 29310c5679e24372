import { DefinitionError } from './definition-error.ts';

/** Checks of the values that functions of a definition return. */
const fits = {
  'an object': (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'a list': Array.isArray,
  nothing: (value: unknown) => !(value instanceof Promise),
};

/**
 * Checks the result of a function of the site definition, whose types are not checked in a build.
 *
 * @param keys the required keys of an object
 * @throws DefinitionError
 */
export function given<T>(name: string, value: T, [kind, ...keys]: [keyof typeof fits, ...string[]]): T {
  const isWhole = keys.every((key) => Object(value)[key] !== undefined);
  if (fits[kind](value) && !(value instanceof Promise) && isWhole) return value;
  const wanted = keys.length === 0 ? kind : `${kind} with ${keys.map((key) => `“${key}”`).join(' and ')}`;
  const found = nameOfValue(value);
  const gave = found === 'an object' && !isWhole ? 'an object without' : found;
  throw new DefinitionError(`${name} must give ${wanted}, but it gave ${gave}.`);
}

/** Describes a value in words. */
export function nameOfValue(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
