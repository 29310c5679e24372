import type { Root } from 'postcss';

/** Returns the BEM block of a class name (https://getbem.com/naming/): `card` for both `card__title` and `card--wide`. */
export function blockOf(name: string): string {
  return name.replace(/(?<=.)(?:__|--).*/, '');
}

/** Returns the block of the first class or id in the selectors of a sheet; undefined if there is none. */
export function firstName(root: Root): string | undefined {
  let found: string | undefined;
  root.walkRules(({ selector }) => {
    // Attribute values may contain dots and hashes.
    const [, name] = /[.#](-?[_a-z][\w-]*)/i.exec(selector.replace(/\[[^\]]*\]/g, '')) ?? [];
    if (name === undefined) return undefined;
    found = blockOf(name);
    return false;
  });
  return found;
}
