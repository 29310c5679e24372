import {
  type Config,
  createChoices,
  createConfig,
  type Environment,
  type Options,
  openMemory,
} from '../src/choices.ts';
import type { Site } from '../src/index.ts';
import type { Output } from './output.ts';

/** What every command gets beside its options. */
export interface Host {
  output: Output;
  environment: Omit<Environment, 'site'>;
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
export async function configOf(options: Options, { environment, loadSite }: Host): Promise<Config> {
  const memory = openMemory(createChoices(options, environment));
  return createConfig(options, { ...environment, memory, site: await loadSite() });
}
