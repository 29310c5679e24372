import { homedir } from 'node:os';
import { isAbsolute, relative, resolve } from 'node:path';

/** What a person can choose about a build. */
export interface Options {
  /** The content folder. */
  content?: string | undefined;
  /** The output folder. */
  out?: string | undefined;
  /** Where the site will be published; overrides `baseUrl` of site.yaml. */
  baseUrl?: string | undefined;
  /** Warnings fail the build. */
  strict?: boolean | undefined;
  /** The build is for a look before publishing: search engines must not list it. */
  preview?: boolean | undefined;
}

/** The surroundings of a run. */
export interface Surroundings {
  /** The folder of the tool itself, where `templates/` is. */
  toolDir: string;
  /** The folder from which the command is run. */
  cwd: string;
  /** The environment of the process; nothing is read from it but what says that a host builds a preview, and `PATH`. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The moment of the run; the present when absent. */
  now?: Date;
}

/** The choices of a run, complete and checked once. */
export interface Config {
  /** Absolute. */
  toolDir: string;
  /** The content folder: absolute, and as messages show it. */
  content: { path: string; shown: string };
  /** The output folder: absolute, and as messages show it. */
  out: { path: string; shown: string };
  /** Without a slash at the end. */
  baseUrl: string | undefined;
  strict: boolean;
  /** True when search engines must not list what is built. */
  preview: boolean;
  /** Where is kept what one build can take over from another. */
  cacheDir: string;
  /** The folders in which other programs are looked for, as in `PATH`. */
  searchPath: string | undefined;
  /** Decides what is about to expire, and the year in the pages; nothing else there depends on it. */
  now: Date;
  /** Folders that must never be replaced by the output. */
  protectedDirs: readonly string[];
}

/** The choices of a person, completed with defaults; folders are relative to where the command is run. */
export function createConfig(options: Options, surroundings: Surroundings): Config {
  const { toolDir, cwd, env = {}, now = new Date() } = surroundings;
  const content = folder(options.content ?? 'content', cwd);
  return Object.freeze({
    toolDir,
    content,
    out: folder(options.out ?? 'dist', cwd),
    baseUrl: options.baseUrl?.replace(/\/+$/, ''),
    strict: options.strict ?? false,
    preview: options.preview ?? isPreviewHost(env),
    cacheDir: resolve(toolDir, '.cache'),
    searchPath: env.PATH,
    now,
    protectedDirs: [
      homedir(),
      cwd,
      content.path,
      ...['cli', 'src', 'templates', 'tests', 'content', 'node_modules', '.git'].map((dir) =>
        resolve(toolDir, dir),
      ),
    ],
  });
}

/** Netlify says by `CONTEXT` what it builds for (docs.netlify.com/build/configure-builds/environment-variables). */
function isPreviewHost({ NETLIFY, CONTEXT }: NonNullable<Surroundings['env']>): boolean {
  return NETLIFY === 'true' && CONTEXT !== undefined && CONTEXT !== 'production';
}

function folder(path: string, cwd: string): { path: string; shown: string } {
  const absolute = resolve(cwd, path);
  const below = relative(cwd, absolute);
  const shown = below !== '' && !below.startsWith('..') && !isAbsolute(below) ? below : absolute;
  return { path: absolute, shown: shown.replaceAll('\\', '/') };
}
