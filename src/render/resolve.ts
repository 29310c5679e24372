import type { z } from 'zod';
import { mapFields } from '../define/walk.ts';

/** What to put in place of a text, by its role: the thing that a name names, or the text made ready to show. */
export type Resolvers = Readonly<Record<string, (name: string) => unknown>>;

/** Content with every reference replaced by what it names. */
export function resolve(schema: z.ZodType, value: unknown, resolvers: Resolvers): unknown {
  return mapFields(schema, value, ({ value: text, meta: { role = '' } }) => {
    const resolver = Object.hasOwn(resolvers, role) ? resolvers[role] : undefined;
    return typeof text === 'string' && resolver ? resolver(text) : text;
  });
}
