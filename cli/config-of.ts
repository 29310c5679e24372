import { trackedLoad } from '../src/index.ts';
import {
  type Config,
  createChoices,
  createConfig,
  loadSecondThread,
  type Options,
  openMemory,
  type Threads,
} from '../src/preparation.ts';
import type { Host } from './host.ts';

/** The choices of a run that looks at content. */
export async function configOf(
  options: Options & { threads?: Threads },
  { environment, threadFiles, loadSite }: Host,
): Promise<Config> {
  const { createSecondThread } = await loadSecondThread();
  const thread = createSecondThread(threadFiles, options.threads);
  const memory = openMemory(createChoices(options, { ...environment, thread }));
  return createConfig(options, {
    ...environment,
    memory,
    thread,
    site: await trackedLoad(loadSite, environment),
  });
}
