import type { z } from 'zod';
import type { Site } from '../../define/site.ts';
import { watch } from '../../define/watched.ts';
import type { Db } from '../../graph/index.ts';

/** Wraps a value so that each key that is read is recorded. */
export function recordReads<T>(db: Db, schema: z.ZodType, value: T): T {
  return watch(schema, value, { note: readRecorder(db, schema) });
}

/** The channel of keys that were read, such as `page home\0process.steps.title`. */
export const readChannel = 'read';

/** Creates a function that records reads of keys of a schema. */
export function readRecorder(db: Db, schema: z.ZodType): (keys: string) => void {
  const name = schemaNames(db.config.site).get(schema);
  return name === undefined ? () => {} : (keys) => db.emit(readChannel, `${name}\0${keys}`);
}

const namesBySite = new WeakMap<Site, ReadonlyMap<z.ZodType, string>>();

/** Returns the names of all schemas in the definition of a site. */
export function schemaNames(site: Site): ReadonlyMap<z.ZodType, string> {
  const cached = namesBySite.get(site);
  if (cached) return cached;
  const own = (part: string, files: Readonly<Record<string, { schema: z.ZodType }>>) =>
    Object.entries(files).map(([name, { schema }]) => [schema, `${part} ${name}`] as const);
  const { pages, data } = site;
  const names = new Map([...own('page', pages), ...own('shared', data.shared), ...own('own', data.own)]);
  namesBySite.set(site, names);
  return names;
}
