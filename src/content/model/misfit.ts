import { z } from 'zod';
import type { Site } from '../../define/site.ts';
import { metaOf, type Path, pathText, schemaAt, unwrap, valueAt } from '../../define/walk.ts';
import { countBetween, type Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { limitsOf } from './limits.ts';

/** A value that does not fit its schema. */
export interface Misfit<I extends z.core.$ZodIssue = z.core.$ZodIssue> {
  issue: I;
  document: Document;
  schema: z.ZodType;
  site: Site;
  report: Report;
}

export type IssueOf<C extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodIssue, { code: C }>;

/** What every reporter needs to know of the place of an issue. */
export function describe({ issue, document, schema }: Misfit) {
  const path = issue.path as Path;
  const at = schemaAt(schema, path);
  return {
    path,
    key: pathText(path),
    value: valueAt(document.data, path),
    schema: at,
    description: descriptionOf(at),
    place: () => document.locate(path),
  };
}

/** Describes a value by its schema: its own description, the words that are allowed, or its parts. */
function descriptionOf(schema: z.ZodType | undefined): string {
  const text = metaOf(schema).description;
  if (schema instanceof z.ZodEnum) return `${text ?? 'a word'}; one of ${schema.options.join(', ')}`;
  if (text !== undefined) return schema instanceof z.ZodEmail ? `${text}, such as name@example.com` : text;
  if (schema instanceof z.ZodObject) return `the keys ${Object.keys(schema.shape).join(', ')}`;
  if (schema instanceof z.ZodArray)
    return `${listWords(schema)}; each item holds ${descriptionOf(unwrap(schema.element))}`;
  if (schema instanceof z.ZodNumber) return 'a whole number';
  if (schema instanceof z.ZodURL) return 'an address that begins with https://';
  if (schema instanceof z.ZodEmail) return 'an e-mail address';
  return 'text';
}

/** `a list of 2 to 5 items`, as far as its schema says how many. */
function listWords(schema: z.ZodArray): string {
  const { min, max } = limitsOf(schema);
  return min === 0 && max === Infinity ? 'a list' : `a list of ${countBetween(min, max)} items`;
}
