import { z } from 'zod';
import { optionsOf, unwrap } from '../../define/walk.ts';
import { type Place, suggest } from '../../diagnostics/index.ts';
import { describedWithExamples } from './described.ts';
import { splitUnspaced } from './keys.ts';
import { describe, type IssueOf, type Misfit } from './misfit.ts';
import { suggestForm } from './repairs.ts';
import { inSpareItem } from './spare-item.ts';

/** Reports a missing value or one of the wrong type. */
export function reportType(misfit: Misfit<IssueOf<'invalid_type'>>): void {
  const { report, issue, document } = misfit;
  const { path, key, value, schema, description, place } = describe(misfit);
  if (value === undefined)
    report.error('missing-key', document.locate(path), {
      ...{ key: String(path.at(-1)), description },
      ...inSpareItem(document, misfit.schema, path),
    });
  else if (value === null) report.error('empty-value', document.locate(path, 'key'), { key, description });
  else if (isNumber(issue.expected) && typeof value === 'string') {
    report.error('not-a-number', withQuotes(place()), { key, text: value, ...plainDigits(value) });
  } else if (issue.expected === 'string' && typeof value !== 'object') {
    reportUnquoted(misfit, String(value));
  } else if (issue.expected === 'string' && isPlaceholder(value)) {
    const text = `{${Object.keys(value).join()}}`;
    report.error('needs-quotes', spanning(place(), text), { key, text });
  } else {
    const hint = wrongTypeHint(schema, value, misfit);
    const holds = schema && describedWithExamples(schema);
    const args = { key, expected: expectedWords(schema), found: foundWords(value), ...hint, holds };
    report.error('wrong-type', spanning(place(), hint.written ?? ''), args);
  }
}

/** Reports a value that needs quotes to be a string, or its format if quotes would not help. */
function reportUnquoted(misfit: Misfit<IssueOf<'invalid_type'>>, text: string): void {
  const { key, schema, description, place } = describe(misfit);
  const isMisshapen = schema?.safeParse(text).error?.issues.some(({ code }) => code === 'invalid_format');
  if (!isMisshapen) {
    misfit.report.error('needs-quotes', place(), { key, text });
    return;
  }
  const form = suggestForm(text, schema, misfit);
  const suggestion = form === undefined ? {} : { suggestion: `"${form}"` };
  misfit.report.error('wrong-format', place(), { key, text, description, ...suggestion });
}

/** Extends a location over a text if the source has the text there. */
function spanning(place: Place, text: string): Place {
  const isWritten = text !== '' && place.sourceLine?.startsWith(text, (place.column ?? 1) - 1);
  return isWritten ? { ...place, length: text.length } : place;
}

