// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openCache } from '../src/cache/cache.mjs';
import { factsOf, factsOfPlace, isNewer } from '../src/cache/file-facts.mjs';
import { digestOfPlaces } from '../src/cache/place-digest.mjs';
import { writeWhole } from '../src/cache/whole-file.mjs';
import { noteOf, pathOfNote } from './checked.mjs';

/**
 * How many compiled tools and sites stay, each with the list of its inputs: a server that runs may still ask for a file of one that is no
 * longer the newest.
 */
const most = 2 * 5;

/**
 * What was made of sources: files by name, and on what else it turned out to depend.
 *
 * @typedef {{ files: ReadonlyMap<string, Uint8Array>, inputs: readonly string[] }} Made
 */

/**
 * Reads and checks what was compiled of sources, or makes it, and notes that it is whole.
 *
 * @param {import('./checked.mjs').Compilation} compilation
 * @param {{ facts: string | undefined, make: () => Promise<Made> }} how `facts`: those of the sources before they are read here
 * @returns {Promise<import('./checked.mjs').Compiled>}
 */
export async function keep(compilation, { facts, make }) {
  const cache = cacheOf(compilation);
  const { name, known } = findInputs(compilation, cache);
  const factsOfInputs = known && factsOf(known, factsOfPlace);
  const compiled = known && { key: digestOfPlaces(name, known), inputs: known };
  const note = compiled && noteBefore(compilation, compiled, [facts, factsOfInputs]);
  const isThere = compiled !== undefined && cache.knownFiles(compiled.key) !== undefined;
  const result = isThere ? compiled : await keepMade(cache, name, { make, sources: compilation.sources });
  cache.sweep();
  if (note !== undefined && isThere) await write(pathOfNote(compilation), note);
  return result;
}

/**
 * Makes what is compiled although it may be kept, under a name that nobody can know, and removes it when the process ends.
 *
 * @param {import('./checked.mjs').Compilation} compilation
 * @param {() => Promise<Made>} make
 * @returns {Promise<import('./checked.mjs').Compiled>}
 */
export async function makeAnew(compilation, make) {
  const { files, inputs } = await make();
  const key = randomBytes(16).toString('hex');
  const folder = await cacheOf(compilation).files(key, async () => files);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { key, inputs };
}

/**
 * The key of what was compiled of sources as they are now; undefined if that was never done.
 *
 * @param {import('./checked.mjs').Compilation} compilation
 */
export function currentKey(compilation) {
  const { name, known } = findInputs(compilation, cacheOf(compilation));
  return known && digestOfPlaces(name, known);
}

/** @param {import('./checked.mjs').Compilation} compilation */
const cacheOf = ({ owner, name }) => openCache(join(owner, '.cache', name), { most });

/**
 * Finds the list of the inputs that the same sources had when they were compiled last.
 *
 * @param {import('./checked.mjs').Compilation} compilation
 * @param {import('../src/cache/cache.mjs').Cache} cache
 * @returns {{ name: string, known: readonly string[] | undefined }} `name`: that of the list, with a digest of the sources in it
 */
function findInputs({ sources, salt, owner }, cache) {
  const name = `${digestOfPlaces([owner, salt, process.version].join('\0'), sources)}.inputs`;
  const list = cache.known(name);
  return { name, known: list && JSON.parse(Buffer.from(list).toString()) };
}

/**
 * @param {import('../src/cache/cache.mjs').Cache} cache
 * @param {string} name that of the list of inputs
 * @param {{ make: () => Promise<Made>, sources: readonly string[] }} how
 */
async function keepMade(cache, name, { make, sources }) {
  const start = Date.now();
  const { files, inputs } = await make();
  // What was written meanwhile may not be what was read: nobody finds this again.
  const isSure = ![...sources, ...inputs].some((path) => isNewer(path, start));
  const key = digestOfPlaces(isSure ? name : `${name} ${start}`, inputs);
  await cache.files(key, async () => files);
  if (isSure) await cache.keep(name, Buffer.from(JSON.stringify(inputs)));
  return { key, inputs };
}

/**
 * What to note if it is read next and found whole: whatever is written from now on has other facts.
 *
 * @param {Parameters<typeof noteOf>} checked
 */
function noteBefore(...checked) {
  try {
    return noteOf(...checked);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 * @param {string} note
 */
async function write(path, note) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    await writeWhole(path, [Buffer.from(note)]);
  } catch {
    // The next start checks all again.
  }
}
