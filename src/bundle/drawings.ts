import { type SharedThread, sharedThreads } from '../../templates/motif/shared.ts';
import { endlessThread } from '../../templates/motif/thread.ts';
import { type Artifact, hashOf } from '../artifact.ts';
import type { Icon } from '../model/site.ts';

/** The drawings of the site in two files, and the address of each. */
interface Drawings {
  artifacts: Artifact[];
  /** The address of an icon inside its file, by name. */
  icons: ReadonlyMap<string, string>;
  /** The address of a thread inside its file. */
  threads: Readonly<Record<SharedThread, string>>;
}

/**
 * Puts the drawings below the first screens into files that the pages share. In the pages themselves they would come again
 * with each of them: on the page of games the icons were a sixth of all bytes. The marks of other companies are a file of
 * their own: few pages show any, and they weigh more than half as much as all the rest.
 */
export function publishDrawings(icons: ReadonlyMap<string, Icon>): Drawings {
  const isMark = ([, { style }]: [string, Icon]) => style === 'fill';
  const names = Object.keys(sharedThreads) as SharedThread[];
  // No symbols: they would cut off the line that runs out of the drawing.
  const paths = names.map(
    (name) => `<path id="${threadId(name)}" d="${endlessThread(sharedThreads[name])}"/>`,
  );
  const lines = drawingFile('drawings', [
    ...[...icons].filter((icon) => !isMark(icon)).map(symbol),
    ...paths,
  ]);
  const marks = drawingFile('marks', [...icons].filter(isMark).map(symbol));
  const address = ({ path }: Artifact, id: string) => `/${path}#${id}`;
  return {
    artifacts: [lines, marks],
    icons: new Map([...icons].map((icon) => [icon[0], address(isMark(icon) ? marks : lines, icon[0])])),
    threads: Object.fromEntries(
      names.map((name) => [name, address(lines, threadId(name))]),
    ) as Drawings['threads'],
  };
}

function symbol([name, { viewBox, body }]: [string, Icon]): string {
  return `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;
}

function drawingFile(name: string, drawings: readonly string[]): Artifact {
  const body = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
  return { path: `assets/${name}-${hashOf(body)}.svg`, body };
}

/** No icon has an underscore in its name. */
const threadId = (name: SharedThread) => `thread_${name}`;
