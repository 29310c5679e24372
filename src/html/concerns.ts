import type { Attributes } from './facts.ts';

/** Which elements concern a reader: those of these names, and those that have one of these attributes. */
export interface Concern {
  elements?: readonly string[];
  attributes?: readonly string[];
  /** How the names of more attributes begin. */
  beginnings?: readonly string[];
}

/** Reads an element that concerns it. */
export type ElementReader = (name: string, attributes: Attributes) => void;

/**
 * Hands each element only to those readers that it concerns, in their order: most elements of a page have no attribute that anyone
 * reads, and to let every reader look takes longer than parsing.
 *
 * @returns a function that takes the reader of each concern, and returns one that is called for each element
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

/** Whom a name concerns, each as one bit of a number. A page has few different names, so each is looked at once. */
function createMarks(concerns: readonly Concern[]) {
  const marksOf = (isConcerned: (concern: Concern) => boolean | undefined) =>
    concerns.reduce((marks, concern, at) => (isConcerned(concern) ? marks | (1 << at) : marks), 0);
  return {
    element: remembered((name) => marksOf(({ elements }) => elements?.includes(name))),
    attribute: remembered((name) =>
      marksOf(
        ({ attributes, beginnings }) =>
          attributes?.includes(name) || beginnings?.some((beginning) => name.startsWith(beginning)),
      ),
    ),
  };
}

function remembered(look: (name: string) => number): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const marks = look(name);
    known.set(name, marks);
    return marks;
  };
}
