import { type Artifact, hashOf } from '../artifact.ts';
import type { Icon } from '../model/site.ts';

/** The drawings of the site in one file, and the address of each. */
export interface IconSprite {
  artifact: Artifact;
  /** The address of a drawing inside the file, by name. */
  addresses: ReadonlyMap<string, string>;
}

/**
 * Puts drawings into one file that every page shares. In the pages themselves they would come again with each of them:
 * on the page of games they were a sixth of all bytes.
 */
export function publishIcons(icons: ReadonlyMap<string, Icon>): IconSprite {
  const symbols = [...icons].map(
    ([name, { viewBox, body }]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  const body = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const path = `assets/icons-${hashOf(body)}.svg`;
  const addresses = new Map([...icons.keys()].map((name) => [name, `/${path}#${name}`]));
  return { artifact: { path, body }, addresses };
}
