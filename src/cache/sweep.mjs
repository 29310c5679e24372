// @ts-check
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listName } from './file-set.mjs';
import { removeLeftovers } from './whole-file.mjs';

const monthMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes from the folder of a cache what is no longer needed: entries that nobody has used in a month, those beyond the
 * most that may stay, the oldest first, and what ended processes were writing. A folder that cannot be swept is left to the
 * next run that can.
 *
 * @param {string} folder
 * @param {{ asked: ReadonlySet<string>, most: number }} limits `asked`: the keys that stay in any case
 */
export function sweepFolder(folder, { asked, most }) {
  try {
    removeLeftovers(folder);
    const others = readdirSync(folder)
      .filter((key) => !asked.has(key))
      .map((key) => ({ path: join(folder, key), usedAt: usedAt(join(folder, key)) }))
      .toSorted((a, b) => b.usedAt - a.usedAt);
    const oldest = Date.now() - monthMs;
    const unused = others.filter((entry, at) => at >= most - asked.size || entry.usedAt < oldest);
    for (const { path } of unused) rmSync(path, { recursive: true, force: true });
  } catch {
    // It costs space alone.
  }
}

/**
 * When an entry was last used, in milliseconds since 1970: a file says so itself, and of a set of files the list, or the
 * folder while there is none.
 *
 * @param {string} path
 */
function usedAt(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  const list = entry?.isDirectory() ? statSync(join(path, listName), { throwIfNoEntry: false }) : undefined;
  return (list ?? entry)?.mtimeMs ?? 0;
}
