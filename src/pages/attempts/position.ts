import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../cache/file-facts.mjs';
import type { Config } from '../../config.ts';
import type { Written } from '../../define/definition-error.ts';
import { type Place, placeAt } from '../../diagnostics/index.ts';

/** The folders of the site and the tool, and the format of their paths in messages. */
export type SourceFolders = Pick<Config, 'siteDir' | 'toolDir' | 'shown'>;

/**
 * Finds the innermost frame of the site's own code in a stack, and maps it to the TypeScript source. Frames are mapped one by one,
 * because the source map of the whole tool is large.
 */
export function thrownInSite(error: unknown, folders: SourceFolders): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const frame of stack.split('\n')) {
    const compiled = readFrame(frame);
    const written = compiled && writtenPosition(compiled);
    if (written && isOfSite(written.path, folders) && existsSync(written.path))
      return placeOf(written, folders.shown(written.path));
  }
  return undefined;
}

function placeOf({ path, line, column }: Position, file: string): Place {
  const text = readFileSync(path, 'utf8');
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return placeAt(file, text, { start, end: start + 1 });
}

/** Finds the template that renders an island. The stack does not name it, because React calls components later. */
export function islandPlace(name: string, { siteDir, shown }: SourceFolders): Place | undefined {
  for (const path of listFiles(join(siteDir, 'templates'), (entry) => /\.[jt]sx$/.test(entry.name))) {
    const text = readFileSync(path, 'utf8');
    const start = text.indexOf(`name="${name}"`);
    if (start >= 0) return placeAt(shown(path), text, { start, end: start + `name="${name}"`.length });
  }
  return undefined;
}

/** Finds where a mistake of a definition is written in the code of the site. The stack names only the call that found it. */
export function writtenPlace(written: Written, { siteDir, shown }: SourceFolders): Place | undefined {
  for (const path of listFiles(join(siteDir, 'templates'), (entry) => /\.[jt]sx?$/.test(entry.name))) {
    const text = readFileSync(path, 'utf8');
    const span = spanOf(written, text);
    if (span) return placeAt(shown(path), text, span);
  }
  return undefined;
}

/** Finds a mistake of a definition in the text of a file. */
function spanOf(
  { key, value, part, otherwise }: Written,
  text: string,
): { start: number; end: number } | undefined {
  const values = text.matchAll(/\b(\w+)\s*:\s*(['"`])(.*?)\2/g);
  const home = [...values].find((found) => found[1] === key && found[3] === value);
  if (!home) return undefined;
  const start = part === undefined ? undefined : keyAfter(home.index + home[0].length, part, text);
  if (part !== undefined && start !== undefined) return { start, end: start + part.length };
  return otherwise === 'key' ? { start: home.index, end: home.index + key.length } : undefined;
}

/** Finds a key, or a variable of its name, after an offset. If there is none, returns the first one before it. */
function keyAfter(from: number, key: string, text: string): number | undefined {
  const names = text.matchAll(/(?<![\w.])([\w$-]+)['"]?\s*:|(?<![\w.'"`])([\w$-]+)\s*[,}(]/g);
  const found = [...names].filter(([, own, meant]) => (own ?? meant) === key);
  return (found.find(({ index }) => index >= from) ?? found[0])?.index;
}

/** A position in a file: absolute path, 1-based line and column. */
interface Position {
  path: string;
  line: number;
  column: number;
}

/** Parses a stack frame, such as `at Header (file:///tool/index.js:10:5)`. */
export function readFrame(frame: string): Position | undefined {
  const [, file, line, column] =
    /^\s*at (?:.*\(|async )?((?:file:\/\/)?\/[^()]*):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  if (file === undefined) return undefined;
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  return { path, line: Number(line), column: Number(column) };
}

/** Maps a position to its source by the source map beside the file (ECMA-426). Without a map, returns the same position. */
export function writtenPosition(position: Position): Position | undefined {
  const map = sourceMapOf(position.path);
  if (!map) return position;
  const entry = map.findEntry(position.line - 1, position.column - 1);
  if (!('originalSource' in entry)) return undefined;
  const path = resolve(dirname(position.path), entry.originalSource);
  return { path, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** Checks that a source belongs to the site, not to a package or the tool. */
export function isOfSite(path: string, { toolDir }: Pick<Config, 'toolDir'>): boolean {
  const others = ['src', 'cli', 'node_modules'].map((folder) => join(toolDir, folder, '/'));
  return !path.includes('/node_modules/') && !others.some((folder) => path.startsWith(folder));
}

/** Parsed source maps by compiled file, whose name contains its hash. A component that throws needs the same map on every page. */
const maps = new Map<string, SourceMap | undefined>();

/** Maximum number of maps in memory. Each edit creates new compiled files. */
const maxMaps = 20;

function sourceMapOf(path: string): SourceMap | undefined {
  if (maps.has(path)) return maps.get(path);
  const file = `${path}.map`;
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const [oldest] = maps.keys();
  if (maps.size >= maxMaps && oldest !== undefined) maps.delete(oldest);
  maps.set(path, map);
  return map;
}
