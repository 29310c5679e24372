import { z } from 'zod';
import type { Site } from '../define/site.ts';
import { metaOf, type Path, pathText, schemaAt, valueAt } from '../define/walk.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';

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

/** What a value is for; where few words are allowed, also which. */
function descriptionOf(schema: z.ZodType | undefined): string {
  const text = metaOf(schema).description ?? 'a part of the page';
  return schema instanceof z.ZodEnum ? `${text}; one of ${schema.options.join(', ')}` : text;
}
