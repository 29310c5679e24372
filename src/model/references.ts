import type { z } from 'zod';
import { type Report, withSuggestion } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type ReferenceKind, referenceKinds } from '../schema/fields.ts';
import { metaOf, walkFields } from '../schema/walk.ts';

/** The names that content may refer to, by kind; nothing where the file that holds them could not be read. */
export type KnownNames = Record<ReferenceKind, ReadonlySet<string> | undefined>;

const places: Record<ReferenceKind, string> = {
  icon: 'media/icons, as a file name without .svg',
  page: 'the page files of the language, as a path without ending',
  price: 'prices.yaml',
  statistic: 'site.yaml, under statistics',
  video: 'media/loops, as a file name without ending',
};

/** A document with the schema that its value fits. */
export interface CheckedDocument {
  document: Document;
  schema: z.ZodType;
  value: unknown;
}

/** Reports every name in a document that names nothing. */
export function checkReferences(
  { document, schema, value }: CheckedDocument,
  known: KnownNames,
  report: Report,
): void {
  walkFields(schema, value, ({ path, value: name, meta }) => {
    const kind = referenceKinds.find((one) => one === meta.role);
    const names = kind && known[kind];
    if (!names || typeof name !== 'string' || names.has(name)) return;
    const args = { kind, name, ...withSuggestion(name, [...names]), where: places[kind] };
    report.error('unknown-reference', document.locate(path), args);
  });
}

/** The names of one kind that documents refer to. */
export function namesOf(documents: readonly CheckedDocument[], kind: ReferenceKind): Set<string> {
  const names = new Set<string>();
  for (const { schema, value } of documents) {
    walkFields(schema, value, ({ value: name, meta }) => {
      if (meta.role === kind && typeof name === 'string') names.add(name);
    });
  }
  return names;
}

/** Whether a value names something that is there; a value that is no name counts as one that does. */
export function isKnown(schema: z.ZodType, value: unknown, known: KnownNames): boolean {
  const kind = referenceKinds.find((one) => one === metaOf(schema).role);
  return !kind || typeof value !== 'string' || (known[kind]?.has(value) ?? true);
}
