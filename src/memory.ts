/**
 * What a process remembers that builds again and again: what pure functions gave, each for as long as its inputs stay the same.
 * The same functions are called in the same order with and without it.
 */
export interface Memory {
  /**
   * Returns what `make` gave when it was last called under this name, if every input is the same value or object; else calls it.
   *
   * @param inputs everything on which the result depends
   */
  recall<T>(name: string, inputs: readonly unknown[], make: () => T): T;
  /** The same for what depends on more than its inputs, which the result itself can tell. */
  recallIf<T>(name: string, inputs: Inputs<T>, make: () => T): T;
}

/** On what something depends. */
interface Inputs<T> {
  same: readonly unknown[];
  /** Whether everything else is as it was when a result was made. */
  isStill(known: T): boolean;
}

/** For a process that builds once. */
export const noMemory: Memory = {
  recall: (_name, _inputs, make) => make(),
  recallIf: (_name, _inputs, make) => make(),
};

interface Remembered {
  inputs: readonly unknown[];
  result: unknown;
}

/** A memory without anything in it. It keeps one result for each name. */
export function createMemory(): Memory {
  const all = new Map<string, Remembered>();
  const recallIf: Memory['recallIf'] = <T>(name: string, { same, isStill }: Inputs<T>, make: () => T): T => {
    const known = all.get(name);
    if (known && isSame(known.inputs, same) && isStill(known.result as T)) return known.result as T;
    const result = make();
    all.set(name, { inputs: same, result });
    return result;
  };
  return {
    recallIf,
    recall: (name, same, make) => recallIf(name, { same, isStill: () => true }, make),
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => Object.is(value, other[at]));
}
