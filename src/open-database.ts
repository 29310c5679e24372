import { createHash } from 'node:crypto';
import { openCache } from './cache/cache.ts';
import { type Choices, type Config, cacheFolder, toolCode } from './config.ts';
import type { Diagnostic } from './diagnostics/index.ts';
import { problemChannel } from './graph.ts';
import { areInputsUnchanged, LivingDatabase, readHead, readNodes } from './incremental/index.ts';
import { inputsAndQueries } from './inputs.ts';

/** A database, and where it is stored. */
export interface Store {
  db: LivingDatabase<Config>;
  /**
   * Stores what is known for the next process. Where that cannot be done, the next one makes everything anew.
   *
   * @param options `isWhole`: whether the whole site was made: nothing else is stored then
   */
  save(options: { isWhole: boolean }): Promise<void>;
}

/** How many choices are remembered, such as those of a preview beside those of the site. */
const most = 4;

/** Opens what earlier processes have stored for the same choices; an empty database for a run without a cache, or of unknown code. */
export function openStore(choices: Choices): Store {
  const { cache, known, key } = openStored(choices);
  const values = known?.rest();
  const stored = known && values && readNodes<Config>({ head: known.first, values }, inputsAndQueries);
  const db = new LivingDatabase<Config>({ isError, ...(stored && { stored }) });
  return {
    db,
    async save({ isWhole }) {
      if (isWhole) db.forgetOthers();
      if (!db.hasRun) return;
      const { head, values } = db.write();
      await cache.keepInTwo(key, head, values);
      cache.sweep();
    },
  };
}

function openStored(choices: Choices) {
  const { toolDir, siteDir, cwd, content, baseUrl, preview, host, searchPath } = choices;
  const folder = toolCode(choices) === undefined ? undefined : cacheFolder('results', choices);
  // All that queries read of the configuration. The site itself is an input, by its code; messages name files from where the command runs.
  const folders = [toolDir, siteDir, cwd, content];
  const choice = [baseUrl, preview, host, searchPath];
  const owner = JSON.stringify([toolCode(choices), process.version, ...folders, ...choice]);
  const key = createHash('sha256').update(owner).digest('hex').slice(0, 32);
  const cache = openCache(folder, { most, owner });
  return { cache, key, known: cache.knownInTwo(key) };
}

/** Opens a database in which nothing is known. */
export const emptyDatabase = () => new LivingDatabase<Config>({ isError });

const isError = ({ channel, value }: { channel: string; value: unknown }) =>
  channel === problemChannel && (value as Diagnostic).severity === 'error';

/** Returns what tells the stored results from those of another time, if everything on which they depend is as it was; nothing is read for it. */
export function currentGeneration(choices: Choices): string | undefined {
  const { known } = openStored(choices);
  if (!known) return undefined;
  const head = readHead(known.first);
  return areInputsUnchanged(head, stampsOf(choices)) ? head.generation : undefined;
}

/** Returns what tells the stored results from those of another time. */
export function storedGeneration(choices: Choices): string | undefined {
  const { known } = openStored(choices);
  return known && readHead(known.first).generation;
}

function stampsOf(choices: Choices) {
  return (name: string) => {
    const query = inputsAndQueries.find((one) => one.name === name);
    if (query?.kind === 'input') return (argument: string) => query.stamp(choices, argument);
    // Whether the data of a function has changed is known to the function alone.
    return name === 'computed' ? () => undefined : undefined;
  };
}
