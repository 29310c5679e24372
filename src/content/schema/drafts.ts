import type { JsonSchema } from './json-schema.ts';

/** What a draft may still lack. */
const lacking = ['required', 'minItems', 'minLength'];

/** Returns the schema of a draft: it may lack any key, item or word, and what is there is checked. */
export function draftOf(schema: JsonSchema): JsonSchema {
  return { ...(relaxed(schema) as JsonSchema), required: ['template'] };
}

function relaxed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relaxed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([key, part]) => !lacking.includes(key) || isField(part));
  // A condition stays what it is.
  return Object.fromEntries(parts.map(([key, part]) => [key, key === 'if' ? part : relaxed(part)]));
}

/** Checks whether a key is the name of a field, which may be called `required` too. */
const isField = (part: unknown) => typeof part === 'object' && !Array.isArray(part);
