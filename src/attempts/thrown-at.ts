import { existsSync, readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { type Place, placeAt } from '../diagnostics/index.ts';
import { isOfSite, type Position, readFrame, writtenPosition } from './written-position.ts';

/** Where the site and the tool are, and how their paths are shown. */
export type Sources = Pick<Config, 'siteDir' | 'toolDir' | 'shown'>;

/**
 * Finds where code of the site threw an error, or called what threw it, in the TypeScript. Frames are looked up one by one: the source
 * map of the whole tool is large.
 */
export function thrownInSite(error: unknown, sources: Sources): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const frame of stack.split('\n')) {
    const compiled = readFrame(frame);
    const written = compiled && writtenPosition(compiled);
    if (written && isOfSite(written.path, sources) && existsSync(written.path))
      return placeOf(written, sources.shown(written.path));
  }
  return undefined;
}

function placeOf({ path, line, column }: Position, file: string): Place {
  const text = readFileSync(path, 'utf8');
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return placeAt(file, text, { start, end: start + 1 });
}
