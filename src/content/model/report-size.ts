import { z } from 'zod';
import { limitsOf } from './limits.ts';
import { describe, type IssueOf, type Misfit } from './misfit.ts';

/** Reports texts, lists and numbers that are too short, too long, too small or too large. */
export function reportSize(misfit: Misfit<IssueOf<'too_small' | 'too_big'>>): void {
  const { path, key, value, schema, description, place } = describe(misfit);
  const { report, document } = misfit;
  const { min, max } = limitsOf(schema);
  // A text where a list must be is reported as that; its letters are no items.
  if (schema instanceof z.ZodArray && !Array.isArray(value)) return;
  if (Array.isArray(value)) {
    // The first item that is too many, or the last of too few.
    const at = value.length > max ? max : value.length - 1;
    const args = { key, length: value.length, min, max };
    report.error('list-length', document.locate(at < 0 ? path : [...path, at]), args);
  } else if (typeof value === 'number') report.error('number-range', place(), { key, value, min, max });
  else if (value === '') report.error('empty-value', place(), { key, description });
  else report.error('text-length', place(), { key, description, length: String(value).length, min, max });
}
