import type { z } from 'zod';
import type { FieldRole, ReferenceKind } from '../schema/fields.ts';
import { childSchema, entriesOf, metaOf, unwrap } from '../schema/walk.ts';

/** What to put in the place of a text, by its role: the thing that a name names, or the text made ready to show. */
export type Resolvers = Record<ReferenceKind, (name: string) => unknown> &
  Partial<Record<Exclude<FieldRole, ReferenceKind>, (text: string) => string>>;

/** Content with every reference replaced by what it names. */
export function resolve(schema: z.ZodType, value: unknown, resolvers: Resolvers): unknown {
  const inner = unwrap(schema);
  if (typeof value === 'string') {
    const { role } = metaOf(inner);
    const resolver = role === undefined ? undefined : resolvers[role];
    return resolver ? resolver(value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const resolved = entriesOf(value).map(([step, child]) => {
    const schemaOfChild = childSchema(inner, step);
    return [step, schemaOfChild ? resolve(schemaOfChild, child, resolvers) : child] as const;
  });
  return Array.isArray(value) ? resolved.map(([, child]) => child) : Object.fromEntries(resolved);
}
