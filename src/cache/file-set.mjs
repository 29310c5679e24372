// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPlain, seal, unseal } from './entry.mjs';
import { removeLeftovers, writeWhole } from './whole-file.mjs';

/** The entry that lists the files beside it, each with its digest. */
export const listName = '.list';

/**
 * Keeps files that must lie in a folder under their own names, as Node wants those that it runs. All are there as they
 * were made, or all are made again. Each gets its name when it is whole, so that whoever uses the folder meanwhile sees
 * no half.
 *
 * @param {string} own the folder of the set
 * @param {string} key always means the same files
 * @param {() => Promise<ReadonlyMap<string, Uint8Array>>} make gives the files by name
 * @returns {Promise<string>} the folder of the set
 * @throws what `make` throws, and what the file system says if the files cannot be written
 */
export async function keepFiles(own, key, make) {
  if (isWhole(own, key)) return own;
  const files = await make();
  makeWay(own);
  removeLeftovers(own);
  await Promise.all([...files].map(([name, bytes]) => writeWhole(join(own, name), [bytes])));
  const list = [...files].map(([name, bytes]) => [name, digestOf(bytes)]);
  await writeWhole(join(own, listName), seal(key, [Buffer.from(JSON.stringify(list))]));
  return own;
}

/**
 * Makes the folder of a set in that of all; anything in their place that is not a folder is removed.
 *
 * @param {string} own
 */
function makeWay(own) {
  for (const folder of [dirname(own), own]) {
    const there = statSync(folder, { throwIfNoEntry: false });
    if (!there?.isDirectory()) rmSync(folder, { force: true });
    mkdirSync(folder, { recursive: true });
  }
}

/**
 * Whether all files of a set are there as they were made.
 *
 * @param {string} own
 * @param {string} key
 */
export function isWhole(own, key) {
  const list = unseal(join(own, listName), key);
  return list !== undefined && (parseList(list)?.every((file) => isAsMade(own, file)) ?? false);
}

/**
 * @param {string} own
 * @param {[name: string, digest: string]} file
 */
function isAsMade(own, [name, digest]) {
  const bytes = readPlain(join(own, name));
  return bytes !== undefined && digestOf(bytes) === digest;
}

/**
 * The files that a list names. A list that is sealed and none all the same, made by another version or on purpose, names none.
 *
 * @param {Uint8Array} bytes
 * @returns {[name: string, digest: string][] | undefined}
 */
function parseList(bytes) {
  try {
    const list = JSON.parse(Buffer.from(bytes).toString());
    const isList = Array.isArray(list) && list.every((file) => isPair(file));
    return isList ? list : undefined;
  } catch {
    return undefined;
  }
}

/** @param {unknown} file */
function isPair(file) {
  return Array.isArray(file) && file.length === 2 && file.every((part) => typeof part === 'string');
}

/** @param {Uint8Array} bytes */
function digestOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
