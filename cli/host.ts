import type { CodeParts, Site } from '../src/index.ts';
import type { Environment } from '../src/preparation.ts';
import type { Output } from './output.ts';

/** What every command gets beside its options. */
export interface Host {
  output: Output;
  environment: Omit<Environment, 'site'>;
  /** Loads the definition of the site. */
  loadSite(): Promise<Site>;
  /** Compiles the site as its sources are now, and loads it; throws what esbuild or the sources say. */
  recompile(): Promise<{ site: Site; code: string; inputs: readonly string[]; parts: CodeParts | undefined }>;
  env: Record<string, string | undefined>;
}

/** Exit codes: 0 fine, 1 the content or the build has errors, this one for wrong usage, 130 interrupted. */
export const wrongUsage = 2;

/** A command: a function of its options and arguments that gives an exit code. */
export type Run<O> = (options: O, host: Host) => Promise<number>;

/** Runs a command that is still to be loaded, with what was read from the command line. */
export type RunCommand = <O>(load: () => Promise<Run<O>>, options: O) => Promise<number>;

/** Turns the loader of a command into an action of commander. */
export type Runner = <O>(load: () => Promise<Run<O>>) => (...args: unknown[]) => Promise<void>;
