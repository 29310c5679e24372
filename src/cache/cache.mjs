// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seal, sealInTwo, unseal, unsealFirst } from './entry.mjs';
import { isWhole, keepFiles } from './file-set.mjs';
import { sweepFolder } from './sweep.mjs';
import { writeWhole } from './whole-file.mjs';

/**
 * What is kept from one run to the next: the only place where a stage of a build keeps anything, and the compiled tool is kept. Beside it
 * are only notes of what was found whole (cli/keep.mjs) and the modules of a `site dev` that runs (cli/modules.mjs). An
 * entry that is damaged, cut, unreadable or of another key is made again, without a word.
 *
 * @typedef {object} Cache
 * @property {(key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>} get returns what was kept under this
 *   key, a file name, or else what `make` gives, which is then kept; a cache that cannot be written costs time and nothing
 *   else. Throws what `make` throws
 * @property {(key: string) => Uint8Array | undefined} known returns what was kept under this key, if all of it is there
 * @property {(key: string, ...parts: Uint8Array[]) => Promise<void>} keep keeps something under a key, in place of what was there; a
 *   cache that cannot be written keeps nothing
 * @property {(key: string) => ReturnType<typeof unsealFirst>} knownInTwo returns the first piece of what was kept under this key, and
 *   reads the rest only when that is asked for
 * @property {(key: string, first: Uint8Array, rest: readonly Uint8Array[]) => Promise<void>} keepInTwo keeps something of which the first
 *   piece can be read alone
 * @property {(key: string, make: () => Promise<ReadonlyMap<string, Uint8Array>>) => Promise<string>} files returns a folder
 *   with these files, by name, for those that must lie on the disk as they are, such as scripts that Node runs. Throws what
 *   `make` throws, and what the file system says if they cannot be written
 * @property {(key: string) => string | undefined} knownFiles returns the folder with the files of this key, if all are there as they
 *   were made
 * @property {() => void} sweep removes what nobody has asked for in a month, what is too much, and what ended processes
 *   left half written, but nothing that was asked for here
 */

/**
 * Opens a cache in a folder, which need not exist. Without a folder it keeps nothing.
 *
 * @param {string | undefined} folder
 * @param {{ most?: number, owner?: string }} [limits] `most`: how many entries stay at most, those that were used last; `owner`: what all
 *   keys depend on and do not say, so that entries of a folder in place of another are none of its own
 * @returns {Cache}
 */
export function openCache(folder, { most = Number.POSITIVE_INFINITY, owner = '' } = {}) {
  /** @type {Set<string>} */
  const asked = new Set();
  const own = folder ?? '';
  const sealOf = (/** @type {string} */ key) => (owner === '' ? key : `${owner}\0${key}`);
  return folder === undefined
    ? noCache
    : { get, known, keep, knownInTwo, keepInTwo, files, knownFiles, sweep };

  /** @type {Cache['get']} */
  async function get(key, make) {
    const kept = known(key);
    if (kept) return kept;
    const made = await make();
    await keep(key, made);
    return made;
  }

  /** @type {Cache['known']} */
  function known(key) {
    asked.add(key);
    return unseal(join(own, key), sealOf(key));
  }

  /** @type {Cache['keep']} */
  async function keep(key, ...parts) {
    await write(key, seal(sealOf(key), parts));
  }

  /** @type {Cache['knownInTwo']} */
  function knownInTwo(key) {
    asked.add(key);
    return unsealFirst(join(own, key), sealOf(key));
  }

  /** @type {Cache['keepInTwo']} */
  async function keepInTwo(key, first, rest) {
    await write(key, sealInTwo(sealOf(key), first, rest));
  }

  /** @type {(key: string, sealed: readonly Uint8Array[]) => Promise<void>} */
  async function write(key, sealed) {
    asked.add(key);
    try {
      mkdirSync(own, { recursive: true });
      await writeWhole(join(own, key), sealed);
    } catch {
      // It costs time alone.
    }
  }

  /** @type {Cache['files']} */
  function files(key, make) {
    asked.add(key);
    return keepFiles(join(own, key), sealOf(key), make);
  }

  /** @type {Cache['knownFiles']} */
  function knownFiles(key) {
    asked.add(key);
    return isWhole(join(own, key), sealOf(key)) ? join(own, key) : undefined;
  }

  function sweep() {
    sweepFolder(own, { asked, most });
  }
}

/** @type {Cache} */
const noCache = {
  get: (_key, make) => make(),
  known: () => undefined,
  keep: async () => {},
  knownInTwo: () => undefined,
  keepInTwo: async () => {},
  files: () => Promise.reject(new Error('Files that must lie on the disk need a folder.')),
  knownFiles: () => undefined,
  sweep: () => {},
};
