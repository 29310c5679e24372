import { z } from 'zod';
import { withSuggestion } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { type Path, pathText, schemaAt, valueAt } from '../schema/walk.ts';

/** The keys that are there under a name that is nearly right: the wrong name is reported, and not the gap as well. */
export function misspeltKeys(
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  schema: z.ZodType,
): Set<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const free = freeKeys(document, schema, path);
    return issue.keys.flatMap((key) => {
      const { suggestion } = withSuggestion(key, free);
      return suggestion === undefined ? [] : [pathText([...path, suggestion])];
    });
  });
  return new Set(paths);
}

/** The keys that a map may have and has not. */
export function freeKeys(document: Document, schema: z.ZodType, path: Path): string[] {
  const present = Object.keys(valueAt(document.data, path) ?? {});
  return knownKeys(schema, path).filter((key) => !present.includes(key));
}

/** The keys that a map may have. */
export function knownKeys(schema: z.ZodType, path: Path): string[] {
  const parent = schemaAt(schema, path);
  return parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
}
