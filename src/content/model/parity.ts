import { z } from 'zod';
import { isProse } from '../../define/fields.ts';
import { isPublishable } from '../../define/publication.ts';
import type { Path } from '../../define/walk.ts';
import {
  childSchema,
  entriesOf,
  metaOf,
  optionOf,
  pathText,
  schemaAt,
  unwrap,
  walkFields,
} from '../../define/walk.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { Markdown } from '../load/markdown.ts';
import { findLonely, type Outlined, wordsIn } from './align.ts';
import { type CheckedDocument, isKnown, type KnownNames } from './references.ts';

interface Pair {
  one: Document;
  other: Document;
  report: Report;
}

/** The context of a comparison. */
interface Comparing {
  /** A dangling reference is reported once, not also as a mismatch between languages. */
  known: KnownNames;
  report: Report;
}

/** Reports values, keys, list lengths and headings that must be equal in two languages and are not. */
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
  const isOneOnly = createIsLimited(other, known);
  const isOtherOnly = createIsLimited(one, known);
  const compare = (schema: z.ZodType, [a, b]: readonly [unknown, unknown], path: Path): void => {
    if (metaOf(schema).perLanguage || isOneOnly(schema, a) || isOtherOnly(schema, b)) return;
    if (isBranch(a) && isBranch(b)) compareBranches(schema, [a, b], path);
    else if (a !== b && !isWords(schema) && [a, b].every((name) => isKnown(schema, name, known))) {
      const args = { key: pathText(path), value: String(a), other: other.file, otherValue: String(b) };
      report.error('unequal-values', one.locate(path), args);
    }
  };
  const compareLists = (schema: z.ZodArray, [a, b]: readonly [unknown[], unknown[]], path: Path): void => {
    const element = unwrap(schema.element);
    const ours = [...a.entries()].filter(([, item]) => !holds(element, item, isOneOnly));
    const theirs = [...b.entries()].filter(([, item]) => !holds(element, item, isOtherOnly));
    if (ours.length === theirs.length) {
      for (const [n, [at, item]] of ours.entries()) compare(element, [item, theirs[n]?.[1]], [...path, at]);
      return;
    }
    const isLonger = ours.length > theirs.length;
    const [longer, shorter] = isLonger ? [one, other] : [other, one];
    const [items, others] = isLonger ? [ours, theirs] : [theirs, ours];
    const [long, short] = [items, others].map((list) => list.map(([, item]) => outlineOf(element, item)));
    const lengths = { length: items.length, otherLength: others.length };
    const args = { key: pathText(path), other: shorter.file, ...lengths };
    for (const at of findLonely(long ?? [], short ?? []))
      report.error('unequal-lengths', longer.locate([...path, items[at]?.[0] ?? at]), args);
  };
  const compareBranches = (schema: z.ZodType, [a, b]: readonly [object, object], path: Path): void => {
    if (schema instanceof z.ZodArray && Array.isArray(a) && Array.isArray(b) && a.length !== b.length) {
      compareLists(schema, [a, b], path);
      return;
    }
    const theirs = new Map(entriesOf(b));
    for (const [step, child] of comparedEntries(schema, [a, b])) {
      const next = childSchema(schema, step, a);
      if (theirs.has(step)) next && compare(next, [child, theirs.get(step)], [...path, step]);
      else if (!next || !(isOneOnly(next, child) || isForOthers(next, child, other)))
        reportLonely({ one, other, report }, [...path, step], next);
    }
    const ours = new Map(entriesOf(a));
    for (const [step, child] of comparedEntries(schema, [b, a])) {
      const next = childSchema(schema, step, b);
      if (!ours.has(step) && (!next || !(isOtherOnly(next, child) || isForOthers(next, child, one))))
        reportLonely({ one: other, other: one, report }, [...path, step], next);
    }
  };
  return compare;
}

/** Returns the entries of a value to compare with another one. Of two different options of a union that is only what they are. */
function comparedEntries(schema: z.ZodType, [value, other]: readonly [object, object]) {
  const entries = entriesOf(value);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return entries;
  const isSame = optionOf(schema, value)?.name === optionOf(schema, other)?.name;
  return isSame ? entries : entries.filter(([key]) => key === schema.def.discriminator);
}

/** Checks whether an item of a data file names languages, and not that of a document. */
function isForOthers(schema: z.ZodType, item: unknown, { locale }: Document): boolean {
  const { languages }: { languages?: unknown } = isPublishable(schema) ? Object(item) : {};
  return Array.isArray(languages) && !languages.includes(locale);
}

type IsLimited = (schema: z.ZodType, value: unknown) => boolean;

