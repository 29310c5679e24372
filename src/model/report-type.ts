import { z } from 'zod';
import { describe, type IssueOf, type Misfit } from './misfit.ts';

/** Reports a value of the wrong kind, and one that is not there. */
export function reportType(misfit: Misfit<IssueOf<'invalid_type'>>): void {
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
    const hint = wrongTypeHint(schema, value);
    const args = { key, expected: expectedWords(schema), found: foundWords(value), ...hint };
    report.error('wrong-type', place(), args);
  }
}

/** What to write instead, where what was meant can be seen. */
function wrongTypeHint(schema: z.ZodType | undefined, value: unknown): { wanted?: string } {
  if (schema instanceof z.ZodArray && typeof value === 'string') {
    return { wanted: listWords(value) };
  }
  if (schema instanceof z.ZodString && isBranch(value)) {
    const [[key, text] = ['', '']] = Object.entries(value);
    const line = Array.isArray(value) ? `[${value.join(', ')}]` : `${key}: ${text ?? ''}`;
    return Object.keys(value).length === 1 ? { wanted: `"${line.trim()}", with quotes` } : {};
  }
  if (schema instanceof z.ZodObject && typeof value === 'number' && 'amount' in schema.shape)
    return { wanted: `{ amount: ${value} }` };
  return {};
}

/** How the items of a text that was meant as a list are written. Lines without a hyphen have been folded into one. */
function listWords(text: string): string {
  const hyphens = /(?:^|\s)-\s+/;
  const separator = hyphens.test(text) ? hyphens : /(?:^|\s)-(?=\S)|,\s*/;
  const [first = '', ...others] = text.split(separator).filter((part) => part.trim() !== '');
  const line = `“- ${first.trim()}” on a line of its own`;
  if (others.length === 0) return `${line}, indented under the key`;
  return hyphens.test(text)
    ? `each item on a line of its own that begins with “- ”, the first as well: “- ${first.trim()}”`
    : `${line}, and the others likewise, indented under the key`;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
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

/** What is there, in words. */
export function foundWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? `the text “${value}”` : `the value ${String(value)}`;
}
