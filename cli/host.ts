import { type CodeParts, loadTracked, openStore, type Site, type Store } from '../src/index.ts';
import {
  type Config,
  createChoices,
  createConfig,
  type Environment,
  type RunOptions,
  type Translator,
} from '../src/preparation.ts';
import type { Output } from './output.ts';

/** The surroundings of a command. */
export interface Host {
  output: Output;
  /** The language of what is printed. It knows the phrases of the site once that is loaded. */
  translator: Translator;
  environment: Omit<Environment, 'site'>;
  /** Loads the definition of the site. */
  loadSite(): Promise<Site>;
  /** Compiles the site as its sources are now, and loads it; throws what esbuild or the sources say. */
  recompile(): Promise<{ site: Site; code: string; inputs: readonly string[]; parts: CodeParts | undefined }>;
  env: Record<string, string | undefined>;
}

/** A command: a function of its options and arguments that gives an exit code. */
export type Run<O> = (options: O, host: Host) => Promise<number>;

/** Runs a command that is still to be loaded, with what was read from the command line. */
export type RunCommand = <O>(load: () => Promise<Run<O>>, options: O) => Promise<number>;

/** Returns the choices of a command that looks at content, and the store of earlier results. */
export async function configOf(
  options: RunOptions,
  { environment, loadSite }: Host,
): Promise<{ config: Config; store: Store }> {
  const store = openStore(createChoices(options, environment));
  const site = await loadTracked(loadSite, environment);
  return { config: createConfig(options, { ...environment, db: store.db, site }), store };
}
