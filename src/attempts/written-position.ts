import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

/** A position in a file: an absolute path, line and column from 1. */
export interface Position {
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
