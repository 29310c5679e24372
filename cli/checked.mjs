// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, listFiles } from '../src/cache/file-facts.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What is compiled, and where it is kept.
 *
 * @typedef {object} Compilation
 * @property {string} name
 * @property {readonly string[]} sources
 * @property {string} salt on what else it depends
 * @property {string} owner the folder that has the cache
 */

/**
 * Finds what was compiled of sources, if it was read and found whole within a day, and the file system says that nobody has written a
 * source or a file of it since. Each start asks, so this needs of Node only what all modules need: for digests it would load a tenth of itself.
 *
 * @param {Compilation} compilation
 * @returns {{ folder?: string, facts: string | undefined }} its folder; and the facts of its sources, unless they prove nothing
 */
export function findChecked(compilation) {
  const facts = factsOf(compilation.sources);
  const key = facts === undefined ? undefined : checkedKey(compilation, facts);
  return key === undefined ? { facts } : { facts, folder: folderOf(compilation, key) };
}

/**
 * @param {Compilation} compilation
 * @param {string} facts
 */
function checkedKey(compilation, facts) {
  try {
    const path = pathOfNote(compilation);
    const stats = statSync(path);
    if (!stats.isFile() || Date.now() - stats.mtimeMs > dayMs) return undefined;
    const note = readFileSync(path, 'utf8');
    const [key = ''] = note.split('\n', 1);
    return key !== '' && note === noteOf(compilation, { key, facts }) ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The folder with what was compiled.
 *
 * @param {Compilation} compilation
 * @param {string} key
 */
export const folderOf = ({ owner, name }, key) => join(owner, '.cache', name, key);

/**
 * The file that says what was checked last. Versions of Node do not take what others have compiled.
 *
 * @param {Compilation} compilation
 */
export const pathOfNote = ({ owner, name }) => join(owner, '.cache', 'checked', `${name}-${process.version}`);

/**
 * What is noted of something that was checked: its key, what it depends on, and the facts of its sources and of its files.
 *
 * @param {Compilation} compilation
 * @param {{ key: string, facts: string }} checked
 * @returns {string | undefined} undefined if the facts of its files prove nothing, or there are none
 * @throws what the file system says if it is not there
 */
export function noteOf(compilation, { key, facts }) {
  const folder = folderOf(compilation, key);
  const entries = readdirSync(folder, { withFileTypes: true });
  // The folder there is `bytecode`, into which Node writes, and which it checks.
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(folder, entry.name));
  const factsOfFiles = factsOf(files);
  return factsOfFiles
    ? [key, compilation.owner, compilation.salt, facts, factsOfFiles].join('\n')
    : undefined;
}

/**
 * The sources in a folder.
 *
 * @param {string} folder
 */
export function sourcesIn(folder) {
  return listFiles(folder).filter((path) => /\.(tsx?|mjs|json)$/.test(path));
}
