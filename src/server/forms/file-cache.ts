import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Reads a file and makes something of its text; again only when the file has changed. It rejects when there is none. */
export type FileCache = <T>(file: string, parse: (text: string) => T) => Promise<T>;

/** Keeps what was made of files, by their names. */
export function createFileCache(): FileCache {
  const kept = new Map<string, { version: string; value: unknown }>();
  return async <T>(file: string, parse: (text: string) => T) => {
    const { ino, mtimeMs, size } = statSync(file);
    const version = `${ino} ${mtimeMs} ${size}`;
    const known = kept.get(file);
    if (known?.version === version) return known.value as T;
    const value = parse(await readFile(file, 'utf8'));
    kept.set(file, { version, value });
    return value;
  };
}
