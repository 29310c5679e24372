// @ts-check
import { readdirSync, statSync } from 'node:fs';

/**
 * Milliseconds in which a file may change again without other facts: clocks of file systems are coarse, most by a tick of at most 10, some by
 * a second.
 */
export const settlingMs = { fine: 20, coarse: 2000 };

/**
 * Lists the paths of all files in a folder and below it, sorted by name.
 *
 * @param {string} folder
 * @param {(entry: import('node:fs').Dirent) => boolean} [isWanted] selects files and links
 * @returns {string[]}
 */
export function listFiles(folder, isWanted = () => true) {
  return listEntries(folder).flatMap(({ path, isFolder, entry }) =>
    !isFolder && isWanted(entry) ? [path] : [],
  );
}

/**
 * Lists files and folders. Node's own recursive listing takes ten times as long.
 *
 * @param {string} folder
 * @returns {{ path: string, isFolder: boolean, entry: import('node:fs').Dirent }[]}
 */
export function listEntries(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const own = { path: `${folder}/${entry.name}`, isFolder: entry.isDirectory(), entry };
    return own.isFolder ? [own, ...listEntries(own.path)] : [own];
  });
}

/**
 * Checks for the name of a module, which an import may name without its ending.
 *
 * @param {string} name
 */
export const isModule = (name) => /\.(?:[cm]?[jt]sx?|json)$/.test(name);

/**
 * Returns what the file system says of a file: size, inode and times. It differs after every change, even one that keeps the modification
 * time (`touch`, `cp -p`), and costs a tenth of reading the file.
 *
 * @param {string} path
 * @param {number} [now] the time of asking
 * @param {number} [writtenAt] the latest time at which the file may have been written
 * @returns {string | undefined} undefined if there is no such file, or it changed just now, so its facts prove nothing
 */
export function factsOfFile(path, now = Date.now(), writtenAt = Number.POSITIVE_INFINITY) {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts?.isFile() && facts.mtimeMs <= writtenAt ? settledFacts(facts, now) : undefined;
}

/**
 * Returns the facts of a file, of a folder, of which only the names of modules count, or of nothing.
 *
 * @param {string} path
 * @param {number} now
 */
export function factsOfPlace(path, now) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return 'nothing';
  if (facts.isDirectory()) return `${facts.dev} ${facts.ino} ${modulesIn(path)}`;
  return facts.isFile() ? settledFacts(facts, now) : undefined;
}

/**
 * Lists the names in a folder that an import without an ending could mean.
 *
 * @param {string} folder
 */
export const modulesIn = (folder) => readdirSync(folder).filter(isModule).sort().join('/');

/**
 * @param {import('node:fs').Stats} facts
 * @param {number} now
 */
function settledFacts(facts, now) {
  if (!isSettled(facts, now)) return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs } = facts;
  return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/**
 * Returns the facts of a folder: its permissions, and when an entry was added or removed. Renaming the folder itself changes nothing.
 *
 * @param {string} path
 * @param {number} [now]
 * @param {number} [writtenAt] the latest time at which the folder may have been written
 */
export function factsOfFolder(path, now = Date.now(), writtenAt = Number.POSITIVE_INFINITY) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isDirectory() || facts.mtimeMs > writtenAt || !isSettled(facts, now)) return undefined;
  const { dev, ino, mode, uid, gid, mtimeMs } = facts;
  return `${dev} ${ino} ${mode} ${uid} ${gid} ${mtimeMs}`;
}

/**
 * Checks that a later change would have another time, as coarse as the clock of the file system is.
 *
 * @param {Pick<import('node:fs').Stats, 'mtimeMs' | 'ctimeMs'>} facts
 * @param {number} now
 */
function isSettled({ mtimeMs, ctimeMs }, now) {
  const isCoarse = Number.isInteger(ctimeMs / 1000);
  return Math.max(mtimeMs, ctimeMs) <= now - (isCoarse ? settlingMs.coarse : settlingMs.fine);
}

/**
 * Checks whether a file may have been written since a moment, so that a reader may have read an older version.
 *
 * @param {string} path
 * @param {number} moment in Unix milliseconds
 */
export function isNewer(path, moment) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && !isSettled(stats, moment);
}

/**
 * Joins the facts of files, and their paths.
 *
 * @param {readonly string[]} paths
 * @param {(path: string, now: number) => string | undefined} [factsOfOne]
 * @returns {string | undefined} undefined if those of one prove nothing
 */
export function factsOf(paths, factsOfOne = factsOfFile) {
  const now = Date.now();
  /** @type {string[]} */
  const all = [];
  for (const path of paths) {
    const facts = factsOfOne(path, now);
    if (facts === undefined) return undefined;
    all.push(`${path}\0${facts}`);
  }
  return all.join('\0');
}
