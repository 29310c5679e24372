import type { Attributes } from './facts.ts';

/** The elements that a reader wants to see: those with one of these names or attributes. */
export interface Concern {
  elements?: readonly string[];
  attributes?: readonly string[];
  /** Prefixes of further attributes. */
  prefixes?: readonly string[];
}

/** Visits an element that concerns it. */
export type ElementReader = (name: string, attributes: Attributes) => void;

/**
 * Creates a dispatcher that passes each element only to the readers it concerns, in their order. Most elements concern no reader, and
 * calling all readers would take longer than parsing.
 *
 * @returns a function that combines the readers, by concern, into one
 */
export function createDispatch<Name extends string>(concerns: Readonly<Record<Name, Concern>>) {
  const order = Object.keys(concerns) as Name[];
  const concernedBy = createMarks(order.map((name) => concerns[name]));
  return (byName: Readonly<Record<Name, ElementReader>>): ElementReader => {
    const readers = order.map((name) => byName[name]);
    return (name, attributes) => {
      let marks = concernedBy.element(name);
      for (const attribute in attributes) marks |= concernedBy.attribute(attribute);
      for (let at = 0; marks >> at !== 0; at += 1) if ((marks >> at) & 1) readers[at]?.(name, attributes);
    };
  };
}

/** Computes the concerns of a name as bits of a number. Names repeat, so the results are cached. */
function createMarks(concerns: readonly Concern[]) {
  const marksOf = (isConcerned: (concern: Concern) => boolean | undefined) =>
    concerns.reduce((marks, concern, at) => (isConcerned(concern) ? marks | (1 << at) : marks), 0);
  return {
    element: memoize((name) => marksOf(({ elements }) => elements?.includes(name))),
    attribute: memoize((name) =>
      marksOf(
        ({ attributes, prefixes }) =>
          attributes?.includes(name) || prefixes?.some((prefix) => name.startsWith(prefix)),
      ),
    ),
  };
}

function memoize(compute: (name: string) => number): (name: string) => number {
  const cache = new Map<string, number>();
  return (name) => {
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const marks = compute(name);
    cache.set(name, marks);
    return marks;
  };
}
