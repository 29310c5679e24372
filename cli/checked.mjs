// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, factsOfPlace, isModule, listFiles } from '../src/cache/file-facts.mjs';

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
 * Something that was compiled.
 *
 * @typedef {object} Compiled
 * @property {string} key
 * @property {readonly string[]} inputs on what it depends beside its sources: files, folders with the modules in them, and what was looked
 *   for and not found (src/cache/bundle-inputs.mjs)
 */

/**
 * Finds what was compiled of sources, if it was read and found whole within a day, and the file system says that nobody has written a
 * source, an input or a file of it since. Each start asks, so this needs of Node only what all modules need: for digests it would load a
 * tenth of itself.
 *
 * @param {Compilation} compilation
 * @returns {{ compiled?: Compiled, facts: string | undefined }} `facts`: those of the sources, unless they prove nothing
 */
export function findChecked(compilation) {
  const facts = factsOf(compilation.sources, factsOfPlace);
  const compiled = facts === undefined ? undefined : checkedBefore(compilation, facts);
  return compiled ? { facts, compiled } : { facts };
}

/**
 * @param {Compilation} compilation
 * @param {string} facts
 * @returns {Compiled | undefined}
 */
function checkedBefore(compilation, facts) {
  try {
    const path = pathOfNote(compilation);
    const stats = statSync(path);
    if (!stats.isFile() || Date.now() - stats.mtimeMs > dayMs) return undefined;
    const note = readFileSync(path, 'utf8');
    const [key = '', list = ''] = note.split('\n', 2);
    const compiled = { key, inputs: JSON.parse(list) };
    const now = noteOf(compilation, compiled, [facts, factsOf(compiled.inputs, factsOfPlace)]);
    return key !== '' && note === now ? compiled : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The folder with what was compiled.
 *
 * @param {Pick<Compilation, 'owner' | 'name'>} compilation
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
 * What is noted of something that was checked: its key, what it depends on, and the facts of its sources, inputs and files.
 *
 * @param {Compilation} compilation
 * @param {Compiled} compiled
 * @param {readonly (string | undefined)[]} facts those of the sources and of the inputs
 * @returns {string | undefined} undefined if facts prove nothing, or there are no files
 * @throws what the file system says if it is not there
 */
export function noteOf({ owner, name, salt }, { key, inputs }, facts) {
  const folder = folderOf({ owner, name }, key);
  const entries = readdirSync(folder, { withFileTypes: true });
  // The folder there is `bytecode`, into which Node writes, and which it checks.
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(folder, entry.name));
  const factsOfFiles = factsOf(files);
  if (!factsOfFiles || facts.includes(undefined)) return undefined;
  return [key, JSON.stringify(inputs), owner, salt, ...facts, factsOfFiles].join('\n');
}

/**
 * The modules in a folder, and the links, behind which more of them may be. What is hidden is an editor's.
 *
 * @param {string} folder
 */
export const sourcesIn = (folder) =>
  listFiles(folder, (entry) => (isModule(entry.name) || entry.isSymbolicLink()) && entry.name[0] !== '.');
