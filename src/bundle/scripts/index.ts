import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuildOptions, Metafile, OutputFile } from 'esbuild';
import type { Artifact } from '../../artifact.ts';
import type { Report } from '../../diagnostics/index.ts';
import { commonOptions, unlessFailed } from '../esbuild.ts';
import { pluralRules, siteSearch } from './languages.ts';
import {
  type LateFile,
  type LateFiles,
  lateFiles,
  listLateFiles,
  mapValues,
  type ScriptSources,
  scriptName,
} from './late-files.ts';
import { type LateModules, type Modules, readLateModules } from './modules.ts';
import { hasDynamicImport, noteInputs, type Script, scriptsOf, withoutUnusedHelpers } from './output.ts';
import { lateModules, lunrReader, noDynamicImports, noLateModules, tellsWhenBegun } from './plugins.ts';

/** The scripts of a site. */
export interface Scripts {
  artifacts: Artifact[];
  /** What pages load: it loads everything else. */
  boot: LoadedScript;
  /** What each script needs. */
  modules: Modules;
  /** What searches an index in shards; undefined without a search. */
  shards: ShardScript | undefined;
  /** The files and other places of which they were made. */
  sources: string[];
}

/** The script that searches an index in shards. Only a site that has one publishes it. */
interface ShardScript {
  /** Its address, followed by those of all that it imports. */
  files: [string, ...string[]];
  /** The files among them that nothing else needs. */
  artifacts: Artifact[];
}

/** A script, and the hash that it must have to be run (Subresource Integrity). */
export interface LoadedScript {
  href: string;
  integrity: string;
}

/**
 * Bundles the scripts of a site with esbuild, in two runs: first what is loaded later, which shares its code in chunks, then
 * the boot script, a single file that knows their addresses. Writes nothing.
 *
 * @returns undefined if something cannot be bundled, which is reported
 */
export async function bundleScripts(sources: ScriptSources, report: Report): Promise<Scripts | undefined> {
  const { site, shown, noteFile = () => undefined, begun = () => undefined } = sources;
  const [toolDir, siteDir] = [realpathSync(sources.toolDir), realpathSync(sources.siteDir)];
  const noted = new Set<string>();
  const note = (path: string) => {
    noted.add(path);
    noteFile(path);
  };
  const bundling = { site, shown, toolDir, siteDir, noteFile: note, begun, report };
  const files = lateFiles(bundling);
  const late = await bundleLate(files, bundling);
  if (!late || !areUseful(files, late, bundling)) return undefined;
  const { entry } = site.scripts ?? {};
  const path = entry === undefined ? join(toolDir, 'src/client/start.ts') : join(siteDir, 'templates', entry);
  const boot = await bundleBoot(path, lateModulesSource(files, late), bundling);
  return boot && { ...published(boot, files.shards, late), sources: [...noted] };
}

/** The boot script with what it can load: a site that uses only some of the generator's client does not publish the rest. */
function published(boot: Script, shards: LateFile | undefined, late: Late): Omit<Scripts, 'sources'> {
  const loaded = late.scripts.filter(({ address }) => boot.text.includes(`"${address}"`));
  const isLoaded = new Set(loaded.map(({ address }) => address));
  return {
    artifacts: artifactsOf([boot, ...loaded]),
    shards: shards && shardScript(filesOf(shards, late), isLoaded, late),
    boot: loadedScript(boot),
    modules: new Map([
      [boot.address, { imports: [], triggers: [] }],
      ...[...late.modules].filter(([address]) => isLoaded.has(address)),
    ]),
  };
}

function shardScript(files: ShardScript['files'], isLoaded: ReadonlySet<string>, late: Late): ShardScript {
  const own = late.scripts.filter(({ address }) => files.includes(address) && !isLoaded.has(address));
  return { files, artifacts: artifactsOf(own) };
}

const artifactsOf = (scripts: readonly Script[]): Artifact[] =>
  scripts.map(({ address, text }) => ({ path: address.slice(1), body: text }));

