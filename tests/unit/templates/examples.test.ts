import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { examplesOf } from '../../../src/content/model/described.ts';
import { schemaFiles } from '../../../src/content/schema/schema-files.ts';
import { translateSchema } from '../../../src/content/schema/translate-schema.ts';
import { partsOf, unwrap } from '../../../src/define/walk.ts';
import { loadTranslator } from '../../../src/diagnostics/translation.ts';
import { site } from '../../../templates/site.ts';

const { phrase } = await loadTranslator('is', site.phrases);

/** Each schema of the site, and each below it. */
const schemas = [
  ...Object.values(site.data.shared),
  ...Object.values(site.data.own),
  ...Object.values(site.pages),
]
  .map(({ schema }) => schema)
  .flatMap(allIn);

function allIn(schema: z.ZodType): z.ZodType[] {
  const inner = unwrap(schema);
  return [inner, ...partsOf(inner).flatMap(allIn)];
}

/** A text as it is when it is checked: facts of the site stand in it. */
const filled = (example: unknown) =>
  typeof example === 'string' ? example.replace(/\{\w+:\w+\}/g, '2012') : example;

const inIcelandic = (example: unknown) => (typeof example === 'string' ? phrase(example) : example);

it('the examples of a field are what it may hold, in Icelandic too', () => {
  const examples = schemas.flatMap((schema) => examplesOf(schema).map((example) => ({ schema, example })));
  expect(examples.length).toBeGreaterThan(50);
  const refused = examples
    .flatMap(({ schema, example }) => [example, inIcelandic(example)].map((one) => ({ schema, one })))
    .filter(({ schema, one }) => !schema.safeParse(filled(one)).success);
  expect(refused.map(({ one }) => one)).toEqual([]);
});

/** A part of a JSON Schema that has examples. */
interface Exemplified {
  examples: unknown[];
}

function exemplifiedIn(value: unknown): Exemplified[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(exemplifiedIn);
  return 'examples' in value && Array.isArray(value.examples) ? [value as Exemplified, ...inside] : inside;
}

it.each([
  ['English', (text: string) => text],
  ['Icelandic', phrase],
])('editors refuse no example of theirs: %s', (_, say) => {
  const ajv = new Ajv({ strict: false, formats: { date: /^\d{4}-\d\d-\d\d$/, email: /@/, uri: /^https:/ } });
  const parts = schemaFiles(site).flatMap(({ schema }) => exemplifiedIn(translateSchema(schema, say)));
  expect(parts.length).toBeGreaterThan(100);
  const refused = parts.flatMap((part) => part.examples.filter((one) => !ajv.validate(part, one)));
  expect(refused).toEqual([]);
});
