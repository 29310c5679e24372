import { z } from 'zod';
import type { Site } from '../../define/site.ts';
import { metaOf, type Path, pathText, schemaAt, unwrap, valueAt } from '../../define/walk.ts';
import { countBetween, type Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { describedWithExamples } from './described.ts';
import { limitsOf } from './limits.ts';

/** A schema issue with its context. */
export interface Misfit<I extends z.core.$ZodIssue = z.core.$ZodIssue> {
  issue: I;
  document: Document;
  schema: z.ZodType;
  site: Site;
  report: Report;
}

export type IssueOf<C extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodIssue, { code: C }>;

/** Returns the path, value, schema and description of an issue, for reporters. */
export function describe({ issue, document, schema }: Misfit) {
  const path = issue.path as Path;
  const at = schemaAt(schema, path, document.data);
  return {
    path,
    key: pathText(path),
    value: valueAt(document.data, path),
    schema: at,
    description:
      metaOf(at).description === undefined ? (wantedBy(issue) ?? descriptionOf(at)) : descriptionOf(at),
    place: () => document.locate(path),
  };
}

/** Describes the constraint of an issue in words. Returns undefined if the issue does not state it. */
function wantedBy(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'not_multiple_of') return `a multiple of ${issue.divisor}`;
  if (issue.code !== 'invalid_format' && issue.code !== 'custom') return undefined;
  const isOfZod = issue.message.startsWith('Invalid ');
  if (!isOfZod) return issue.message;
  const [, rule] = /^Invalid string: (must .*)$/.exec(issue.message) ?? [];
  return rule === undefined ? formats['format' in issue ? issue.format : ''] : `text that ${rule}`;
}

/** Descriptions of zod's string formats. */
const formats: Readonly<Record<string, string>> = {
  date: 'a day, such as 2026-12-24',
  time: 'a time, such as 09:30',
  datetime: 'a moment, such as 2026-12-24T09:30:00Z',
  email: 'an e-mail address',
  url: 'an address that begins with https://',
  hostname: 'the name of a host, such as example.org',
};

/** Describes the expected value of a schema by its description, its options or its parts. */
function descriptionOf(schema: z.ZodType | undefined): string {
  const text = schema && describedWithExamples(schema);
  if (schema instanceof z.ZodEnum) return `${text ?? 'a word'}; one of ${schema.options.join(', ')}`;
  if (text !== undefined) return text;
  if (schema instanceof z.ZodObject) return `the keys ${Object.keys(schema.shape).join(', ')}`;
  if (schema instanceof z.ZodArray)
    return `${listWords(schema)}; each item holds ${descriptionOf(unwrap(schema.element))}`;
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'a whole number' : 'a number';
  if (schema instanceof z.ZodURL || schema instanceof z.ZodEmail)
    return formats[schema.format ?? ''] ?? 'text';
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((one) => `“${String(one)}”`).join(' or ');
  if (schema instanceof z.ZodUnion)
    return schema.options.map((one) => descriptionOf(unwrap(one))).join(' or ');
  return 'text';
}

/** Describes a list with its limits, such as `a list of 2 to 5 items`. */
function listWords(schema: z.ZodArray): string {
  const { min, max } = limitsOf(schema);
  return min === 0 && max === Infinity ? 'a list' : `a list of ${countBetween(min, max)} items`;
}
