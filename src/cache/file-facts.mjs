// @ts-check
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';

/** For how long a file may be written again without its facts showing it, in milliseconds: clocks of file systems are coarse. */
const settlingMs = 2000;

/**
 * A digest of what the file system says of files: their paths, sizes, numbers and times. It changes with every change of one,
 * also with those that keep its time (`touch`, `cp -p`), and costs a tenth of reading them.
 *
 * @param {readonly string[]} paths
 * @returns {string | undefined} undefined if one is not there, or changed just now, so that its facts prove nothing
 */
export function digestOfFacts(paths) {
  const settled = Date.now() - settlingMs;
  const hash = createHash('sha256');
  for (const path of paths) {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (!facts || facts.ctimeMs > settled || facts.mtimeMs > settled) return undefined;
    const { dev, ino, size, mtimeMs, ctimeMs } = facts;
    hash.update(JSON.stringify([path, dev, ino, size, mtimeMs, ctimeMs]));
  }
  return hash.digest('hex').slice(0, 32);
}
