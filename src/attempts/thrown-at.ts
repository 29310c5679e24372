import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Place, placeAt } from '../diagnostics/index.ts';
import { isOfSite, type Position, readFrame, writtenPosition } from './written-position.ts';

/** Where the site and the tool are, and how their paths are shown. */
export type Sources = Pick<Config, 'siteDir' | 'toolDir' | 'shown'>;

/**
 * Finds where an error was thrown, in the TypeScript: the first place of its stack that is code of the site, or else of the tool.
 * Undefined for what is no error, or was thrown elsewhere.
 */
export function thrownAt(error: unknown, sources: Sources): Place | undefined {
  const isOfTool = (path: string) => path.startsWith(join(sources.toolDir, 'src', '/'));
  return thrownInSite(error, sources) ?? firstOf(error, isOfTool, sources);
}

/** Finds where the code of the site threw an error, or called what threw it. */
export function thrownInSite(error: unknown, sources: Sources): Place | undefined {
  return firstOf(error, (path) => isOfSite(path, sources), sources);
}

/** Frames are looked up one by one: the source map of the whole tool is large, and seldom needed. */
function firstOf(error: unknown, isWanted: (path: string) => boolean, { shown }: Sources): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const frame of stack.split('\n')) {
    const compiled = readFrame(frame);
    const written = compiled && writtenPosition(compiled);
    if (written && isWanted(written.path) && existsSync(written.path))
      return placeOf(written, shown(written.path));
  }
  return undefined;
}

function placeOf({ path, line, column }: Position, file: string): Place {
  const text = readFileSync(path, 'utf8');
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return placeAt(file, text, { start, end: start + 1 });
}
