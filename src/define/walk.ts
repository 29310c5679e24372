import { z } from 'zod';
import { rawOf } from './raw.ts';

/** The keys and indexes that lead to a value from the root of a file. */
export type Path = readonly (string | number)[];

/** The metadata of a field: its description and role. */
type FieldMeta = z.core.GlobalMeta;

/** A content value with its schema. */
export interface Field {
  path: Path;
  schema: z.ZodType;
  value: unknown;
  meta: FieldMeta;
}

/** Returns the schema inside `optional()` and `default()`. */
export function unwrap(schema: unknown): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap();
  return inner as z.ZodType;
}

/** The child schemas of a container: by key, or one for all children. */
interface Inside {
  keys?: ReadonlyMap<string, z.ZodType>;
  everywhere?: z.ZodType;
  /** The options of a discriminated union by name; its only key is the one that names them. */
  options?: ReadonlyMap<string, z.ZodObject>;
}

const insides = new WeakMap<z.ZodType, Inside>();

/**
 * Returns the child schemas, cached. Called for every value of every file, and zod computes them on each
 * access.
 */
function insideOf(schema: z.ZodType): Inside {
  const known = insides.get(schema);
  if (known) return known;
  const inside = readInside(schema);
  insides.set(schema, inside);
  return inside;
}

function readInside(schema: z.ZodType): Inside {
  if (schema instanceof z.ZodArray) return { everywhere: unwrap(schema.element) };
  if (schema instanceof z.ZodRecord) return { everywhere: unwrap(schema.valueType) };
  if (schema instanceof z.ZodDiscriminatedUnion) return insideOfUnion(schema);
  if (!(schema instanceof z.ZodObject)) return {};
  return { keys: new Map(Object.entries(schema.shape).map(([key, child]) => [key, unwrap(child)])) };
}

function insideOfUnion(schema: z.ZodDiscriminatedUnion): Inside {
  const key = schema.def.discriminator;
  const options = new Map(
    schema.options.flatMap((option) =>
      [...(option._zod.propValues?.[key] ?? [])].map(
        (name) => [String(name), option as z.ZodObject] as const,
      ),
    ),
  );
  return { keys: new Map([[key, z.enum([...options.keys()]).meta({ ...schema.meta() })]]), options };
}

/** An option of a discriminated union. */
interface Option {
  name: string;
  schema: z.ZodObject;
}

/** Returns the options of a discriminated union. Empty for other schemas. */
export function optionsOf(schema: z.ZodType): Option[] {
  return [...(insideOf(schema).options ?? [])].map(([name, option]) => ({ name, schema: option }));
}

/** Returns the option of a discriminated union that a value names. Undefined for other schemas and values. */
export function optionOf(schema: z.ZodType, value: unknown): Option | undefined {
  const { keys = new Map(), options } = insideOf(schema);
  if (!options || typeof value !== 'object' || value === null) return undefined;
  const [discriminator] = keys.keys();
  const name = String(Object.entries(value).find(([key]) => key === discriminator)?.[1]);
  const option = options.get(name);
  return option && { name, schema: option };
}

/** Checks whether a schema is an object, a list or a record. */
export function isContainer(schema: z.ZodType): boolean {
  const { keys, everywhere } = insideOf(schema);
  return keys !== undefined || everywhere !== undefined;
}

/** Checks whether a schema is an object with fixed keys. */
export const hasKeys = (schema: z.ZodType): boolean => insideOf(schema).keys !== undefined;

/**
 * Returns the schema of the child at a key or index. Undefined for unknown keys.
 *
 * @param value the container, which decides what a discriminated union holds
 */
export function childSchema(schema: z.ZodType, step: string | number, value: unknown): z.ZodType | undefined {
  return childIn(insideAt(schema, value), step);
}

const insideAt = (schema: z.ZodType, value: unknown): Inside =>
  insideOf(optionOf(schema, value)?.schema ?? schema);

const childIn = ({ keys, everywhere }: Inside, step: string | number): z.ZodType | undefined =>
  keys ? keys.get(String(step)) : everywhere;

/** Returns the child schemas of a container. */
export function partsOf(schema: z.ZodType): z.ZodType[] {
  const { keys = new Map(), everywhere, options = new Map() } = insideOf(unwrap(schema));
  return [...keys.values(), ...(everywhere ? [everywhere] : []), ...options.values()];
}

/**
 * Returns the schema of the value at a path.
 *
 * @param root the value that the path begins at, which decides what discriminated unions hold
 */
export function schemaAt(schema: z.ZodType, path: Path, root: unknown): z.ZodType | undefined {
  let [at, value]: [z.ZodType | undefined, unknown] = [unwrap(schema), root];
  for (const step of path) {
    at = at && childSchema(at, step, value);
    value = valueAt(value, [step]);
  }
  return at && (optionOf(at, value)?.schema ?? at);
}

const metas = new WeakMap<z.ZodType, FieldMeta>();

/**
 * Returns the metadata of a schema, cached. Called for every value of every file, and zod copies it on each
 * access.
 */
export function metaOf(schema: z.ZodType | undefined): FieldMeta {
  if (schema === undefined) return {};
  const known = metas.get(schema);
  if (known) return known;
  const meta = schema.meta() ?? {};
  metas.set(schema, meta);
  return meta;
}

/**
 * Returns the key of the names that a reference may use: its kind, and that of the page if there is one.
 *
 * @example namesKey({ role: 'page', template: 'tag' }) // => 'page tag'
 */
export function namesKey({ role = '', template }: FieldMeta): string {
  return template === undefined ? role : `${role} ${template}`;
}

/** Visits every scalar value in document order. */
export function walkFields(schema: z.ZodType, value: unknown, visit: (field: Field) => void): void {
  const path: (string | number)[] = [];
  const walk = (at: z.ZodType, inner: unknown): void => {
    if (inner === null || typeof inner !== 'object') {
      visit({ path: [...path], schema: at, value: inner, meta: metaOf(at) });
      return;
    }
    const inside = insideAt(at, inner);
    for (const step of stepsOf(inner)) {
      const next = childIn(inside, step);
      if (!next) continue;
      path.push(step);
      walk(next, inner[step as keyof typeof inner]);
      path.pop();
    }
  };
  walk(unwrap(schema), rawOf(value));
}

/** Copies a value and replaces every scalar. Values without a schema stay. */
export function mapFields(schema: z.ZodType, value: unknown, map: (field: Field) => unknown): unknown {
  const path: (string | number)[] = [];
  const walk = (at: z.ZodType, inner: unknown): unknown => {
    if (inner === null || typeof inner !== 'object')
      return map({ path: [...path], schema: at, value: inner, meta: metaOf(at) });
    const copy = copyOf(inner);
    const inside = insideAt(at, inner);
    for (const step of stepsOf(copy)) {
      const next = childIn(inside, step);
      if (!next) continue;
      path.push(step);
      copy[step] = walk(next, copy[step]);
      path.pop();
    }
    return copy;
  };
  return walk(unwrap(schema), rawOf(value));
}

/**
 * Copies a container with all keys as own keys, so that one such as `__proto__` can be assigned like any
 * other.
 */
const copyOf = (value: object) =>
  (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;

const stepsOf = (value: object): Iterable<string | number> =>
  Array.isArray(value) ? value.keys() : Object.keys(value);

/** Returns the entries of a map or list. */
export function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? at[step as keyof typeof at]
        : undefined,
    value,
  );
}

/** Formats a path: `process.steps[2].title`. Indexes start at 1. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step + 1}]` : text === '' ? step : `${text}.${step}`,
    '',
  );
}
