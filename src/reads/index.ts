import type { z } from 'zod';
import { pageFields } from '../define/kind.ts';
import { childSchema, entriesOf, type Path, unwrap } from '../define/walk.ts';
import { keysBelow, watch } from '../define/watched.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { Memory, Subject } from '../memory/index.ts';
import { type Schemas, tracedForm } from './form.ts';
import { createNotes, keysOf } from './notes.ts';
import { createTracer, digestOfValue, type Tracer } from './trace.ts';

export { schemasOf } from './form.ts';
export { digestOfValue } from './trace.ts';

/** A file of the content that fits a schema. */
interface CheckedFile {
  document: Document;
  schema: z.ZodType;
  value: unknown;
}

/** Records which keys of the content the site reads while it is built: what nothing reads is never shown. */
export interface Reads {
  /** The value of a file, for the site to read. */
  of(file: CheckedFile): unknown;
  /** The same content in another form: with its references replaced, or without some keys. */
  again<T>(schema: z.ZodType, value: T): T;
  /** Reports each key that nothing has read. It is known when all pages are made. */
  conclude(report: Report): void;
  /** What is not content, but can be read as well. */
  offer: Tracer['offer'];
  see: Tracer['see'];
  /**
   * What is remembered of an earlier build, if all content that was read for it is still the same; else it is made.
   *
   * @param subject says on what else it depends
   */
  recall<T>(subject: Omit<Subject<T>, 'isStill'> & { memory: Memory }, make: () => T): T;
}

/** What the generator itself reads of a page, whatever a site makes of it. */
const pageKeys = new Set(['template', ...Object.keys(pageFields)]);

/**
 * Starts to watch what is read of content.
 *
 * @param schemas those of all files, by names that are the same in every run of the same code
 */
export function createReads(schemas: Schemas = new Map()): Reads {
  const files: CheckedFile[] = [];
  /** Values in which nothing can be watched: whatever is made may have read them. */
  const unwatched: unknown[] = [];
  const { offer, see, seeing, trace, isStill } = createTracer();
  const { seen, noting, during } = createNotes();
  return {
    of(file) {
      files.push(file);
      const { document, schema, value } = file;
      offer(document.file, value);
      const watched = watch(schema, value, { note: noting(schema), see: seeing(document.file) });
      if (watched === value) unwatched.push(value);
      return watched;
    },
    again: (schema, value) => watch(schema, value, { note: noting(schema) }),
    offer,
    see,
    recall({ memory, form, ...subject }, make) {
      const traced = () => {
        const { result, seen } = during(() => trace(make));
        return { ...result, seen };
      };
      const made = memory.recall(
        {
          ...subject,
          inputs: [...subject.inputs, ...unwatched.map(digestOfValue)],
          isStill: (known) => isStill(known.trace),
          ...(form && { form: tracedForm(form, schemas) }),
        },
        traced,
      );
      for (const [schema, keys] of made.seen) for (const key of keys) keysOf(seen, schema).add(key);
      return made.result;
    },
    conclude(report) {
      const told = new Map<z.ZodType, Set<string>>();
      for (const { document, schema } of files) {
        const known = told.get(schema) ?? new Set();
        told.set(schema, known);
        walkUnread(document, schema, { seen: keysOf(seen, schema), report, told: known });
      }
    },
  };
}

interface Unread {
  seen: ReadonlySet<string>;
  /** What is reported already: one component is missing, in however many files. */
  told: Set<string>;
  report: Report;
}

function walkUnread(document: Document, schema: z.ZodType, { seen, told, report }: Unread): void {
  const kind = kindOf(document);
  const isOwn = (keys: string) => kind !== undefined && pageKeys.has(keys);
  const walk = (at: z.ZodType, value: unknown, { path, keys }: { path: Path; keys: string }): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [step, child] of entriesOf(value)) {
      const schemaOfChild = childSchema(at, step);
      if (schemaOfChild === undefined) continue;
      const next = keysBelow(at, keys, step);
      const isRead = next === keys || seen.has(next) || isOwn(next);
      if (isRead) walk(schemaOfChild, child, { path: [...path, step], keys: next });
      else if (!told.has(next)) {
        told.add(next);
        report.error('key-unread', document.locate([...path, step], 'key'), { key: next, kind });
      }
    }
  };
  walk(unwrap(schema), document.data, { path: [], keys: '' });
}

/** Where the component of a page is; data files have none of their own. */
function kindOf({ data: { template } }: Document): string | undefined {
  return typeof template === 'string' ? template : undefined;
}
