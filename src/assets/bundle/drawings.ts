import { type Artifact, hashOf } from '../../artifact.ts';
import type { Icon } from '../../define/content.ts';

/** The two files of drawings, and the address of each drawing. */
interface Drawings {
  artifacts: Artifact[];
  /** Addresses of icons, by name. */
  icons: ReadonlyMap<string, string>;
  /** Addresses of line drawings, by name. */
  lines: Readonly<Record<string, string>>;
}

/**
 * Emits drawings below the first screen as shared files, because inlining them would repeat them in every page. The marks of other
 * companies are a separate file: few pages show them, and they are large.
 */
export function emitDrawings(
  icons: ReadonlyMap<string, Icon>,
  lines: Readonly<Record<string, string>> = {},
): Drawings {
  const isMark = ([, { style }]: [string, Icon]) => style === 'fill';
  // No symbols, which would clip lines that leave the view box.
  const paths = Object.entries(lines).map(([name, d]) => `<path id="${lineId(name)}" d="${d}"/>`);
  const drawings = drawingFile('drawings', [
    ...[...icons].filter((icon) => !isMark(icon)).map(symbol),
    ...paths,
  ]);
  const marks = drawingFile('marks', [...icons].filter(isMark).map(symbol));
  const address = ({ path }: Artifact, id: string) => `/${path}#${id}`;
  return {
    artifacts: [drawings, marks],
    icons: new Map([...icons].map((icon) => [icon[0], address(isMark(icon) ? marks : drawings, icon[0])])),
    lines: Object.fromEntries(Object.keys(lines).map((name) => [name, address(drawings, lineId(name))])),
  };
}

function symbol([name, { viewBox, body }]: [string, Icon]): string {
  return `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;
}

function drawingFile(name: string, drawings: readonly string[]): Artifact {
  const body = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
  return { path: `assets/${name}-${hashOf(body)}.svg`, body };
}

/** Returns the id of a line. Names of icons have no underscore, so the ids cannot collide. */
const lineId = (name: string) => `thread_${name}`;
