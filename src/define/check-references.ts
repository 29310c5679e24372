import type { z } from 'zod';
import { askInBrackets } from '../diagnostics/index.ts';
import { DefinitionError } from './definition-error.ts';
import { metaOf, partsOf, unwrap } from './walk.ts';

/** Roles that are not references. */
const others = ['prose', 'heading', 'address'];

type Schemas = Readonly<Record<string, { schema: z.ZodType }>>;

/** The parts of a site with schemas, and its own kinds of references. */
interface WithSchemas {
  pages: Schemas;
  data: { shared: Schemas; own: Schemas };
  references?: object;
}

/** Checks that every reference in the schemas has a kind that the site defines. @throws DefinitionError */
export function checkReferenceKinds({ pages, data, references = {} }: WithSchemas): void {
  const kinds = ['icon', 'page', 'picture', 'video', ...Object.keys(references)];
  for (const [name, { schema }] of Object.entries({ ...data.shared, ...data.own, ...pages }))
    for (const role of rolesIn(schema)) {
      if (others.includes(role) || kinds.includes(role)) continue;
      throw new DefinitionError(
        `The schema of “${name}” has a reference of the kind “${role}”, which the site does not have${askInBrackets(role, kinds)}. The kinds are: ${kinds.join(', ')}; “references” of the definition adds others.`,
      );
    }
}

function rolesIn(schema: z.ZodType, roles = new Set<string>(), seen = new Set<z.ZodType>()): Set<string> {
  if (seen.has(schema)) return roles;
  seen.add(schema);
  const { role } = metaOf(schema);
  if (role !== undefined) roles.add(role);
  for (const part of partsOf(schema)) rolesIn(unwrap(part), roles, seen);
  return roles;
}
