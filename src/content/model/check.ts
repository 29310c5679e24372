import { z } from 'zod';
import type { Site } from '../../define/site.ts';
import { slugify } from '../../define/slug.ts';
import type { Path } from '../../define/walk.ts';
import { pathText, valueAt } from '../../define/walk.ts';
import { type Message, type Report, withSuggestion } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { explainKey, hiddenGaps, knownKeys } from './keys.ts';
import { describe, type IssueOf, type Misfit } from './misfit.ts';
import { suggestDays, suggestForm } from './repairs.ts';
import { reportSize } from './report-size.ts';
import { foundWords, reportType } from './report-type.ts';

/** Validates a document against its schema and returns its value. Reports each issue at its location. */
export function checkDocument<S extends z.ZodType>(
  document: Document,
  schema: S,
  { site, report }: { site: Site; report: Report },
): z.output<S> | undefined {
  const result = schema.safeParse(document.data);
  if (result.success) return result.data;
  const hidden = hiddenGaps(result.error.issues, document, schema);
  for (const issue of result.error.issues) {
    if (!hidden.has(pathText(issue.path as Path))) reportIssue({ issue, document, schema, site, report });
  }
  return undefined;
}

const reporters: { [C in z.core.$ZodIssue['code']]?: (misfit: Misfit<IssueOf<C>>) => void } = {
  unrecognized_keys: reportUnknownKeys,
  invalid_type: reportType,
  invalid_value: reportValue,
  invalid_union: reportUnion,
  too_small: reportSize,
  too_big: reportSize,
  custom: reportCustom,
};

function reportIssue(misfit: Misfit): void {
  const reporter = reporters[misfit.issue.code] as ((misfit: Misfit) => void) | undefined;
  (reporter ?? reportFormat)(misfit);
}

function reportUnknownKeys({ issue, document, schema, report }: Misfit<IssueOf<'unrecognized_keys'>>): void {
  const path = issue.path as Path;
  for (const key of issue.keys) {
    const { hides: _, ...meant } = explainKey(document, schema, [path, key]);
    // In a YAML flow map a comma ends a value. The text after it becomes a key without a value.
    const isCut = /\s/.test(key) && valueAt(document.data, [...path, key]) === null;
    const args = { key, ...meant, isCut, known: knownKeys(document, schema, path).join(', ') };
    report.error('unknown-key', document.locate([...path, key], 'key'), args);
  }
}

function reportValue(misfit: Misfit<IssueOf<'invalid_value'>>): void {
  reportChoice(misfit, misfit.issue.values.map(String));
}

/** Reports a value that names none of the options of a discriminated union. */
function reportUnion(misfit: Misfit<IssueOf<'invalid_union'>>): void {
  const { schema } = describe(misfit);
  if (schema instanceof z.ZodEnum) reportChoice(misfit, schema.options.map(String));
  else reportFormat(misfit);
}

function reportChoice(misfit: Misfit, known: readonly string[]): void {
  const { report, document } = misfit;
  const { path, key, value, description, place } = describe(misfit);
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

function reportCustom(misfit: Misfit<IssueOf<'custom'>>): void {
  const { key, value, place } = describe(misfit);
  const { problem, placeholders }: { problem?: Message; placeholders?: readonly string[] } =
    misfit.issue.params ?? {};
  if (problem) misfit.report.error('address-refused', place(), problem);
  else if (placeholders) {
    const missing = placeholders.map((name) => `{${name}}`).filter((name) => !String(value).includes(name));
    misfit.report.error('placeholder-missing', place(), { key, names: missing.join(' and ') });
  } else reportFormat(misfit);
}

/** Reports values in the wrong format and record keys of the wrong form. */
function reportFormat(misfit: Misfit): void {
  const { path, key, value, schema, description, place } = describe(misfit);
  if (misfit.issue.code === 'invalid_key') {
    const at = misfit.document.locate(path, 'key');
    const text = String(path.at(-1));
    const wanted = slugify(text);
    misfit.report.error('wrong-format', at, {
      ...{ key: 'key', text, description: 'lowercase letters a to z, digits and hyphens' },
      ...(wanted === '' || wanted === text ? {} : { suggestion: wanted }),
    });
    return;
  }
  const text = String(value);
  const suggestion = suggestForm(text, schema, misfit);
  misfit.report.error('wrong-format', place(), {
    ...{ key, text, description },
    ...(suggestion === undefined ? { days: suggestDays(text, schema, misfit) } : { suggestion }),
  });
}
