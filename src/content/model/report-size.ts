import { z } from 'zod';
import { limitsOf } from './limits.ts';
import { describe, type IssueOf, type Misfit } from './misfit.ts';

/** Reports texts, lists and numbers outside their limits. */
export function reportSize(misfit: Misfit<IssueOf<'too_small' | 'too_big'>>): void {
  const { path, key, value, schema, description, place } = describe(misfit);
  const { report, document } = misfit;
  const { min, max } = limitsOf(schema);
  // A text in place of a list is reported as a wrong type.
  if (schema instanceof z.ZodArray && !Array.isArray(value)) return;
  if (Array.isArray(value)) {
    // Points to the first surplus item, or to the last item of a list that is too short.
    const at = value.length > max ? max : value.length - 1;
    const args = { key, length: value.length, min, max };
    report.error('list-length', document.locate(at < 0 ? path : [...path, at]), args);
  } else if (typeof value === 'number') report.error('number-range', place(), { key, value, min, max });
  else if (value === '') report.error('empty-value', place(), { key, description });
  else report.error('text-length', place(), { key, description, length: String(value).length, min, max });
}
