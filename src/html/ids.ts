import type { Concern } from './concerns.ts';
import type { FactPool } from './fact-pool.ts';
import type { Attributes, PageFacts } from './facts.ts';

const idReferenceAttributes = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'popovertarget',
  'list',
];

export const idConcern: Concern = { attributes: ['id', ...idReferenceAttributes], beginnings: ['data-'] };

/** Returns a function that notes the id of an element, the ids that it names, and its `data-` attributes. */
export function createIdReader({ ids, idReferences, data }: PageFacts, { pooled }: FactPool) {
  return (_name: string, attributes: Attributes): void => {
    if (attributes.id !== undefined) ids.set(pooled(attributes.id), (ids.get(attributes.id) ?? 0) + 1);
    for (const attribute of idReferenceAttributes) {
      for (const id of attributes[attribute]?.split(/\s+/) ?? [])
        idReferences.push({ attribute, id: pooled(id) });
    }
    for (const name in attributes)
      if (name.startsWith('data-'))
        data.set(pooled(name), (data.get(name) ?? new Set()).add(pooled(attributes[name] ?? '')));
  };
}
