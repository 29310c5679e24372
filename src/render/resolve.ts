import type { z } from 'zod';
import type { FieldRole, ReferenceKind } from '../schema/fields.ts';
import { mapFields } from '../schema/walk.ts';

/** What to put in the place of a text, by its role: the thing that a name names, or the text made ready to show. */
export type Resolvers = Record<ReferenceKind, (name: string) => unknown> &
  Partial<Record<Exclude<FieldRole, ReferenceKind>, (text: string) => string>>;

/** Content with every reference replaced by what it names. */
export function resolve(schema: z.ZodType, value: unknown, resolvers: Resolvers): unknown {
  return mapFields(schema, value, ({ value: text, meta: { role } }) => {
    const resolver = role === undefined ? undefined : resolvers[role];
    return typeof text === 'string' && resolver ? resolver(text) : text;
  });
}
