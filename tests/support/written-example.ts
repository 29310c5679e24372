import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/**
 * Writes the lines of an example into content; gives the paths of the files as problems name them, and what puts all back. A line such as
 * `# content/is/faq.yaml` says where those below it belong; without one it is `site.yaml`. They take the place of what has the same keys
 * there; an item of a list takes that of the one that begins with the same value, or is added.
 */
export function writeExample(lines: string, folder: string): { files: string[]; undo: () => void } {
  const [first = '', ...named] = `\n${lines}`.split(/\n# (content\/.*)\n/);
  const parts = named.flatMap((file, at) => (at % 2 === 0 ? [{ file, text: named[at + 1] ?? '' }] : []));
  if (first !== '') parts.push({ file: 'content/site.yaml', text: first });
  const undos = parts.map(({ file, text }) => {
    const path = join(folder, file);
    const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, written(old ?? '', text, file));
    return () => (old === undefined ? rmSync(path) : writeFileSync(path, old));
  });
  return { files: parts.map(({ file }) => file), undo: () => void undos.map((undo) => undo()) };
}

function written(source: string, lines: string, file: string): string {
  const isPage = file.endsWith('.md');
  const [, data = source, body = ''] = (isPage && /^---\n(.*?)\n---\n(.*)$/s.exec(source)) || [];
  const merged = stringify(merge(parse(data), parse(lines)));
  return isPage ? `---\n${merged}---\n${body}` : merged;
}

function merge(old: unknown, given: unknown): unknown {
  if (Array.isArray(given)) return mergeLists(Array.isArray(old) ? old : [], given);
  if (!isMap(given)) return given;
  const keys = Object.entries(given).map(([key, value]) => [key, merge(isMap(old) ? old[key] : old, value)]);
  return { ...(isMap(old) ? old : {}), ...Object.fromEntries(keys) };
}

function mergeLists(old: readonly unknown[], given: readonly unknown[]): unknown[] {
  if (!given.every(isMap)) return [...given];
  const left = [...given];
  const changed = old.map((item) => {
    const at = left.findIndex((one) => isMap(item) && Object.values(item)[0] === Object.values(one)[0]);
    return at < 0 ? item : merge(item, left.splice(at, 1)[0]);
  });
  return [...changed, ...left];
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
