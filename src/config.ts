import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { BuildHost } from './define/operation.ts';
import type { Site, SiteFacts } from './define/site.ts';
import type { LivingDatabase } from './incremental/index.ts';

/** What a person can choose about a build. */
export interface Options {
  /** The folder of the site, where its content is and its output goes by default. */
  site?: string | undefined;
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
  /** The moment that the build takes for the present. */
  clock?: Date | undefined;
  /** Whether what other builds have kept is used; by default it is. */
  cache?: boolean | undefined;
}

/** Where a command runs, and for which site. */
export interface Environment {
  /** The folder of the tool itself. */
  toolDir: string;
  /** The folder of the site, which holds `templates/`; that of the tool by default. */
  siteDir?: string;
  /** The definition of the site. */
  site: Site;
  /** Says which code runs, that of the tool and of the site. */
  code?: string | undefined;
  /** The folder from which the command is run. */
  cwd: string;
  /** The environment of the process; nothing is read from it but what hosts say of their builds, and `PATH`. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The moment of the run; the present when absent. */
  now?: Date;
  /** What is known of results; nothing when absent. */
  db?: LivingDatabase<Config> | undefined;
  /** Says which code of the site a part of it is; all of it when absent. */
  codeOf?: ((part: string) => string) | undefined;
}

/** The choices of a run, complete and checked once. */
export interface Config {
  /** Both absolute. */
  toolDir: string;
  siteDir: string;
  /** The folder from which the command is run: absolute. */
  cwd: string;
  site: Site;
  /** The content folder: absolute, and as messages show it. */
  content: { path: string; shown: string };
  /** The output folder: absolute, and as messages show it. */
  out: { path: string; shown: string };
  /** Without a slash at the end. */
  baseUrl: string | undefined;
  strict: boolean;
  /** True when search engines must not list what is built. */
  preview: boolean;
  /** The host that builds the site in order to serve it, as far as it says so. */
  host: BuildHost | undefined;
  /** Where is kept what one build can take over from another; undefined for a run that does without. */
  cacheDir: string | undefined;
  /** What is known of results; nothing for a run that does without. */
  db: LivingDatabase<Config> | undefined;
  /** Says which code of the site a part of it is: `definition`, `document`, or `page` and the word of a kind. */
  codeOf(part: string): string;
  /** Says which code runs, that of the tool and of the site; undefined if that is not known. */
  code: string | undefined;
  /** The folders in which other programs are looked for, as in `PATH`. */
  searchPath: string | undefined;
  /** A path as messages show it: relative if it is below the folder from which the command is run. */
  shown(path: string): string;
  /** The clock of the run. Only its day reaches the site (`dayOf`). */
  now: Date;
  /** Folders that must never be replaced by the output. */
  protectedDirs: readonly string[];
}

/** The choices of a run, before the definition of the site is loaded. */
export type Choices = Omit<Config, 'site'>;

/** The choices of a person, completed with defaults; folders are relative to where the command is run. */
export function createConfig(options: Options, environment: Environment): Config {
  return Object.freeze({ ...createChoices(options, environment), site: environment.site });
}

/** The same without the definition of the site. */
export function createChoices(options: Options, environment: Omit<Environment, 'site'>): Choices {
  const { toolDir, siteDir = toolDir, code, cwd, env = {}, db } = environment;
  const base = resolve(cwd, options.site ?? '.');
  const content = folder(options.content ?? join(base, 'content'), cwd);
  return Object.freeze({
    toolDir,
    siteDir,
    cwd,
    content,
    out: outputFolder(options, cwd),
    baseUrl: options.baseUrl?.replace(/\/+$/, ''),
    strict: options.strict ?? false,
    preview: options.preview ?? isPreviewHost(env),
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

/** The output folder: absolute, and as messages show it. */
export function outputFolder({ site = '.', out }: Pick<Options, 'site' | 'out'>, cwd: string): Config['out'] {
  return folder(out ?? join(resolve(cwd, site), 'dist'), cwd);
}

/** Netlify says by `CONTEXT` what it builds for (docs.netlify.com/build/configure-builds/environment-variables). */
function isPreviewHost({ NETLIFY, CONTEXT }: NonNullable<Environment['env']>): boolean {
  return NETLIFY === 'true' && CONTEXT !== undefined && CONTEXT !== 'production';
}

/** Both hosts say in the environment that they build (developers.cloudflare.com/pages/configuration/build-configuration). */
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

/** Where a site is published, without a slash at the end: what was chosen for the run, else what its content says. */
export function baseUrlOf({ baseUrl }: SiteFacts, config: Config): string {
  return config.baseUrl ?? baseUrl.replace(/\/+$/, '');
}

/** The day of a run in UTC, as `2026-11-25`. */
export function dayOf({ now }: Pick<Config, 'now'>): string {
  return now.toISOString().slice(0, 10);
}

/** Says which code of the tool runs, whatever the site: the first part of `code` (cli/commands/run-command.ts). */
export function toolCode({ code }: Pick<Config, 'code'>): string | undefined {
  return code?.split('-')[0];
}

/** Where one kind of things is kept; undefined for a run that does without. */
export function cacheFolder(name: string, { cacheDir }: Pick<Config, 'cacheDir'>): string | undefined {
  return cacheDir === undefined ? undefined : resolve(cacheDir, name);
}
