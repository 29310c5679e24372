import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { modulesIn } from './file-facts.mjs';

/**
 * Digests what is at some places: files, folders, of which only the names of modules count, or nothing. The real path counts too, because
 * a module imports what lies beside it there.
 */
export function digestOfPlaces(more: string, places: readonly string[]): string {
  const hash = createHash('sha256').update(more);
  for (const path of places) {
    const stats = statSync(path, { throwIfNoEntry: false });
    hash.update(`\0${path}\0${stats ? realpathSync.native(path) : ''}\0`);
    if (stats) hash.update(stats.isDirectory() ? modulesIn(path) : readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
