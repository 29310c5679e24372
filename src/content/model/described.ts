import { z } from 'zod';
import { metaOf } from '../../define/walk.ts';
import { yamlOf } from '../load/yaml-of.ts';

/** Examples of values that zod knows the form of, for fields that have none of their own. */
const usualExamples: Readonly<Record<string, string>> = {
  date: '2026-12-24',
  email: 'name@example.com',
  url: 'https://example.com',
};

/** So many examples stand in a sentence. */
const fewExamples = 2;

/** Returns examples of what a field may hold. */
export function examplesOf(schema: z.ZodType): readonly unknown[] {
  const { examples } = metaOf(schema);
  const usual = schema instanceof z.ZodStringFormat && usualExamples[schema.format ?? ''];
  return examples ?? (usual ? [usual] : []);
}

/**
 * Describes a field with its examples, as one writes them. Undefined if nothing describes it.
 *
 * @example describedWithExamples(postalCode) // => 'The postal code; example: "101"'
 */
export function describedWithExamples(schema: z.ZodType): string | undefined {
  const { description } = metaOf(schema);
  const examples = examplesOf(schema).slice(0, fewExamples).map(yamlOf);
  if (description === undefined || examples.length === 0) return description;
  return `${description}; ${examples.length === 1 ? 'example' : 'examples'}: ${examples.join(', ')}`;
}
