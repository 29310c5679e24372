import type { CodeParts, Site } from '../src/index.ts';
import type { Environment } from '../src/preparation.ts';
import type { Output } from './output.ts';

/** A site that is compiled. */
export interface CompiledSite {
  /** Says which code runs, that of the tool and of the site. */
  code: string;
  /** On what it depends beside the modules among the templates. */
  inputs: readonly string[];
  /** The file that exports the site, and whether each of its modules is a file of its own. */
  file: string;
  isSplit?: boolean | undefined;
  /** Loads the definition of the site, if its file exports one: only commands that look at content need it. */
  loadSite(): Promise<Site | undefined>;
}

/** Where the tool is, and the site that it works on. */
export interface Installation {
  toolDir: string;
  siteDir: string;
  /** Compiles the site, which only commands need; throws what esbuild says of its sources. */
  compile(): Promise<CompiledSite>;
  /** The same as its sources are now, again and again. */
  recompile(): Promise<CompiledSite>;
}

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
