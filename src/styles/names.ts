import type { Root } from 'postcss';

/**
 * The component of a class name: its block, in the BEM way of naming (https://getbem.com/naming/), so `card__title` and
 * `card--wide` give `card`.
 */
export function blockOf(name: string): string {
  return name.replace(/(?<=.)(?:__|--).*/, '');
}

/** The component of the first class or id that a sheet names in a selector; undefined if it names none. */
export function firstName(root: Root): string | undefined {
  let found: string | undefined;
  root.walkRules(({ selector }) => {
    // Values of attributes may hold anything.
    const [, name] = /[.#](-?[_a-z][\w-]*)/i.exec(selector.replace(/\[[^\]]*\]/g, '')) ?? [];
    if (name === undefined) return undefined;
    found = blockOf(name);
    return false;
  });
  return found;
}
