// @ts-check
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seal, unseal } from './entry.mjs';
import { removeLeftovers, writeWhole } from './whole-file.mjs';

const monthMs = 30 * 24 * 60 * 60 * 1000;

/**
 * What is kept from one build to the next. An entry that is damaged, cut, not to be read or of another key is made
 * again, without a word; a cache that cannot be written costs time and nothing else.
 *
 * @typedef {object} Cache
 * @property {(key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>} get what was kept under this key,
 *   a file name, or else what `make` gives, which is then kept; throws what `make` throws
 * @property {() => void} sweep removes what no build has asked for in a month, and what killed ones left half written
 */

/**
 * Opens a cache in a folder, which need not exist.
 *
 * @param {string} folder
 * @returns {Cache}
 */
export function openCache(folder) {
  return {
    async get(key, make) {
      const path = join(folder, key);
      const kept = unseal(path, key);
      if (kept) return kept;
      const made = await make();
      await keep(path, seal(key, made)).catch(ignore);
      return made;
    },
    sweep() {
      try {
        removeLeftovers(folder);
        removeUnused(folder);
      } catch {
        // It is swept by the next build that can.
      }
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

/** @param {string} folder */
function removeUnused(folder) {
  const oldest = Date.now() - monthMs;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (used < oldest) rmSync(path, { recursive: true, force: true });
  }
}

function ignore() {}
