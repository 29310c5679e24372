import { type Artifact, hashOf } from '../artifact.ts';
import type { Icon } from '../define/content.ts';

/** The drawings of the site in two files, and the address of each. */
interface Drawings {
  artifacts: Artifact[];
  /** The address of an icon inside its file, by name. */
  icons: ReadonlyMap<string, string>;
  /** The address of a line of the site inside its file, by name. */
  lines: Readonly<Record<string, string>>;
}

/**
 * Puts the drawings below the first screens into files that the pages share. In the pages themselves they would come again
 * with each of them: on the page of games the icons were a sixth of all bytes. The marks of other companies are a file of
 * their own: few pages show any, and they weigh more than half as much as all the rest.
 */
export function emitDrawings(
  icons: ReadonlyMap<string, Icon>,
  lines: Readonly<Record<string, string>> = {},
): Drawings {
  const isMark = ([, { style }]: [string, Icon]) => style === 'fill';
  // No symbols: they would cut off the line that runs out of the drawing.
  const paths = Object.entries(lines).map(([name, d]) => `<path id="${lineId(name)}" d="${d}"/>`);
  const drawn = drawingFile('drawings', [
    ...[...icons].filter((icon) => !isMark(icon)).map(symbol),
    ...paths,
  ]);
  const marks = drawingFile('marks', [...icons].filter(isMark).map(symbol));
  const address = ({ path }: Artifact, id: string) => `/${path}#${id}`;
  return {
    artifacts: [drawn, marks],
    icons: new Map([...icons].map((icon) => [icon[0], address(isMark(icon) ? marks : drawn, icon[0])])),
    lines: Object.fromEntries(Object.keys(lines).map((name) => [name, address(drawn, lineId(name))])),
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
const lineId = (name: string) => `thread_${name}`;
