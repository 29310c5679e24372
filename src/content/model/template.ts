import { z } from 'zod';
import { pageFields } from '../../define/kind.ts';
import type { Site } from '../../define/site.ts';
import { type Report, suggest } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { checkDocument } from './check.ts';

/** The kind of page that a file names as its template: it is checked before the rest of its keys. */
export function checkTemplate(document: Document, site: Site, report: Report): string | undefined {
  const misspelt = misspeltTemplate(document);
  if (misspelt !== undefined) {
    const known = ['template', ...Object.keys(pageFields)].join(', ');
    const args = { key: misspelt, suggestion: 'template', known };
    report.error('unknown-key', document.locate([misspelt], 'key'), args);
    return undefined;
  }
  return checkDocument(document, schemaOf(site), { site, report })?.template;
}

const schemas = new WeakMap<Site, z.ZodObject<{ template: z.ZodEnum<Record<string, string>> }>>();

/** What each page of a site must name. */
function schemaOf(site: Site) {
  const template = z
    .enum(Object.keys(site.pages) as [string, ...string[]])
    .meta({ description: 'the kind of the page' });
  const schema = schemas.get(site) ?? z.object({ template });
  schemas.set(site, schema);
  return schema;
}

/** The key that is there instead of `template`, under a name that is nearly right. */
function misspeltTemplate({ data }: Document): string | undefined {
  if (Object.hasOwn(data, 'template')) return undefined;
  return Object.keys(data).find((key) => suggest(key, ['template']) !== undefined);
}
