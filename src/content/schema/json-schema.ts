import { z } from 'zod';
import { isProse } from '../../define/fields.ts';
import { metaOf, namesKey, optionsOf, unwrap } from '../../define/walk.ts';
import { describedWithExamples, examplesOf } from '../model/described.ts';

/** A JSON Schema, draft 7. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Formats that editors check by themselves, so that the long patterns of zod are not needed. */
const editorFormats = ['date', 'email', 'uri'];

/** A placeholder that is filled in before a text is checked, such as `{price:flyer}`. */
const filledPlaceholder = '\\{\\w+:';

/**
 * Converts a schema of the site to a JSON Schema of what may be written.
 *
 * @param namesOf returns the address of the list of names that references of a role may use
 */
export function jsonSchemaOf(schema: z.ZodType, namesOf: (role: string) => string): JsonSchema {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, {
    ...{ target: 'draft-7', io: 'input', unrepresentable: 'any' },
    override: ({ zodSchema, jsonSchema }) => {
      describeList(zodSchema, jsonSchema);
      decideOptions(zodSchema, jsonSchema);
      completeNumber(jsonSchema);
      completeText(zodSchema, jsonSchema);
      addExamples(zodSchema, jsonSchema);
      completeRole(jsonSchema, namesOf);
    },
  });
  return whole;
}

/** Describes a list that has no description of its own by that of its items. */
function describeList(schema: z.core.$ZodType, json: JsonSchema): void {
  if (!(schema instanceof z.ZodArray)) return;
  const description = json.description ?? metaOf(unwrap(schema.element)).description;
  if (description !== undefined) json.description = description;
}

/**
 * Makes the key of a discriminated union decide what else is there. A list of alternatives would flag everything that fits none of
 * them, and not the key that is wrong.
 */
function decideOptions(schema: z.core.$ZodType, json: JsonSchema): void {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return;
  const key = schema.def.discriminator;
  const options = optionsOf(schema);
  const { description } = json;
  const choice = {
    ...(description !== undefined && { description }),
    enum: options.map(({ name }) => name),
    enumDescriptions: options.map(
      (option) => metaOf(option.schema.shape[key] as z.ZodType).description ?? '',
    ),
  };
  const schemas = json.oneOf ?? [];
  delete json.oneOf;
  Object.assign(json, {
    ...{ type: 'object', required: [key], properties: { [key]: choice } },
    allOf: options.map(({ name }, at) => ({
      if: { required: [key], properties: { [key]: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: schemas[at],
    })),
  });
}

/** Removes the limits that zod gives every whole number. */
function completeNumber(json: JsonSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/** Keeps the format or the pattern of a text, whichever says it better. */
function completeText(schema: z.core.$ZodType, json: JsonSchema): void {
  if (json.format !== undefined && editorFormats.includes(json.format)) delete json.pattern;
  else delete json.format;
  // A JSON Schema has no flags such as `i`, and would refuse what the site takes.
  const { patterns = new Set() } = schema._zod.bag as { patterns?: ReadonlySet<RegExp> };
  if ([...patterns].some(({ flags }) => /[^u]/.test(flags))) delete json.pattern;
  if (json.pattern !== undefined && json.description !== undefined)
    json.patternErrorMessage = `Expected: ${describedWithExamples(unwrap(schema)) ?? json.description}`;
}

/** Adds the examples that follow from the form of a text. */
function addExamples(schema: z.core.$ZodType, json: JsonSchema): void {
  const examples = examplesOf(schema as z.ZodType);
  if (examples.length > 0) json.examples = [...examples];
}

/** Replaces the metadata of the site by what editors know. */
function completeRole(json: JsonSchema, namesOf: (role: string) => string): void {
  const { role, placeholders } = json as z.core.GlobalMeta;
  const names = namesKey(json as z.core.GlobalMeta);
  for (const key of ['role', 'template', 'placeholders', 'perLanguage', 'beginsWith']) delete json[key];
  if (role === undefined || role === 'address') return;
  if (isProse({ role })) {
    keepPlaceholders(json, placeholders ?? []);
    relaxLengths(json);
    return;
  }
  for (const key of ['type', 'minLength']) delete json[key];
  json.allOf = [{ $ref: namesOf(names) }];
}

function keepPlaceholders(json: JsonSchema, names: readonly string[]): void {
  if (names.length === 0) return;
  const [first = '', ...others] = names.map((name) => `\\{${name}\\}`);
  json.pattern = others.length === 0 ? first : names.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join('');
  json.patternErrorMessage = `The text must keep ${names.map((name) => `{${name}}`).join(' and ')}.`;
}

/** Lifts the limits of texts with placeholders: what is filled in may be shorter or longer. */
function relaxLengths(json: JsonSchema): void {
  const { minLength = 0, maxLength } = json;
  if (maxLength === undefined && minLength <= 1) return;
  delete json.minLength;
  delete json.maxLength;
  json.if = { not: { pattern: filledPlaceholder } };
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  json.then = { minLength, ...(maxLength === undefined ? {} : { maxLength }) };
}
