import { loadTracked, openStore, type Store } from '../src/index.ts';
import { type Config, createChoices, createConfig, type RunOptions } from '../src/preparation.ts';
import type { Host } from './host.ts';

/** The choices of a run that looks at content, and the store of what earlier runs knew. */
export async function configOf(
  options: RunOptions,
  { environment, loadSite }: Host,
): Promise<{ config: Config; store: Store }> {
  const store = openStore(createChoices(options, environment));
  const site = await loadTracked(loadSite, environment);
  return { config: createConfig(options, { ...environment, db: store.db, site }), store };
}
