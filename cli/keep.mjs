// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openCache } from '../src/cache/cache.mjs';
import { writeWhole } from '../src/cache/whole-file.mjs';
import { folderOf, noteOf, pathOfNote } from './checked.mjs';

/** How many compiled tools and sites stay: a server that runs may still ask for a file of one that is no longer the newest. */
const most = 5;

/**
 * Reads and checks what was compiled of sources, or makes it, and notes that it is whole.
 *
 * @param {import('./checked.mjs').Compilation} compilation
 * @param {{ facts: string | undefined, make: () => Promise<ReadonlyMap<string, Uint8Array>> }} how `facts`: those of the sources before they
 *   are read here
 * @returns {Promise<string>} the folder
 */
export async function keep(compilation, { facts, make }) {
  const key = keyOf(compilation);
  const folder = folderOf(compilation, key);
  const note = facts === undefined ? undefined : noteBefore(compilation, { key, facts });
  const cache = openCache(dirname(folder), { most });
  let isMade = false;
  await cache.files(key, () => {
    isMade = true;
    return make();
  });
  cache.sweep();
  if (note !== undefined && !isMade) await write(pathOfNote(compilation), note);
  return folder;
}

/**
 * A digest of sources, and of what else their code depends on.
 *
 * @param {Omit<import('./checked.mjs').Compilation, 'name'>} compilation
 */
export function keyOf({ sources, salt, owner }) {
  const hash = createHash('sha256').update([owner, salt, process.version].join('\0'));
  for (const path of sources) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/**
 * What to note if it is read next and found whole: whatever is written from now on has other facts.
 *
 * @param {import('./checked.mjs').Compilation} compilation
 * @param {{ key: string, facts: string }} checked
 */
function noteBefore(compilation, checked) {
  try {
    return noteOf(compilation, checked);
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
