// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { modulesIn } from './file-facts.mjs';

/**
 * A digest of what places hold, which may be files, folders, of which only the names of modules in them count, or nothing; and of where
 * they really are: what a module imports lies beside it there.
 *
 * @param {string} more
 * @param {readonly string[]} places
 */
export function digestOfPlaces(more, places) {
  const hash = createHash('sha256').update(more);
  for (const path of places) {
    const stats = statSync(path, { throwIfNoEntry: false });
    hash.update(`\0${path}\0${stats ? realpathSync.native(path) : ''}\0`);
    if (stats) hash.update(stats.isDirectory() ? modulesIn(path) : readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
