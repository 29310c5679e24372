import { z } from 'zod';
import { pageFields } from '../../define/kind.ts';
import { isPublishable, publicationKeys } from '../../define/publication.ts';
import type { Site } from '../../define/site.ts';
import { childSchema, entriesOf, optionOf, type Path, unwrap } from '../../define/walk.ts';
import { keysBelow, keysOfOption } from '../../define/watched.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';

export { digestOfValue } from './digest.ts';
export { readChannel, readRecorder, recordReads, schemaNames } from './noting.ts';

/** Keys of pages that the generator itself reads. */
const pageKeys = new Set(['template', ...Object.keys(pageFields)]);

/** A file of which every key must be read. */
export interface ReadFile {
  schema: z.ZodType;
  /** The name of its schema (`schemaNames`). */
  name: string;
  /** Returns the paths of its keys in the schema (`keysToRead`). */
  keys(): readonly string[];
  document(): Document | undefined;
}

/**
 * Reports each content key that nothing has read. Call it when all pages are rendered.
 *
 * @param options `emitted`: the values emitted to `readChannel`
 */
export function reportUnread(
  files: readonly ReadFile[],
  { site, emitted, report }: { site: Site; emitted: readonly unknown[]; report: Report },
): void {
  const reads = new Set(emitted);
  const reported = new Set<string>();
  for (const { schema, name, keys, document } of files) {
    const isRead = (one: string) => reads.has(`${name}\0${one}`);
    const unread = keys().every(isRead) ? undefined : document();
    if (unread) reportUnreadIn(unread, schema, { isRead, name, report, reported, site });
  }
}

/** Lists the paths in its schema of the keys of a document that something must read. */
export function keysToRead(document: Document, schema: z.ZodType): string[] {
  const found = new Set<string>();
  walkKeys(document, schema, ({ keys }) => {
    found.add(keys);
    return true;
  });
  return [...found];
}

interface Unread {
  isRead(keys: string): boolean;
  name: string;
  /** Keys already reported: a key that a component ignores is one problem, in however many files. */
  reported: Set<string>;
  report: Report;
  site: Site;
}

/** Reports the keys of a document that nothing has read, and nothing below them. */
function reportUnreadIn(
  document: Document,
  schema: z.ZodType,
  { isRead, name, reported, report, site }: Unread,
): void {
  const kind = kindOf(document);
  walkKeys(document, schema, ({ keys, path, isRequired }) => {
    if (isRead(keys)) return true;
    if (reported.has(`${name}\0${keys}`)) return false;
    reported.add(`${name}\0${keys}`);
    // Words that all pages share have to be there also while no content needs them.
    const tell = kind === undefined && isRequired() ? report.warning : report.error;
    tell('key-unread', document.locate(path, 'key'), {
      ...{ key: keys, isRequired: isRequired() },
      component: kind && site.pages[kind]?.Page.name,
    });
    return false;
  });
}

/** A key of a document that something must read. */
interface Key {
  /** Its path in the schema. */
  keys: string;
  /** Its path in the document, until the walk goes on. */
  path: Path;
  /** Whether the schema demands it. */
  isRequired(): boolean;
}

/** Walks the keys of a document that something must read. Goes below a key if `visit` returns true. */
function walkKeys(document: Document, schema: z.ZodType, visit: (key: Key) => boolean): void {
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
      const isVisited = next !== keys && !isOwn(next) && !isPublication(at, step);
      if (!isVisited || visit({ keys: next, path, isRequired: () => isRequiredKey(at, step) }))
        walk(schemaOfChild, child, next);
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
