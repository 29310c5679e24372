import { z } from 'zod';
import { pageFields } from '../../define/kind.ts';
import type { Site } from '../../define/site.ts';
import { type Report, suggest } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { checkDocument } from './check.ts';

/**
 * Validates the `template` of a page and returns it. It is checked before the other keys, which depend on it.
 */
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

/** Returns the schema of `template`, cached per site. */
function schemaOf(site: Site) {
  const known = schemas.get(site);
  if (known) return known;
  const template = z
    .enum(Object.keys(site.pages) as [string, ...string[]])
    .meta({ description: 'the kind of the page' });
  const schema = z.object({ template });
  schemas.set(site, schema);
  return schema;
}

/** Finds a misspelled `template` key. */
function misspeltTemplate({ data }: Document): string | undefined {
  if (Object.hasOwn(data, 'template')) return undefined;
  return Object.keys(data).find((key) => suggest(key, ['template']) !== undefined);
}
