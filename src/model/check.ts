import { z } from 'zod';
import { type Report, withSuggestion } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { slugify } from '../rules/slug.ts';
import type { Path } from '../schema/walk.ts';
import { metaOf, pathText, schemaAt, valueAt } from '../schema/walk.ts';
import { freeKeys, knownKeys, misspeltKeys } from './keys.ts';

/** The value of a document, if it fits its schema; otherwise every misfit is reported where it stands. */
export function checkDocument<S extends z.ZodType>(
  document: Document,
  schema: S,
  report: Report,
): z.output<S> | undefined {
  const result = schema.safeParse(document.data);
  if (result.success) return result.data;
  const misspelt = misspeltKeys(result.error.issues, document, schema);
  for (const issue of result.error.issues) {
    if (!misspelt.has(pathText(issue.path as Path))) reportIssue({ issue, document, schema, report });
  }
  return undefined;
}

interface Misfit<I extends z.core.$ZodIssue = z.core.$ZodIssue> {
  issue: I;
  document: Document;
  schema: z.ZodType;
  report: Report;
}

type IssueOf<C extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodIssue, { code: C }>;

const reporters: { [C in z.core.$ZodIssue['code']]?: (misfit: Misfit<IssueOf<C>>) => void } = {
  unrecognized_keys: reportUnknownKeys,
  invalid_type: reportType,
  invalid_value: reportChoice,
  too_small: reportSize,
  too_big: reportSize,
  custom: reportPlaceholders,
};

function reportIssue(misfit: Misfit): void {
  const reporter = reporters[misfit.issue.code] as ((misfit: Misfit) => void) | undefined;
  (reporter ?? reportFormat)(misfit);
}

/** What every reporter needs to know of the place of an issue. */
function describe({ issue, document, schema }: Misfit) {
  const path = issue.path as Path;
  const at = schemaAt(schema, path);
  return {
    path,
    key: pathText(path),
    value: valueAt(document.data, path),
    schema: at,
    description: metaOf(at).description ?? 'a part of the page',
    place: () => document.locate(path),
  };
}

function reportUnknownKeys({ issue, document, schema, report }: Misfit<IssueOf<'unrecognized_keys'>>): void {
  const path = issue.path as Path;
  const free = freeKeys(document, schema, path);
  for (const key of issue.keys) {
    const args = { key, ...withSuggestion(key, free), known: knownKeys(schema, path).join(', ') };
    report.error('unknown-key', document.locate([...path, key], 'key'), args);
  }
}

function reportType(misfit: Misfit<IssueOf<'invalid_type'>>): void {
  const { report, issue, document } = misfit;
  const { path, key, value, schema, description, place } = describe(misfit);
  if (value === undefined)
    report.error('missing-key', document.locate(path), { key: String(path.at(-1)), description });
  else if (value === null) report.error('empty-value', document.locate(path, 'key'), { key, description });
  else if (isNumber(issue.expected) && typeof value === 'string') {
    report.error('not-a-number', place(), { key, text: value, ...plainDigits(value) });
  } else if (issue.expected === 'string' && typeof value !== 'object') {
    report.error('needs-quotes', place(), { key, text: String(value) });
  } else if (issue.expected === 'string' && isPlaceholder(value)) {
    report.error('needs-quotes', place(), { key, text: `{${Object.keys(value).join()}}` });
  } else {
    report.error('wrong-type', place(), { key, expected: expectedWords(schema), found: foundWords(value) });
  }
}

/** `{price:flyer}` without quotes is a map to YAML, with one key and no value. */
function isPlaceholder(value: object): boolean {
  return JSON.stringify(Object.values(value)) === '[null]' && Object.keys(value).join().includes(':');
}

function isNumber(expected: string): boolean {
  return expected === 'number' || expected === 'int';
}

/** `79.000`, `79 000` and `79.000 kr.` are what people write for 79000; `79,5` is not. */
function plainDigits(text: string): { suggestion?: string } {
  const amount = text.replace(/\s*kr\.?$/, '');
  return /^\d{1,3}(?:[.,\s\u00A0]\d{3})+$|^0*\d+$/.test(amount)
    ? { suggestion: String(Number(amount.replace(/\D/g, ''))) }
    : {};
}

function expectedWords(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodArray) return 'a list (lines that begin with “- ”)';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord)
    return 'a map (indented “key: value” lines)';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  return schema instanceof z.ZodNumber ? 'a whole number' : 'text';
}

function foundWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? `the text “${value}”` : `the value ${String(value)}`;
}

function reportChoice(misfit: Misfit<IssueOf<'invalid_value'>>): void {
  const { report, document, issue } = misfit;
  const { path, key, value, description, place } = describe(misfit);
  const known = issue.values.map(String);
  if (value === undefined)
    report.error('missing-key', document.locate(path), { key: String(path.at(-1)), description });
  else if (value === null) report.error('empty-value', document.locate(path, 'key'), { key, description });
  else {
    const text = typeof value === 'object' ? foundWords(value) : String(value);
    report.error('unknown-choice', place(), {
      key,
      text,
      ...withSuggestion(text, known),
      known: known.join(', '),
    });
  }
}

function reportSize(misfit: Misfit<IssueOf<'too_small' | 'too_big'>>): void {
  const { key, value, schema, description, place } = describe(misfit);
  const { report } = misfit;
  const { min, max } = limitsOf(schema);
  if (Array.isArray(value)) report.error('list-length', place(), { key, length: value.length, min, max });
  else if (typeof value === 'number') report.error('number-range', place(), { key, value, min, max });
  else if (value === '') report.error('empty-value', place(), { key, description });
  else report.error('text-length', place(), { key, description, length: String(value).length, min, max });
}

/** The limits of a schema, whichever of its checks says them; a side without limit is infinite. */
function limitsOf(schema: z.ZodType | undefined): { min: number; max: number } {
  const checks = (schema?._zod.def.checks ?? []).map(
    (check): Record<string, unknown> => ({ ...check._zod.def }),
  );
  const limit = (names: Record<string, string>): number | undefined => {
    for (const check of checks) {
      const value = check[names[String(check.check)] ?? ''];
      if (typeof value === 'number') return value;
    }
    return undefined;
  };
  return {
    min: limit({ length_equals: 'length', min_length: 'minimum', greater_than: 'value' }) ?? 0,
    max: limit({ length_equals: 'length', max_length: 'maximum', less_than: 'value' }) ?? Infinity,
  };
}

function reportPlaceholders(misfit: Misfit<IssueOf<'custom'>>): void {
  const { key, value, place } = describe(misfit);
  const names: readonly string[] = misfit.issue.params?.placeholders ?? [];
  const missing = names.map((name) => `{${name}}`).filter((name) => !String(value).includes(name));
  misfit.report.error('placeholder-missing', place(), { key, names: missing.join(' and ') });
}

/** Wrong formats, and keys of a record that do not have the form of its keys. */
function reportFormat(misfit: Misfit): void {
  const { path, key, value, schema, description, place } = describe(misfit);
  if (misfit.issue.code === 'invalid_key') {
    const at = misfit.document.locate(path, 'key');
    misfit.report.error('wrong-format', at, {
      key: 'key',
      text: String(path.at(-1)),
      description: 'small letters a to z, digits and hyphens',
    });
    return;
  }
  const suggestion = metaOf(schema).role === 'address' ? { suggestion: slugify(String(value)) } : {};
  misfit.report.error('wrong-format', place(), { key, text: String(value), description, ...suggestion });
}
