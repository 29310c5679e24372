import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { BuildHost } from './define/operation.ts';
import type { Site, SiteFacts } from './define/site.ts';
import type { MessageLanguage } from './diagnostics/catalogue.ts';
import type { QueryDatabase } from './incremental/index.ts';

/** The options of a build, as given on the command line. */
export interface RunOptions {
  /** The folder of the site, with its content and, by default, its output. */
  site?: string | undefined;
  /** The content folder. */
  content?: string | undefined;
  /** The output folder. */
  out?: string | undefined;
  /** The origin of the published site; overrides `baseUrl` of site.yaml. */
  baseUrl?: string | undefined;
  /** Warnings fail the build. */
  strict?: boolean | undefined;
  /** Builds a preview, which search engines must not list. */
  preview?: boolean | undefined;
  /** Includes pages that are not published: drafts, scheduled and expired ones. By default only a preview does. */
  drafts?: boolean | undefined;
  /** Adds the visual editor, with descriptions in this language. By default there is none. */
  admin?: MessageLanguage | undefined;
  /** Overrides the current time. */
  clock?: Date | undefined;
  /** False ignores the caches. */
  cache?: boolean | undefined;
}

/** The surroundings of a run: its folders, the site, the process. */
export interface Environment {
  /** The folder of the tool itself. */
  toolDir: string;
  /** The folder of the site, which holds `templates/`; by default, that of the tool. */
  siteDir?: string;
  /** The definition of the site. */
  site: Site;
  /** Fingerprint of the running code, both tool and site. */
  code?: string | undefined;
  /** The working directory of the command. */
  cwd: string;
  /** The environment of the process. Only `PATH` and the variables of build hosts are read. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The time of the run; by default, the current time. */
  now?: Date;
  /** The database with the results of earlier builds; by default, an empty one. */
  db?: QueryDatabase<Config> | undefined;
  /** Returns the fingerprint of the code of one part of the site; by default, of all code. */
  codeOf?: ((part: string) => string) | undefined;
}

/** The complete configuration of a run. Paths are absolute. */
export interface Config {
  toolDir: string;
  siteDir: string;
  /** The working directory of the command. */
  cwd: string;
  site: Site;
  /** The content folder, and its path as messages show it. */
  content: { path: string; shown: string };
  /** The output folder, and its path as messages show it. */
  out: { path: string; shown: string };
  /** Without a trailing slash. */
  baseUrl: string | undefined;
  strict: boolean;
  /** True for a preview, which search engines must not list. */
  preview: boolean;
  /** True if pages that are not published are included. */
  drafts: boolean;
  /** The pages that a preview is shown without, because they have errors. Undefined for none. */
  leftOut?: ReadonlySet<string> | undefined;
  /** The language of the descriptions in the visual editor. Undefined for a site without one. */
  admin: MessageLanguage | undefined;
  /** The build host, if the environment names one. */
  host: BuildHost | undefined;
  /** The folder of all caches; undefined for a run without caches. */
  cacheDir: string | undefined;
  /** The database with the results of earlier builds; undefined for an empty one. */
  db: QueryDatabase<Config> | undefined;
  /** Returns the fingerprint of the code of one part of the site: `definition`, `document`, or `page KIND`. */
  codeOf(part: string): string;
  /** Fingerprint of the running code, both tool and site; undefined if it is not known. */
  code: string | undefined;
  /** The value of `PATH`. */
  searchPath: string | undefined;
  /** Formats a path for messages: relative if it is below the working directory. */
  shown(path: string): string;
  /** The time of the run. The site may depend only on its day (`dayOf`). */
  now: Date;
  /** Folders that the output must never replace. */
  protectedDirs: readonly string[];
  /**
   * Texts that stand in for content files, by absolute path; undefined for a file that is to be gone. They show what a change would lead
   * to before anything is written. The results must not be saved.
   */
  unsaved?: ReadonlyMap<string, string | undefined> | undefined;
}

/** The configuration of a run before the definition of the site is loaded. */
export type Choices = Omit<Config, 'site'>;

