import { z } from 'zod';
import { pageFields } from '../../define/kind.ts';
import { isPublishable, publicationKeys } from '../../define/publication.ts';
import type { Site } from '../../define/site.ts';
import { childSchema, entriesOf, optionOf, unwrap } from '../../define/walk.ts';
import { keysBelow, keysOfOption } from '../../define/watched.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { schemaNames } from './noting.ts';

export { digestOfValue } from './digest.ts';
export { readChannel, readRecorder, recordReads, schemaNames } from './noting.ts';

/** Keys of pages that the generator itself reads. */
const pageKeys = new Set(['template', ...Object.keys(pageFields)]);

/**
 * Reports each content key that nothing has read. Call it when all pages are rendered.
 *
 * @param files documents with the names of their schemas (`schemaNames`)
 * @param options `emitted`: the values emitted to `readChannel`
 */
export function reportUnread(
  files: readonly { document: Document; schema: string }[],
  { site, emitted, report }: { site: Site; emitted: readonly unknown[]; report: Report },
): void {
  const schemas = new Map([...schemaNames(site)].map(([schema, name]) => [name, schema]));
  const reads = new Set(emitted);
  const reported = new Set<string>();
  for (const { document, schema: name } of files) {
    const schema = schemas.get(name);
    if (schema)
      walkUnread(document, schema, {
        isRead: (keys) => reads.has(`${name}\0${keys}`),
        name,
        report,
        reported,
        site,
      });
  }
}

interface UnreadWalk {
  isRead(keys: string): boolean;
  name: string;
  /** Keys already reported: a key that a component ignores is one problem, in however many files. */
  reported: Set<string>;
  report: Report;
  site: Site;
}

function walkUnread(
  document: Document,
  schema: z.ZodType,
  { isRead, name, reported, report, site }: UnreadWalk,
): void {
  const kind = kindOf(document);
  const isOwn = (keys: string) => kind !== undefined && pageKeys.has(keys);
  const path: (string | number)[] = [];
  const walk = (at: z.ZodType, value: unknown, keys: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const option = optionOf(at, value);
    if (option) {
      walk(option.schema, value, keysOfOption(keys, option));
      return;
    }
    for (const [step, child] of entriesOf(value)) {
      const schemaOfChild = childSchema(at, step, value);
      if (schemaOfChild === undefined) continue;
      const next = keysBelow(at, keys, step);
      path.push(step);
      if (next === keys || isRead(next) || isOwn(next) || isPublication(at, step))
        walk(schemaOfChild, child, next);
      else if (!reported.has(`${name}\0${next}`)) {
        reported.add(`${name}\0${next}`);
        const isRequired = isRequiredKey(at, step);
        // Words that all pages share have to be there also while no content needs them.
        const tell = kind === undefined && isRequired ? report.warning : report.error;
        tell('key-unread', document.locate(path, 'key'), {
          ...{ key: next, isRequired },
          component: kind && site.pages[kind]?.Page.name,
        });
      }
      path.pop();
    }
  };
  walk(unwrap(schema), document.data, '');
}

/** Checks whether a schema demands a key, so that editors cannot remove it. */
const isRequiredKey = (schema: z.ZodType, step: string | number): boolean =>
  schema instanceof z.ZodObject && schema.shape[step]?.safeParse(undefined).success === false;

/** Checks whether a key decides whether and where an item of a data file is published, which the generator reads. */
const isPublication = (schema: z.ZodType, step: string | number) =>
  [...publicationKeys, 'languages'].includes(String(step)) && isPublishable(schema);

/** Returns the kind of a page; undefined for data files. */
function kindOf({ data: { template } }: Document): string | undefined {
  return typeof template === 'string' ? template : undefined;
}
