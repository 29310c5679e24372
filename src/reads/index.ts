import type { z } from 'zod';
import { pageFields } from '../define/kind.ts';
import type { Site } from '../define/site.ts';
import { childSchema, entriesOf, type Path, unwrap } from '../define/walk.ts';
import { keysBelow } from '../define/watched.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { schemaNames } from './noting.ts';

export { digestOfValue } from './digest.ts';
export { noting, readChannel, schemaNames, watched } from './noting.ts';

/** What the generator itself reads of a page, whatever a site makes of it. */
const pageKeys = new Set(['template', ...Object.keys(pageFields)]);

/**
 * Reports each key that nothing has read. It is known when all pages are made.
 *
 * @param files with the names of their schemas (`schemaNames`)
 * @param options `emitted`: what was emitted to `readChannel`
 */
export function reportUnread(
  files: readonly { document: Document; schema: string }[],
  { site, emitted, report }: { site: Site; emitted: readonly unknown[]; report: Report },
): void {
  const schemas = new Map([...schemaNames(site)].map(([schema, name]) => [name, schema]));
  const seen = new Set(emitted);
  const told = new Set<string>();
  for (const { document, schema: name } of files) {
    const schema = schemas.get(name);
    if (schema)
      walkUnread(document, schema, {
        isRead: (keys) => seen.has(`${name}\0${keys}`),
        name,
        report,
        told,
        site,
      });
  }
}

interface Unread {
  isRead(keys: string): boolean;
  name: string;
  /** What is reported already: one component is missing, in however many files. */
  told: Set<string>;
  report: Report;
  site: Site;
}

function walkUnread(
  document: Document,
  schema: z.ZodType,
  { isRead, name, told, report, site }: Unread,
): void {
  const kind = kindOf(document);
  const isOwn = (keys: string) => kind !== undefined && pageKeys.has(keys);
  const walk = (at: z.ZodType, value: unknown, { path, keys }: { path: Path; keys: string }): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [step, child] of entriesOf(value)) {
      const schemaOfChild = childSchema(at, step);
      if (schemaOfChild === undefined) continue;
      const next = keysBelow(at, keys, step);
      if (next === keys || isRead(next) || isOwn(next))
        walk(schemaOfChild, child, { path: [...path, step], keys: next });
      else if (!told.has(`${name}\0${next}`)) {
        told.add(`${name}\0${next}`);
        report.error('key-unread', document.locate([...path, step], 'key'), {
          key: next,
          component: kind && site.pages[kind]?.Page.name,
        });
      }
    }
  };
  walk(unwrap(schema), document.data, { path: [], keys: '' });
}

/** The word for the kind of a page; data files have none. */
function kindOf({ data: { template } }: Document): string | undefined {
  return typeof template === 'string' ? template : undefined;
}
