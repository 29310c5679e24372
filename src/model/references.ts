import type { z } from 'zod';
import { type Report, withSuggestion } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type ReferenceKind, referenceKinds } from '../schema/fields.ts';
import { metaOf, walkFields } from '../schema/walk.ts';
import { pageMeant } from './addresses.ts';

/** The names that content may refer to, by kind; nothing where the file that holds them could not be read. */
export type KnownNames = Record<ReferenceKind, ReadonlySet<string> | undefined> & {
  /** Pages by their addresses, to say which was meant. */
  addresses: ReadonlyMap<string, string>;
};

/** So many names can be read at a glance. */
const fewNames = 12;

const places: Record<ReferenceKind, string> = {
  icon: 'media/icons, as a file name without .svg',
  page: 'the page files of the language, as a path without ending',
  price: 'prices.yaml',
  statistic: 'site.yaml, under statistics',
  video: 'media/loops, as a file name without ending',
};

/** A document with the schema of its kind, and a value that fits it, or is to be looked at as far as it does. */
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
  walkFields(schema, value, ({ path, schema: own, value: name, meta }) => {
    const kind = referenceKinds.find((one) => one === meta.role);
    const names = kind && known[kind];
    // A name that is empty, or not a text, is reported as that.
    if (!names || typeof name !== 'string' || names.has(name) || !own.safeParse(name).success) return;
    const meant = kind === 'page' ? pageMeant(name, known.addresses) : undefined;
    const nearest = meant === undefined ? withSuggestion(name, [...names]) : { suggestion: meant };
    const few = names.size <= fewNames ? { known: [...names].join(', ') } : {};
    report.error('unknown-reference', document.locate(path), {
      ...{ kind, name, where: places[kind] },
      ...nearest,
      ...few,
    });
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
