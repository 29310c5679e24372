import { z } from 'zod';
import { isProse } from '../define/fields.ts';
import type { Path } from '../define/walk.ts';
import { childSchema, entriesOf, metaOf, pathText, unwrap } from '../define/walk.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { Markdown } from '../load/markdown.ts';
import { type CheckedDocument, isKnown, type KnownNames } from './references.ts';

interface Pair {
  one: Document;
  other: Document;
  report: Report;
}

/** What the comparison needs beside the two files. */
interface Comparing {
  /** A name that names nothing is reported as that, and not as unequal as well. */
  known: KnownNames;
  report: Report;
}

/** Reports everything in which two languages of a file differ although they must not. */
export function checkParity(
  one: CheckedDocument,
  other: CheckedDocument,
  { known, report }: Comparing,
): void {
  const pair = { one: one.document, other: other.document, report };
  const compare = createCompare(pair, known);
  compare(unwrap(one.schema), [one.value, other.value], []);
  compareOutlines(pair);
}

function createCompare({ one, other, report }: Pair, known: KnownNames) {
  const compare = (schema: z.ZodType, [a, b]: readonly [unknown, unknown], path: Path): void => {
    if (metaOf(schema).perLanguage) return;
    if (isBranch(a) && isBranch(b)) compareBranches(schema, [a, b], path);
    else if (a !== b && !isWords(schema) && [a, b].every((name) => isKnown(schema, name, known))) {
      const args = { key: pathText(path), value: String(a), other: other.file, otherValue: String(b) };
      report.error('unequal-values', one.locate(path), args);
    }
  };
  const compareBranches = (schema: z.ZodType, [a, b]: readonly [object, object], path: Path): void => {
    if (schema instanceof z.ZodArray && Array.isArray(a) && Array.isArray(b) && a.length !== b.length) {
      const [longer, shorter] = a.length > b.length ? [one, other] : [other, one];
      const [otherLength, length] = [a.length, b.length].toSorted((m, n) => m - n) as [number, number];
      const args = { key: pathText(path), length, other: shorter.file, otherLength };
      report.error('unequal-lengths', longer.locate([...path, otherLength]), args);
      return;
    }
    const theirs = new Map(entriesOf(b));
    for (const [step, child] of entriesOf(a)) {
      const next = childSchema(schema, step);
      if (theirs.has(step)) next && compare(next, [child, theirs.get(step)], [...path, step]);
      else reportLonely({ one, other, report }, [...path, step]);
    }
    const ours = new Map(entriesOf(a));
    for (const [step] of theirs) {
      if (!ours.has(step)) reportLonely({ one: other, other: one, report }, [...path, step]);
    }
  };
  return compare;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Words differ between languages; numbers, names of things and fixed choices do not. */
function isWords(schema: z.ZodType): boolean {
  const meta = metaOf(schema);
  return isProse(meta) || meta.role === 'address';
}

function reportLonely({ one, other, report }: Pair, path: Path): void {
  report.error('unequal-keys', one.locate(path, 'key'), { key: pathText(path), other: other.file });
}

/** Reports the first heading that another language does not have in the same place. */
function compareOutlines({ one, other, report }: Pair): void {
  if ([one, other].some(hasWrongLevel)) return;
  const [ours, theirs] = [one, other].map(({ body }) => body?.headings ?? []) as [Outline, Outline];
  const at = Array.from({ length: Math.max(ours.length, theirs.length) }).findIndex(
    (_, n) => ours[n]?.level !== theirs[n]?.level,
  );
  if (at < 0) return;
  const [lonely, lacking] = ours[at] ? [one, other] : [other, one];
  const heading = ours[at] ?? theirs[at];
  if (!heading) return;
  const found = (lacking === other ? theirs : ours)[at];
  report.error('unequal-headings', lonely.locateLine(heading.line), {
    ...{ text: heading.text, level: heading.level, other: lacking.file },
    ...(found ? { found: found.text, foundLevel: found.level } : {}),
  });
}

type Outline = Markdown['headings'];

/** A heading of a level that is not allowed, or that is not one because its space is missing, is reported as that. */
function hasWrongLevel({ body }: Document): boolean {
  const isNone = body?.stray.some(({ kind }) => kind === 'heading') ?? false;
  return isNone || (body?.headings ?? []).some(({ level }) => level < 2 || level > 3);
}
