import {
  type Config,
  createChoices,
  createConfig,
  type Environment,
  loadSecondThread,
  type Options,
  openMemory,
  type ThreadFiles,
  type Threads,
} from '../src/choices.ts';
import type { Site } from '../src/index.ts';
import type { Output } from './output.ts';

/** What every command gets beside its options. */
export interface Host {
  output: Output;
  environment: Omit<Environment, 'site'>;
  /** What a second thread would be started from. */
  threadFiles: ThreadFiles;
  /** Loads the definition of the site. */
  loadSite(): Promise<Site>;
  /** Compiles the site as its sources are now, and loads it; throws what esbuild or the sources say. */
  recompile(): Promise<{ site: Site; code: string }>;
  env: Record<string, string | undefined>;
}

/** Exit codes: 0 fine, 1 the content or the build has errors, this one for wrong usage, 130 interrupted. */
export const wrongUsage = 2;

/** A command: a function of its options and arguments that gives an exit code. */
export type Run<O> = (options: O, host: Host) => Promise<number>;

/** Turns the loader of a command into an action of commander. */
export type Runner = <O>(load: () => Promise<Run<O>>) => (...args: unknown[]) => Promise<void>;

/** The choices of a run that looks at content. */
export async function configOf(
  options: Options & { threads?: Threads },
  { environment, threadFiles, loadSite }: Host,
): Promise<Config> {
  const { createSecondThread } = await loadSecondThread();
  const thread = createSecondThread(threadFiles, options.threads);
  const memory = openMemory(createChoices(options, { ...environment, thread }));
  return createConfig(options, { ...environment, memory, thread, site: await loadSite() });
}
