import type { z } from 'zod';
import type { Site } from '../define/site.ts';
import { watch } from '../define/watched.ts';
import type { Db } from '../graph.ts';

/** Returns the same content in another form, such as with its references replaced; each key that is read is noted. */
export function watched<T>(db: Db, schema: z.ZodType, value: T): T {
  return watch(schema, value, { note: noting(db, schema) });
}

/** The channel of the keys that were read, as `page home\0process.steps.title`. */
export const readChannel = 'read';

/** Returns what notes the keys of a schema that are read. */
export function noting(db: Db, schema: z.ZodType): (keys: string) => void {
  const name = schemaNames(db.config.site).get(schema);
  return name === undefined ? () => {} : (keys) => db.emit(readChannel, `${name}\0${keys}`);
}

const namesBySite = new WeakMap<Site, ReadonlyMap<z.ZodType, string>>();

/** The names of the schemas of all files that a site may have: they follow from its definition. */
export function schemaNames(site: Site): ReadonlyMap<z.ZodType, string> {
  const known = namesBySite.get(site);
  if (known) return known;
  const own = (part: string, files: Readonly<Record<string, { schema: z.ZodType }>>) =>
    Object.entries(files).map(([name, { schema }]) => [schema, `${part} ${name}`] as const);
  const { pages, data } = site;
  const names = new Map([...own('page', pages), ...own('shared', data.shared), ...own('own', data.own)]);
  namesBySite.set(site, names);
  return names;
}
