import { z } from 'zod';
import { rawOf } from './raw.ts';

/** The keys and indexes that lead to a value, from the top of a file. */
export type Path = readonly (string | number)[];

/** The metadata of a field: what it is for, and its role. */
type FieldMeta = z.core.GlobalMeta;

/** A value of the content together with the schema that it fits. */
interface Field {
  path: Path;
  schema: z.ZodType;
  value: unknown;
  meta: FieldMeta;
}

/** The schema inside `optional()` and `default()`. */
export function unwrap(schema: unknown): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap();
  return inner as z.ZodType;
}

/** What is inside a map or a list: by key, or the same everywhere. */
interface Inside {
  keys?: ReadonlyMap<string, z.ZodType>;
  everywhere?: z.ZodType;
}

const insides = new WeakMap<z.ZodType, Inside>();

/** It is asked for each value of each file, and zod looks it up each time. */
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
  if (!(schema instanceof z.ZodObject)) return {};
  return { keys: new Map(Object.entries(schema.shape).map(([key, child]) => [key, unwrap(child)])) };
}

/** Whether a schema is of a map whose keys it names, of a list, or of a map whose keys are names. */
export function isContainer(schema: z.ZodType): boolean {
  const { keys, everywhere } = insideOf(schema);
  return keys !== undefined || everywhere !== undefined;
}

/** Whether a schema names the keys of its values. */
export const hasKeys = (schema: z.ZodType): boolean => insideOf(schema).keys !== undefined;

/** The schema of what is at a key or index of a value; undefined for unknown keys. */
export function childSchema(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  const { keys, everywhere } = insideOf(schema);
  return keys ? keys.get(String(step)) : everywhere;
}

/** The schemas of what is inside a map or a list. */
export function partsOf(schema: z.ZodType): z.ZodType[] {
  const { keys = new Map(), everywhere } = insideOf(unwrap(schema));
  return [...keys.values(), ...(everywhere ? [everywhere] : [])];
}

/** The schema of the value at a path. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((at, step) => at && childSchema(at, step), unwrap(schema));
}

const metas = new WeakMap<z.ZodType, FieldMeta>();

/** What a schema says about its field. It is asked for each value of each file, and zod copies it each time. */
export function metaOf(schema: z.ZodType | undefined): FieldMeta {
  if (schema === undefined) return {};
  const known = metas.get(schema);
  if (known) return known;
  const meta = schema.meta() ?? {};
  metas.set(schema, meta);
  return meta;
}

/** Visits every value that is neither a map nor a list, in the order of the content. */
export function walkFields(schema: z.ZodType, value: unknown, visit: (field: Field) => void): void {
  const path: (string | number)[] = [];
  const walk = (at: z.ZodType, inner: unknown): void => {
    if (inner === null || typeof inner !== 'object') {
      visit({ path: [...path], schema: at, value: inner, meta: metaOf(at) });
      return;
    }
    for (const step of stepsOf(inner)) {
      const next = childSchema(at, step);
      if (!next) continue;
      path.push(step);
      walk(next, inner[step as keyof typeof inner]);
      path.pop();
    }
  };
  walk(unwrap(schema), rawOf(value));
}

/** The same value with every value that is neither a map nor a list replaced; what no schema knows stays. */
export function mapFields(schema: z.ZodType, value: unknown, map: (field: Field) => unknown): unknown {
  const path: (string | number)[] = [];
  const walk = (at: z.ZodType, inner: unknown): unknown => {
    if (inner === null || typeof inner !== 'object')
      return map({ path: [...path], schema: at, value: inner, meta: metaOf(at) });
    const copy = copyOf(inner);
    for (const step of stepsOf(copy)) {
      const next = childSchema(at, step);
      if (!next) continue;
      path.push(step);
      copy[step] = walk(next, copy[step]);
      path.pop();
    }
    return copy;
  };
  return walk(unwrap(schema), rawOf(value));
}

/** A map or a list with the same in it. It has every key as its own, so that one such as `__proto__` can be written like any other. */
const copyOf = (value: object) =>
  (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;

const stepsOf = (value: object): Iterable<string | number> =>
  Array.isArray(value) ? value.keys() : Object.keys(value);

/** The keys or indexes of a map or list, with what is there. */
export function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}

/** The value at a path, or nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? at[step as keyof typeof at]
        : undefined,
    value,
  );
}

/** A path in words: `process.steps[2].title`; counts from 1, as people do. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step + 1}]` : text === '' ? step : `${text}.${step}`,
    '',
  );
}