/** Extends a location over surrounding quotes, if there are any. */
function withQuotes(place: Place): Place {
  const { sourceLine = '', column = 1, length = 0 } = place;
  const around = sourceLine.slice(Math.max(0, column - 2), column + length);
  return /^(["']).*\1$/.test(around) ? { ...place, column: column - 1, length: length + 2 } : place;
}

/** A suggested correction. */
interface Hint {
  /** A description of the correct value. */
  wanted?: string;
  /** The replacement source text. */
  replacement?: string;
  /** The value as written, on one line. */
  written?: string;
}

/** Suggests a correction for a value of the wrong type. */
function wrongTypeHint(schema: z.ZodType | undefined, value: unknown, misfit: Misfit): Hint {
  if (schema instanceof z.ZodArray && typeof value === 'string') {
    const element = unwrap(schema.element);
    const fits = (item: string) => element.safeParse(item).success;
    const repair = (item: string) => (fits(item) ? item : (suggestForm(item, element, misfit) ?? item));
    return { wanted: listWords(value, repair) };
  }
  if (isMap(schema) && Array.isArray(value))
    return { wanted: 'one map, whose keys have no “- ” before them: only one is possible here' };
  if (schema instanceof z.ZodString && isBranch(value)) {
    const [[key, text] = ['', '']] = Object.entries(value);
    const line = Array.isArray(value) ? `[${value.join(', ')}]` : `${key}: ${text ?? ''}`;
    const [written, replacement] = [line.trim(), `"${line.trim()}"`];
    return Object.keys(value).length === 1
      ? { wanted: `${replacement}, with quotes`, replacement, written }
      : {};
  }
  if (schema instanceof z.ZodDiscriminatedUnion && !isBranch(value)) return optionHint(schema, value);
  return schema instanceof z.ZodObject && !isBranch(value) ? keyHint(schema, value) : {};
}

/** Suggests the map for the bare name of an option, or names the options. */
function optionHint(schema: z.ZodDiscriminatedUnion, value: unknown): Hint {
  const written = String(value);
  const key = schema.def.discriminator;
  const names = optionsOf(schema).map(({ name }) => name);
  const meant = names.includes(written) ? written : suggest(written, names);
  if (meant === undefined) return { wanted: `“${key}:” and one of ${names.join(', ')}` };
  const replacement = `${key}: ${meant}`;
  return { wanted: replacement, replacement, written };
}

/** Suggests the map for a `key:value` without a space, or for a bare value that fits exactly one key. */
function keyHint(schema: z.ZodObject, value: unknown): Hint {
  const unspaced = splitUnspaced(String(value));
  if (unspaced && Object.hasOwn(schema.shape, unspaced.name)) {
    const replacement = `{ ${unspaced.name}: ${unspaced.text} }`;
    return { wanted: `${replacement}, with a space after the colon`, replacement, written: String(value) };
  }
  const { suggestion } = plainDigits(String(value));
  const meant = suggestion === undefined ? value : Number(suggestion);
  const [key, ...others] = Object.keys(schema.shape).filter(
    (one) => schema.safeParse({ [one]: meant }).success,
  );
  if (key === undefined || others.length > 0) return {};
  const replacement = `{ ${key}: ${meant} }`;
  return { wanted: replacement, replacement, written: String(value) };
}

/** Describes how to write a text as a list. YAML folds lines without a hyphen into one. */
function listWords(text: string, repair: (item: string) => string): string {
  const hyphens = /(?:^|\s)-\s+/;
  const separator = hyphens.test(text) ? hyphens : /(?:^|\s)-(?=\S)|,\s*/;
  const parts = text.split(separator).flatMap((part) => (part.trim() === '' ? [] : repair(part.trim())));
  const [first = '', ...others] = parts;
  const line = `“- ${first}” on a line of its own`;
  if (others.length === 0) return `${line}, indented under the key`;
  return hyphens.test(text)
    ? `each item on a line of its own that begins with “- ”, the first as well: “- ${first}”`
    : `${line}, and the others likewise, indented under the key`;
}

const isMap = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion;

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Checks for an unquoted placeholder. YAML reads `{price:flyer}` as a map with one key and no value. */
function isPlaceholder(value: object): boolean {
  return JSON.stringify(Object.values(value)) === '[null]' && Object.keys(value).join().includes(':');
}

function isNumber(expected: string): boolean {
  return expected === 'number' || expected === 'int';
}

/** Parses amounts such as `79.000`, `79 000` and `79.000 kr.` as 79000. Ignores decimals such as `79,5`. */
function plainDigits(text: string): { suggestion?: string } {
  const amount = text.replace(/\s*kr\.?$/, '');
  return /^\d{1,3}(?:[.,\s\u00A0]\d{3})+$|^0*\d+$/.test(amount)
    ? { suggestion: String(Number(amount.replace(/\D/g, ''))) }
    : {};
}

function expectedWords(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodArray) return 'a list (lines that begin with “- ”)';
  if (isMap(schema) || schema instanceof z.ZodRecord) return 'a map (indented “key: value” lines)';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  return schema instanceof z.ZodNumber ? 'a whole number' : 'text';
}

/** Describes an actual value in words. */
export function foundWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? `the text “${value}”` : `the value ${String(value)}`;
}
