import { z } from 'zod';
import { type Report, suggest } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { pageFields } from '../schema/page.ts';
import { checkDocument } from './check.ts';

/** The kind of page that a file names as its template: it is checked before the rest of its keys. */
export function checkTemplate<T extends string>(
  document: Document,
  templates: readonly T[],
  report: Report,
): T | undefined {
  const misspelt = misspeltTemplate(document);
  if (misspelt !== undefined) {
    const known = ['template', ...Object.keys(pageFields)].join(', ');
    const args = { key: misspelt, suggestion: 'template', known };
    report.error('unknown-key', document.locate([misspelt], 'key'), args);
    return undefined;
  }
  const kind = z.enum(templates as [T, ...T[]]).meta({ description: 'the kind of the page' });
  return checkDocument(document, z.object({ template: kind }), report)?.template;
}

/** The key that is there instead of `template`, under a name that is nearly right. */
function misspeltTemplate({ data }: Document): string | undefined {
  if (Object.hasOwn(data, 'template')) return undefined;
  return Object.keys(data).find((key) => suggest(key, ['template']) !== undefined);
}
