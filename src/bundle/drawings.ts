import { type SharedThread, sharedThreads } from '../../templates/motif/shared.ts';
import { endlessThread } from '../../templates/motif/thread.ts';
import { type Artifact, hashOf } from '../artifact.ts';
import type { Icon } from '../model/site.ts';

/** The drawings of the site in one file, and the address of each. */
export interface Drawings {
  artifact: Artifact;
  /** The address of an icon inside the file, by name. */
  icons: ReadonlyMap<string, string>;
  /** The address of a thread inside the file. */
  threads: Readonly<Record<SharedThread, string>>;
}

/**
 * Puts the drawings below the first screens into one file that every page shares. In the pages themselves they would come
 * again with each of them: on the page of games the icons were a sixth of all bytes.
 */
export function publishDrawings(icons: ReadonlyMap<string, Icon>): Drawings {
  const symbols = [...icons].map(
    ([name, { viewBox, body }]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  const names = Object.keys(sharedThreads) as SharedThread[];
  // No symbols: they would cut off the line that runs out of the drawing.
  const paths = names.map(
    (name) => `<path id="${threadId(name)}" d="${endlessThread(sharedThreads[name])}"/>`,
  );
  const body = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...paths].join('')}</svg>`;
  const path = `assets/drawings-${hashOf(body)}.svg`;
  const address = (id: string) => `/${path}#${id}`;
  return {
    artifact: { path, body },
    icons: new Map([...icons.keys()].map((name) => [name, address(name)])),
    threads: Object.fromEntries(names.map((name) => [name, address(threadId(name))])) as Drawings['threads'],
  };
}

/** No icon has an underscore in its name. */
const threadId = (name: SharedThread) => `thread_${name}`;
