import { openStore, type Store, trackedLoad } from '../src/index.ts';
import { type Config, createChoices, createConfig, type Options } from '../src/preparation.ts';
import type { Host } from './host.ts';

/** The choices of a run that looks at content, and the store of what earlier runs knew. */
export async function configOf(
  options: Options,
  { environment, loadSite }: Host,
): Promise<{ config: Config; store: Store }> {
  const store = openStore(createChoices(options, environment));
  const site = await trackedLoad(loadSite, environment);
  return { config: createConfig(options, { ...environment, db: store.db, site }), store };
}
