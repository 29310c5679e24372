import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeftovers } from './whole-file.ts';

const monthMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes entries of a cache that were not used for a month, the oldest ones beyond `most`, and temporary files of ended processes.
 * A folder that cannot be swept is left to the next run.
 *
 * @param limits `asked`: keys that stay in any case
 */
export function sweepFolder(
  folder: string,
  { asked, most }: { asked: ReadonlySet<string>; most: number },
): void {
  try {
    removeLeftovers(folder);
    const others = readdirSync(folder)
      .filter((key) => !asked.has(key))
      .map((key) => join(folder, key))
      .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .toSorted((a, b) => b.usedAt - a.usedAt);
    const oldest = Date.now() - monthMs;
    const unused = others.filter((entry, at) => at >= most - asked.size || entry.usedAt < oldest);
    for (const { path } of unused) rmSync(path, { recursive: true, force: true });
  } catch {
    // This costs space only.
  }
}
