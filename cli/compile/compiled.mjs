// @ts-check
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, factsOfPlace, isModule, listFiles } from '../../src/cache/file-facts.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Code to compile: its name, its sources, a text that stands for all else on which it depends, and the folder whose `.cache` has the result.
 *
 * @typedef {{ name: string, sources: readonly string[], salt: string, owner: string }} Compilation
 */

/**
 * Compiled code: its key, the places on which it depends beside its sources (src/cache/bundle-inputs.ts), and its files with their digests.
 *
 * @typedef {{ key: string, inputs: readonly string[], files: readonly (readonly [name: string, digest: string])[] }} Compiled
 */

/**
 * Finds compiled code if nothing has changed since it was last read and found whole, within a day. It compares what the file system says of
 * the files. Every start asks this, so it reads no file but the record, and loads no module for digests.
 *
 * @param {Compilation} compilation
 * @returns {Compiled | undefined}
 */
export function findCompiled(compilation) {
  const record = readRecord(compilation);
  if (!record || Date.now() - record.checkedAt > dayMs) return undefined;
  const { compiled, text } = record;
  return text === recordOf(compilation, compiled) ? compiled : undefined;
}

/**
 * Reads the record of what was compiled last, which may be out of date.
 *
 * @param {Compilation} compilation
 * @returns {{ compiled: Compiled, text: string, checkedAt: number } | undefined}
 */
export function readRecord(compilation) {
  try {
    const path = recordPath(compilation);
    const stats = statSync(path);
    if (!stats.isFile()) return undefined;
    const text = readFileSync(path, 'utf8');
    const { key, inputs, files } = JSON.parse(text.slice(0, text.indexOf('\n')));
    const isValid = [key, ...inputs, ...files.flat()].every((one) => typeof one === 'string');
    return isValid ? { compiled: { key, inputs, files }, text, checkedAt: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes down compiled code and what the file system says of everything that it was made of, and of its files.
 *
 * @param {Compilation} compilation
 * @param {Compiled} compiled
 * @returns {string | undefined} undefined if that proves nothing, such as for a file that was written just now
 */
export function recordOf({ sources, salt, owner, name }, { key, inputs, files }) {
  const folder = folderOf({ owner, name }, key);
  try {
    const facts = factsOf([...sources, ...inputs], factsOfPlace);
    const factsOfFiles = factsOf(files.map(([file]) => join(folder, file)));
    if (facts === undefined || !factsOfFiles) return undefined;
    return [JSON.stringify({ key, inputs, files }), owner, salt, facts, factsOfFiles].join('\n');
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of a record. Each version of Node.js has its own.
 *
 * @param {Pick<Compilation, 'owner' | 'name'>} compilation
 */
export const recordPath = ({ owner, name }) => join(owner, '.cache', name, `${process.version}.record`);

/**
 * Returns the folder of compiled code.
 *
 * @param {Pick<Compilation, 'owner' | 'name'>} compilation
 * @param {string} key
 */
export const folderOf = ({ owner, name }, key) => join(owner, '.cache', name, key);

/**
 * Lists the modules in a folder, and the links, which may lead to more of them. Hidden files belong to editors.
 *
 * @param {string} folder
 */
export const sourcesIn = (folder) =>
  listFiles(folder, (entry) => (isModule(entry.name) || entry.isSymbolicLink()) && entry.name[0] !== '.');
