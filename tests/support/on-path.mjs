import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first program of these names that the shell would find.
 *
 * @param {readonly string[]} names
 * @returns {string | undefined} its path
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
