// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from '../src/cache/cache.mjs';
import { digestOfFacts } from '../src/cache/file-facts.mjs';

/** How many compiled tools and sites stay: a server that runs may still ask for a file of one that is no longer the newest. */
const most = 5;

/**
 * What was compiled of sources, kept in a cache.
 *
 * @param {{ name: string, sources: readonly string[], salt: string, owner: string }} what `salt`: on what else it depends; `owner`: the
 *   folder that has the cache
 * @param {() => Promise<ReadonlyMap<string, Uint8Array>>} make
 */
export async function keep({ name, sources, salt, owner }, make) {
  const cache = openCache(join(owner, '.cache', name), { most });
  const folder = await cache.files(await keyOf({ sources, salt, owner }), make);
  cache.sweep();
  return folder;
}

/**
 * A digest of sources. They are read only if the file system says that one has changed.
 *
 * @param {{ sources: readonly string[], salt: string, owner: string }} what see `keep`
 */
export async function keyOf({ sources, salt, owner }) {
  const facts = digestOfFacts(sources);
  const context = [owner, salt, process.version].join('\0');
  const digest = () => digestOf(sources, context);
  if (facts === undefined) return digest();
  const cache = openCache(join(owner, '.cache', 'sources'), { most: 2 * most });
  let isNew = false;
  const name = createHash('sha256').update(`${facts}\0${context}`).digest('hex').slice(0, 32);
  const key = await cache.get(name, async () => {
    isNew = true;
    return Buffer.from(digest());
  });
  if (isNew) cache.sweep();
  return Buffer.from(key).toString();
}

/**
 * @param {readonly string[]} sources
 * @param {string} salt
 */
function digestOf(sources, salt) {
  const hash = createHash('sha256').update(salt);
  for (const path of sources) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