/** Returns the addresses of a script and of all that it imports. */
function filesOf(file: LateFile, late: Late): [string, ...string[]] {
  const address = late.addressOf(file);
  return [address, ...(late.modules.get(address)?.imports ?? [])];
}

const options = ({ siteDir, toolDir }: Folders) =>
  ({
    ...commonOptions(siteDir),
    outbase: 'templates',
    // A site elsewhere takes React from the tool.
    nodePaths: [join(toolDir, 'node_modules')],
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    metafile: true,
  }) satisfies BuildOptions;

type Folders = Pick<ScriptSources, 'toolDir' | 'siteDir'>;

type Late = LateModules & { scripts: Script[] };

/** What is bundled, with the real paths of its folders, and where problems of it are reported. */
type Bundling = Required<ScriptSources> & { begun: () => void; report: Report };

async function bundleLate(files: LateFiles, bundling: Bundling): Promise<Late | undefined> {
  const { site, siteDir } = bundling;
  const all = listLateFiles(files);
  const entryPoints = [...new Set(all.map(({ path }) => path))].map((path) => ({
    in: relative(siteDir, path),
    out: scriptName(path),
  }));
  const languages = [siteSearch(site, bundling), pluralRules(site, bundling)];
  const made = await run(
    {
      entryPoints,
      plugins: [tellsWhenBegun(bundling.begun), noLateModules, lunrReader, ...languages],
      splitting: true,
    },
    bundling,
  );
  if (!made) return undefined;
  const scripts = withoutUnusedHelpers(scriptsOf(made.outputFiles), made.metafile);
  return { scripts, ...readLateModules(scripts, { metafile: made.metafile, files: all, folder: siteDir }) };
}

/** Runs esbuild, and once more where it finds what is refused: the other run says where that is. */
async function run(
  {
    plugins,
    ...more
  }: Pick<BuildOptions, 'splitting'> & Required<Pick<BuildOptions, 'entryPoints' | 'plugins'>>,
  bundling: Bundling,
): Promise<{ outputFiles: OutputFile[]; metafile: Metafile } | undefined> {
  const { build } = await import('esbuild');
  const common = { ...options(bundling), ...more };
  const made = await unlessFailed(build({ ...common, plugins }), bundling);
  if (made) noteInputs(made.metafile, bundling);
  if (!made || !hasDynamicImport(made.metafile)) return made;
  await unlessFailed(build({ ...common, plugins: [noDynamicImports, ...plugins] }), bundling);
  return undefined;
}

/** Reports files that do not export what the boot script asks them for. */
function areUseful(files: LateFiles, late: Late, { shown, report }: Bundling): boolean {
  const useless = listLateFiles(files).filter(
    (file) => file.exported !== undefined && !late.exportsOf(file).includes(file.exported),
  );
  for (const { path, exported } of useless)
    report.error(
      'bundle-failed',
      { file: shown(path) },
      { isStyle: false, detail: `the browser needs “${exported}” of this file, which does not export it` },
    );
  return useless.length === 0;
}

async function bundleBoot(entry: string, contents: string, bundling: Bundling): Promise<Script | undefined> {
  const entryPoints = [{ in: relative(bundling.siteDir, entry), out: 'boot' }];
  const made = await run({ entryPoints, plugins: [lateModules(contents)] }, bundling);
  return made && scriptsOf(made.outputFiles)[0];
}

/** The code of `src/client/late-modules.ts`, where the types of it are. */
function lateModulesSource({ own, islands, enhancements }: LateFiles, late: Late): string {
  const needed = (file: LateFile | undefined) => (file ? filesOf(file, late) : []);
  const exported = {
    ...mapValues(own, needed),
    islands: mapValues(islands, needed),
    enhancements: mapValues(enhancements, needed),
  };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function loadedScript({ address, text }: Script): LoadedScript {
  const hash = createHash('sha256').update(text).digest('base64');
  return { href: address, integrity: `sha256-${hash}` };
}
