import { createHash } from 'node:crypto';
import { openCache } from '../cache/cache.ts';
import { type Choices, type Config, cacheFolder, toolCode } from '../config.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { areInputsUnchanged, QueryDatabase, readHead, readNodes } from '../incremental/index.ts';
import { problemChannel } from './index.ts';
import { inputsAndQueries } from './inputs.ts';

/** A database that can be saved for the next process. */
export interface Store {
  db: QueryDatabase<Config>;
  /** The generation of the results as they were last stored (`currentGeneration`); undefined if none are. */
  readonly generation: string | undefined;
  /**
   * Saves the results for the next process. If that fails, the next one starts with an empty database.
   *
   * @param options `isWhole`: true if the whole site was built, so results that it did not use are evicted
   */
  save(options: { isWhole: boolean }): Promise<void>;
}

/** Maximum number of stores. Builds with other options, such as a preview, have a store of their own. */
const maxStores = 4;

/** Opens the results of earlier processes with the same options. The database is empty without a cache, or if the code is not known. */
export function openStore(choices: Choices): Store {
  const { cache, entry, key } = openCacheEntry(choices);
  const values = entry?.rest();
  const head = entry && readHead(entry.first);
  const stored = head && values && readNodes<Config>({ head, values }, inputsAndQueries);
  const db = new QueryDatabase<Config>({ isError, ...(stored && { stored }) });
  let generation = stored && head.generation;
  return {
    db,
    get generation() {
      return generation;
    },
    async save({ isWhole }) {
      if (isWhole) db.evictUnverified();
      if (!db.hasUnsavedResults) return;
      const { head, values, ...written } = db.write();
      generation = written.generation;
      await cache.keepInTwo(key, head, values);
      cache.sweep();
    },
  };
}

function openCacheEntry(choices: Choices) {
  const { toolDir, siteDir, cwd, content, baseUrl, preview, drafts, host, searchPath, admin } = choices;
  const folder = toolCode(choices) === undefined ? undefined : cacheFolder('results', choices);
  // Everything in the configuration that queries read. The site is not among it: its code is an input.
  const folders = [toolDir, siteDir, cwd, content];
  const choice = [baseUrl, preview, drafts, host, searchPath, ...(admin === undefined ? [] : [admin])];
  const owner = JSON.stringify([toolCode(choices), process.version, ...folders, ...choice]);
  const key = createHash('sha256').update(owner).digest('hex').slice(0, 32);
  const cache = openCache(folder, { most: maxStores, owner });
  return { cache, key, entry: cache.knownInTwo(key) };
}

/** Creates an empty database. */
export const emptyDatabase = () => new QueryDatabase<Config>({ isError });

const isError = ({ channel, value }: { channel: string; value: unknown }) =>
  channel === problemChannel && (value as Diagnostic).severity === 'error';

/** Returns the generation of the stored results if all their inputs are unchanged. Reads only stamps. */
export function currentGeneration(choices: Choices): string | undefined {
  const { entry } = openCacheEntry(choices);
  if (!entry) return undefined;
  const head = readHead(entry.first);
  return areInputsUnchanged(head, stampsOf(choices)) ? head.generation : undefined;
}

function stampsOf(choices: Choices) {
  return (name: string) => {
    const query = inputsAndQueries.find((one) => one.name === name);
    if (query?.kind === 'input') return (argument: string) => query.stamp(choices, argument);
    // Only the site's function can tell whether its data has changed.
    return name === 'computed' ? () => undefined : undefined;
  };
}