/** Completes the options with defaults. Relative paths start at the working directory. */
export function createConfig(options: RunOptions, environment: Environment): Config {
  return Object.freeze({ ...createChoices(options, environment), site: environment.site });
}

/** Completes the options before the definition of the site is loaded. */
export function createChoices(options: RunOptions, environment: Omit<Environment, 'site'>): Choices {
  const { toolDir, siteDir = toolDir, code, cwd, env = {}, db } = environment;
  const base = resolve(cwd, options.site ?? '.');
  // What is not published must not be listed either.
  const preview = options.preview ?? (options.drafts === true || isPreviewHost(env));
  const content = folder(options.content ?? join(base, 'content'), cwd);
  return Object.freeze({
    toolDir,
    siteDir,
    cwd,
    content,
    out: outputFolder(options, cwd),
    baseUrl: options.baseUrl?.replace(/\/+$/, ''),
    strict: options.strict ?? false,
    preview,
    drafts: options.drafts ?? preview,
    admin: options.admin,
    host: isPreviewHost(env) ? undefined : buildHost(env),
    cacheDir: options.cache === false ? undefined : resolve(siteDir, '.cache'),
    code,
    db,
    codeOf: environment.codeOf ?? (() => code ?? ''),
    searchPath: env.PATH,
    shown: (path: string) => shownFrom(cwd, path),
    now: options.clock ?? environment.now ?? new Date(),
    protectedDirs: [
      homedir(),
      cwd,
      content.path,
      ...['cli', 'src', 'templates', 'tests', 'content', 'node_modules', '.git'].flatMap((dir) =>
        [toolDir, siteDir].map((of) => resolve(of, dir)),
      ),
    ],
  });
}

/** Resolves the output folder. */
export function outputFolder(
  { site = '.', out }: Pick<RunOptions, 'site' | 'out'>,
  cwd: string,
): Config['out'] {
  return folder(out ?? join(resolve(cwd, site), 'dist'), cwd);
}

/** Detects preview deploys by Netlify's `CONTEXT` (docs.netlify.com/build/configure-builds/environment-variables). */
function isPreviewHost({ NETLIFY, CONTEXT }: NonNullable<Environment['env']>): boolean {
  return NETLIFY === 'true' && CONTEXT !== undefined && CONTEXT !== 'production';
}

/** Detects the build host by its environment variable (developers.cloudflare.com/pages/configuration/build-configuration). */
function buildHost({ NETLIFY, CF_PAGES }: NonNullable<Environment['env']>): BuildHost | undefined {
  if (NETLIFY === 'true') return 'netlify';
  return CF_PAGES === '1' ? 'cloudflare' : undefined;
}

function folder(path: string, cwd: string): { path: string; shown: string } {
  const absolute = resolve(cwd, path);
  return { path: absolute, shown: shownFrom(cwd, absolute) };
}

function shownFrom(cwd: string, absolute: string): string {
  const below = relative(cwd, absolute);
  const isBelow = below !== '' && !below.startsWith('..') && !isAbsolute(below);
  return (isBelow ? below : absolute).replaceAll('\\', '/');
}

/** Returns the origin of the published site, without a trailing slash. The option takes precedence over the content. */
export function baseUrlOf({ baseUrl }: SiteFacts, config: Config): string {
  return config.baseUrl ?? baseUrl.replace(/\/+$/, '');
}

/** Returns the day of a run in UTC, as `2026-11-25`. */
export function dayOf({ now }: Pick<Config, 'now'>): string {
  return now.toISOString().slice(0, 10);
}

/** Returns the fingerprint of the tool's code alone: the first part of `code` (cli/commands/run-command.ts). */
export function toolCode({ code }: Pick<Config, 'code'>): string | undefined {
  return code?.split('-')[0];
}

/** Returns the folder of one cache; undefined for a run without caches. */
export function cacheFolder(name: string, { cacheDir }: Pick<Config, 'cacheDir'>): string | undefined {
  return cacheDir === undefined ? undefined : resolve(cacheDir, name);
}
