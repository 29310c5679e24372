import type { z } from 'zod';
import type { Site } from '../define/site.ts';
import type { Form } from '../memory/stored-form.ts';
import type { Trace } from './trace.ts';

/** The schemas of the files of a site, by name. */
export type Schemas = ReadonlyMap<string, z.ZodType>;

/** The keys that were read of each schema. */
export type Seen = Map<z.ZodType, Set<string>>;

/** What was made, and what was read of the content for it. */
interface Traced<T> {
  result: T;
  trace: Trace;
  seen: Seen;
}

/** The schemas of all files that a site may have, by names that follow from its definition. */
export function schemasOf({ pages, data }: Site): Schemas {
  const own = (part: string, files: Readonly<Record<string, { schema: z.ZodType }>>) =>
    Object.entries(files).map(([name, { schema }]) => [`${part} ${name}`, schema] as const);
  return new Map([...own('page', pages), ...own('shared', data.shared), ...own('own', data.own)]);
}

/** How such a result is written down: schemas by their names. Those of no file are not asked for by anyone. */
export function tracedForm<T>({ pack, unpack }: Form<T>, schemas: Schemas): Form<Traced<T>> {
  return {
    pack: ({ result, trace, seen }) => ({
      ...{ result: pack(result), trace },
      seen: [...schemas].flatMap(([name, schema]) => {
        const keys = seen.get(schema);
        return keys ? [[name, keys] as const] : [];
      }),
    }),
    unpack(stored) {
      const { result, trace, seen } = stored as Stored;
      const known = seen.flatMap(([name, keys]) => {
        const schema = schemas.get(name);
        return schema ? [[schema, keys] as const] : [];
      });
      return { result: unpack(result), trace, seen: new Map(known) };
    },
  };
}

interface Stored {
  result: unknown;
  trace: Trace;
  seen: (readonly [name: string, keys: Set<string>])[];
}
