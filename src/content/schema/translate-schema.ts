import type { Phrase } from '../../diagnostics/index.ts';
import type { JsonSchema } from './json-schema.ts';

/** What editors show of a schema: one text, or a list of them. */
const shown = ['title', 'description', 'patternErrorMessage', 'enumDescriptions', 'examples'];

/** Copies a schema with what editors show of it in another language. */
export const translateSchema = (schema: JsonSchema, phrase: Phrase): JsonSchema =>
  translate(schema, phrase) as JsonSchema;

function translate(value: unknown, phrase: Phrase): unknown {
  if (Array.isArray(value)) return value.map((part) => translate(part, phrase));
  if (typeof value !== 'object' || value === null) return value;
  const say = (part: unknown) => (typeof part === 'string' ? phrase(part) : translate(part, phrase));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (!shown.includes(key)) return [key, translate(part, phrase)];
      return [key, Array.isArray(part) ? part.map(say) : say(part)];
    }),
  );
}