/** Creates the test for references to pages that the language of a document does not have: it must do without them. */
function createIsLimited({ locale }: Document, { limited }: KnownNames): IsLimited {
  return (schema, value) => {
    if (limited.size === 0 || metaOf(schema).role !== 'page') return false;
    const languages = limited.get(String(value));
    return languages !== undefined && !languages.includes(locale ?? '');
  };
}

/** Checks whether a list item is or has such a reference, outside of lists of its own. */
function holds(schema: z.ZodType, item: unknown, isLimited: IsLimited): boolean {
  let isFound = false;
  walkFields(schema, item, ({ path, schema: own, value }) => {
    if (path.every((step) => typeof step === 'string')) isFound ||= isLimited(own, value);
  });
  return isFound;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Checks whether a field is translated. Numbers, references and choices must be equal. */
function isWords(schema: z.ZodType): boolean {
  const meta = metaOf(schema);
  return isProse(meta) || meta.role === 'address';
}

/** Reduces a list item to its comparable features, without its words. */
function outlineOf(schema: z.ZodType, item: unknown): Outlined {
  const [form, texts, more]: [unknown[], string[], string[]] = [[], [], []];
  const root = unwrap(schema);
  walkFields(root, item, ({ path, schema: own, value }) => {
    const hasWords = typeof value === 'string' && isWords(own);
    const isOwn = isPerLanguage(root, path, item);
    if (hasWords) (isOwn ? more : texts).push(value);
    if (!isOwn) form.push([path, hasWords ? '' : value]);
  });
  const lengths = texts.map(({ length }) => length);
  return { form: JSON.stringify(form), lengths, words: wordsIn([...texts, ...more]) };
}

/** Checks whether a path is inside a field that may differ per language, such as keywords. */
const isPerLanguage = (schema: z.ZodType, path: Path, item: unknown): boolean =>
  path.some((_, at) => metaOf(schemaAt(schema, path.slice(0, at + 1), item)).perLanguage);

function reportLonely({ one, other, report }: Pair, path: Path, schema: z.ZodType | undefined): void {
  report.error('unequal-keys', one.locate(path, 'key'), {
    ...{ key: pathText(path), other: other.file },
    ...(isPublishable(schema) && one.locale !== null && { locale: one.locale }),
  });
}

/** Reports headings that another language lacks, or the first heading whose level differs. */
function compareOutlines(pair: Pair): void {
  const { one, other } = pair;
  if ([one, other].some(hasWrongLevel)) return;
  const surplus = headingsOf(one).length - headingsOf(other).length;
  if (surplus === 0) compareLevels(pair);
  else reportLonelyHeadings(surplus > 0 ? pair : { ...pair, one: other, other: one });
}

function compareLevels({ one, other, report }: Pair): void {
  const [ours, theirs] = [headingsOf(one), headingsOf(other)];
  const at = ours.findIndex(({ level }, n) => level !== theirs[n]?.level);
  const [heading, found] = [ours[at], theirs[at]];
  if (!heading || !found) return;
  report.error('unequal-headings', one.locateLine(heading.line), {
    ...{ text: heading.text, level: heading.level, other: other.file },
    ...{ found: found.text, foundLevel: found.level },
  });
}

/** Reports the headings of a document that another one, which has fewer, lacks. */
function reportLonelyHeadings({ one, other, report }: Pair): void {
  const sections = sectionsOf(one);
  for (const { heading } of findLonely(sections, sectionsOf(other)).flatMap((at) => sections[at] ?? [])) {
    const args = { text: heading.text, level: heading.level, other: other.file };
    report.error('unequal-headings', one.locateLine(heading.line), args);
  }
}

const headingsOf = ({ body }: Document) => body?.headings ?? [];

interface Section extends Outlined {
  heading: Markdown['headings'][number];
}

/** Returns the headings of a body, each with its level and the length of its section. */
function sectionsOf(document: Document): Section[] {
  const lines = document.body?.source.split('\n') ?? [];
  return headingsOf(document).map((heading, at, all) => {
    const end = all[at + 1]?.line ?? lines.length + 1;
    const length = lines.slice(heading.line, end - 1).join('\n').length;
    const lengths = [heading.text.length, length];
    return { heading, form: String(heading.level), lengths, words: wordsIn([heading.text]) };
  });
}

/** Checks for headings with an invalid level or without a space after `#`. They are reported elsewhere. */
function hasWrongLevel(document: Document): boolean {
  const isNone = document.body?.stray.some(({ kind }) => kind === 'heading') ?? false;
  return isNone || headingsOf(document).some(({ level }) => level < 2 || level > 3);
}
