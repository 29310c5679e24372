// @ts-check
import { readdirSync, statSync } from 'node:fs';

/**
 * For how long a file may be written again without its facts showing it, in milliseconds: the clocks of file systems are coarse,
 * of most to a tick of the system, which is 10 at most, of some to the second.
 */
export const settlingMs = { fine: 20, coarse: 2000 };

/**
 * The paths of all files in a folder and in those below it, in the order of their names.
 *
 * @param {string} folder
 * @param {(entry: import('node:fs').Dirent) => boolean} [isWanted] which of them, and of the links to folders
 * @returns {string[]}
 */
export function listFiles(folder, isWanted = () => true) {
  return listEntries(folder).flatMap(({ path, isFolder, entry }) =>
    !isFolder && isWanted(entry) ? [path] : [],
  );
}

/**
 * The same with the folders. Node's own recursive listing takes ten times as long.
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
 * Whether a name is that of a module, which an import may mean without its ending.
 *
 * @param {string} name
 */
export const isModule = (name) => /\.(?:[cm]?[jt]sx?|json)$/.test(name);

/**
 * What the file system says of a file: its size, number and times. It changes with every change of the file, also with those that keep
 * its time (`touch`, `cp -p`), and costs a tenth of reading it.
 *
 * @param {string} path
 * @param {number} [now] when it is asked for
 * @param {number} [writtenAt] when it had its bytes; later ones are somebody else's
 * @returns {string | undefined} undefined if it is not there or no file, or changed just now, so that its facts prove nothing
 */
export function factsOfFile(path, now = Date.now(), writtenAt = Number.POSITIVE_INFINITY) {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts?.isFile() && facts.mtimeMs <= writtenAt ? settledFacts(facts, now) : undefined;
}

/**
 * The same of what may be a file, a folder, of which only the names of modules in it count, or nothing.
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
 * The names in a folder that an import without an ending could mean.
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
 * The same of a folder: who may read it, and when a name in it came or went. That it gets another name itself changes nothing.
 *
 * @param {string} path
 * @param {number} [now]
 * @param {number} [writtenAt] when it had its files
 */
export function factsOfFolder(path, now = Date.now(), writtenAt = Number.POSITIVE_INFINITY) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isDirectory() || facts.mtimeMs > writtenAt || !isSettled(facts, now)) return undefined;
  const { dev, ino, mode, uid, gid, mtimeMs } = facts;
  return `${dev} ${ino} ${mode} ${uid} ${gid} ${mtimeMs}`;
}

/**
 * Whether what was last changed so long ago cannot be changed again at the same time, as the file system tells it.
 *
 * @param {Pick<import('node:fs').Stats, 'mtimeMs' | 'ctimeMs'>} facts
 * @param {number} now
 */
function isSettled({ mtimeMs, ctimeMs }, now) {
  const isCoarse = Number.isInteger(ctimeMs / 1000);
  return Math.max(mtimeMs, ctimeMs) <= now - (isCoarse ? settlingMs.coarse : settlingMs.fine);
}

/**
 * Whether a file may have been written since a moment, as coarse as the clock of its file system is, so that who has read it may have
 * read what was there before.
 *
 * @param {string} path
 * @param {number} moment in milliseconds since 1970
 */
export function isNewer(path, moment) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && !isSettled(stats, moment);
}

/**
 * The facts of files, and their paths.
 *
 * @param {readonly string[]} paths
 * @param {(path: string, now: number) => string | undefined} [factsOfOne]
 * @param {number} [now] when they are asked for, or for what was read since: when that began
 * @returns {string | undefined} undefined if those of one prove nothing
 */
export function factsOf(paths, factsOfOne = factsOfFile, now = Date.now()) {
  /** @type {string[]} */
  const all = [];
  for (const path of paths) {
    const facts = factsOfOne(path, now);
    if (facts === undefined) return undefined;
    all.push(`${path}\0${facts}`);
  }
  return all.join('\0');
}
