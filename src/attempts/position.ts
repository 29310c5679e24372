import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../cache/file-facts.mjs';
import type { Config } from '../config.ts';
import { type Place, placeAt } from '../diagnostics/index.ts';

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

/** Finds where a template shows an island, since no stack leads there: React calls components later. */
export function islandPlace(name: string, { siteDir, shown }: Sources): Place | undefined {
  for (const path of listFiles(join(siteDir, 'templates'), (entry) => /\.[jt]sx$/.test(entry.name))) {
    const text = readFileSync(path, 'utf8');
    const start = text.indexOf(`name="${name}"`);
    if (start >= 0) return placeAt(shown(path), text, { start, end: start + `name="${name}"`.length });
  }
  return undefined;
}

/** A position in a file: an absolute path, line and column from 1. */
interface Position {
  path: string;
  line: number;
  column: number;
}

/** Reads a frame of a stack, such as `at Header (file:///tool/index.js:10:5)`. */
export function readFrame(frame: string): Position | undefined {
  const [, file, line, column] =
    /^\s*at (?:.*\(|async )?((?:file:\/\/)?\/[^()]*):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  if (file === undefined) return undefined;
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  return { path, line: Number(line), column: Number(column) };
}

/** Finds the position in the TypeScript by the source map beside a file (ECMA-426). Without a map it is the same. */
export function writtenPosition(position: Position): Position | undefined {
  const map = sourceMapOf(position.path);
  if (!map) return position;
  const entry = map.findEntry(position.line - 1, position.column - 1);
  if (!('originalSource' in entry)) return undefined;
  const path = resolve(dirname(position.path), entry.originalSource);
  return { path, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** Says whether a source is the site's own code, not that of a package or of the tool. */
export function isOfSite(path: string, { toolDir }: Pick<Config, 'toolDir'>): boolean {
  const others = ['src', 'cli', 'node_modules'].map((folder) => join(toolDir, folder, '/'));
  return !path.includes('/node_modules/') && !others.some((folder) => path.startsWith(folder));
}

/** Source maps by compiled file, which is named after its content. A component that throws asks for the same map on every page. */
const maps = new Map<string, SourceMap | undefined>();

/** The most maps in memory: each edit brings new compiled files. */
const most = 20;

function sourceMapOf(path: string): SourceMap | undefined {
  if (maps.has(path)) return maps.get(path);
  const file = `${path}.map`;
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const [oldest] = maps.keys();
  if (maps.size >= most && oldest !== undefined) maps.delete(oldest);
  maps.set(path, map);
  return map;
}
