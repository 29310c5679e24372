// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seal, unseal } from './entry.mjs';
import { keepFiles } from './file-set.mjs';
import { sweepFolder } from './sweep.mjs';
import { writeWhole } from './whole-file.mjs';

/**
 * What is kept from one run to the next: the only place where a stage of a build, or the tool itself, keeps anything. An
 * entry that is damaged, cut, unreadable or of another key is made again, without a word.
 *
 * @typedef {object} Cache
 * @property {(key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>} get returns what was kept under this
 *   key, a file name, or else what `make` gives, which is then kept; a cache that cannot be written costs time and nothing
 *   else. Throws what `make` throws
 * @property {(key: string, make: () => Promise<ReadonlyMap<string, Uint8Array>>) => Promise<string>} files returns a folder
 *   with these files, by name, for those that must lie on the disk as they are, such as scripts that Node runs. Throws what
 *   `make` throws, and what the file system says if they cannot be written
 * @property {() => void} sweep removes what nobody has asked for in a month, what is too much, and what ended processes
 *   left half written, but nothing that was asked for here
 */

/**
 * Opens a cache in a folder, which need not exist.
 *
 * @param {string} folder
 * @param {{ most?: number }} [limits] `most`: how many entries stay at most, those that were used last
 * @returns {Cache}
 */
export function openCache(folder, { most = Number.POSITIVE_INFINITY } = {}) {
  /** @type {Set<string>} */
  const asked = new Set();
  return {
    async get(key, make) {
      asked.add(key);
      const path = join(folder, key);
      const kept = unseal(path, key);
      if (kept) return kept;
      const made = await make();
      await keep(path, seal(key, made)).catch(ignore);
      return made;
    },
    files(key, make) {
      asked.add(key);
      return keepFiles(join(folder, key), key, make);
    },
    sweep() {
      sweepFolder(folder, { asked, most });
    },
  };

  /**
   * @param {string} path
   * @param {Uint8Array} sealed
   */
  async function keep(path, sealed) {
    mkdirSync(folder, { recursive: true });
    await writeWhole(path, sealed);
  }
}

function ignore() {}
