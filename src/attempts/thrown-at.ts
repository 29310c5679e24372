import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { type Place, placeAt } from '../diagnostics/index.ts';

/** Where the site and the tool are, and how their paths are shown. */
export type Sources = Pick<Config, 'siteDir' | 'toolDir' | 'shown'>;

interface Position {
  /** An absolute path. */
  path: string;
  /** Both from 1. */
  line: number;
  column: number;
}

/**
 * Where an error was thrown, in the TypeScript as it was written: the first place of its stack that is in the
 * templates, or else in the tool. Undefined for what is no error, or was thrown elsewhere.
 */
export function thrownAt(error: unknown, { siteDir, toolDir, shown }: Sources): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const positions = stack.split('\n').flatMap(readFrame).flatMap(asWritten);
  const isIn = (folder: string) => (one: Position) => one.path.startsWith(join(folder, '/'));
  const found =
    positions.find(isIn(join(siteDir, 'templates'))) ?? positions.find(isIn(join(toolDir, 'src')));
  return found && existsSync(found.path) ? placeOf(found, shown(found.path)) : undefined;
}

/** `at Header (file:///tool/index.js:10:5)` as a position. */
function readFrame(frame: string): Position[] {
  const [, file, line, column] = /^\s*at .*?((?:file:\/\/)?\/[^()]*?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  if (file === undefined) return [];
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  return [{ path, line: Number(line), column: Number(column) }];
}

/** What a source map beside the file makes of a position (ECMA-426); the position itself when there is none. */
function asWritten({ path, line, column }: Position): Position[] {
  if (!existsSync(`${path}.map`)) return [{ path, line, column }];
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return [];
  const source = resolve(dirname(path), entry.originalSource);
  return [{ path: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 }];
}

function placeOf({ path, line, column }: Position, file: string): Place {
  const text = readFileSync(path, 'utf8');
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return placeAt(file, text, { start, end: start + 1 });
}
