import type { MessageLanguage } from '../../diagnostics/index.ts';
import type { JsonSchema } from './json-schema.ts';

/** The first keys of a schema, in the order in which people read them. Others follow. */
const firstKeys = [
  ...['$schema', '$comment', 'title', 'description', 'examples', 'type', 'const', 'enum', 'enumDescriptions'],
  ...['format', 'pattern', 'patternErrorMessage', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['minItems', 'maxItems', 'default', 'additionalProperties', 'propertyNames', 'required'],
];

/** The keys whose values are schemas by name. */
const maps = ['properties', 'definitions', 'patternProperties'];

/** Begins each schema, so that people do not change it, and the command knows its own files and their language. */
export const madeBySchema = (language: MessageLanguage) =>
  `Made by “site schema --lang ${language}” from the definitions of the site.`;

/** Finds a schema that the command has made, and its language. */
export const madeBySchemaIn = /Made by “site schema(?: --lang (\w+))?” from the definitions of the site\./;

/** Values that fit into so many columns stand on one line. */
const columns = 110;

/** Prints a schema as the text of a file: the same for the same schema. */
export function printSchema(schema: JsonSchema): string {
  const whole = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
  return `${print(inOrder(whole), { indent: '', before: 0 })}\n`;
}

/** Copies a schema with its keys in order. Those of the site keep theirs. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(
    entries.map(([key, part]) => [key, maps.includes(key) ? eachInOrder(part) : inOrder(part)]),
  );
}

const rank = (key: string) => (firstKeys.indexOf(key) + firstKeys.length + 1) % (firstKeys.length + 1);

const eachInOrder = (parts: object) =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, inOrder(part)]));

/** Where a value begins: the spaces before its line, and the letters before it on the line. */
interface Start {
  indent: string;
  before: number;
}

/** Prints a value, on one line if it fits: a field is a line in a diff. */
function print(value: unknown, { indent, before }: Start): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const onOneLine = printFlat(value);
  if (indent.length + before + onOneLine.length <= columns && !holdsMaps(value)) return onOneLine;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => print(part, { indent: inner, before: 0 }))
    : Object.entries(value).map(([key, part]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + print(part, { indent: inner, before: name.length });
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** Checks whether a value holds fields, which have lines of their own. */
const holdsMaps = (value: object): boolean =>
  'properties' in value && Object.keys(Object(value.properties)).length > 1;

function printFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${printFlat(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
