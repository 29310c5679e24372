import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuildOptions, Metafile, OutputFile } from 'esbuild';
import type { Artifact } from '../../../artifact.ts';
import type { Report } from '../../../diagnostics/index.ts';
import { commonOptions, needsExport, reportBundleErrors } from '../esbuild.ts';
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
import { hasDynamicImport, reportInputs, type Script, scriptsOf, withoutUnusedHelpers } from './output.ts';
import { lateModules, lunrReader, noDynamicImports, noLateModules } from './plugins.ts';

/** The scripts of a site. */
export interface Scripts {
  artifacts: Artifact[];
  /** The script in every page, which loads all others. */
  boot: LoadedScript;
  /** The imports and triggers of each script. */
  modules: Modules;
  /** The script that searches an index in shards; undefined without a search. */
  shards: ShardScript | undefined;
  /** The inputs: files, and other paths that esbuild looked at. */
  sources: string[];
}

/** The script that searches an index in shards. Only a site that has one publishes it. */
interface ShardScript {
  /** Its address, followed by those of all that it imports. */
  files: [string, ...string[]];
  /** The files among them that nothing else needs. */
  artifacts: Artifact[];
}

/** A script with its integrity hash (Subresource Integrity). */
export interface LoadedScript {
  href: string;
  integrity: string;
}

/**
 * Bundles the scripts of a site with esbuild in two runs: first the late modules, which share chunks, then the boot script, which
 * contains their addresses. Writes no files.
 *
 * @returns undefined if bundling fails; the errors are reported
 */
export async function bundleScripts(sources: ScriptSources, report: Report): Promise<Scripts | undefined> {
  const { site, shown, onInput = () => undefined } = sources;
  const [toolDir, siteDir] = [realpathSync(sources.toolDir), realpathSync(sources.siteDir)];
  const inputs = new Set<string>();
  const addInput = (path: string) => {
    inputs.add(path);
    onInput(path);
  };
  const bundling = { site, shown, toolDir, siteDir, onInput: addInput, report };
  const files = lateFiles(bundling);
  const late = await bundleLate(files, bundling);
  if (!late || !checkExports(files, late, bundling)) return undefined;
  const { entry } = site.scripts ?? {};
  const path = entry === undefined ? join(toolDir, 'src/client/start.ts') : join(siteDir, 'templates', entry);
  const boot = await bundleBoot(path, lateModulesSource(files, late), bundling);
  return boot && { ...publishedScripts(boot, files.shards, late), sources: [...inputs] };
}

/** Selects the scripts to publish: the boot script, and the late ones that it can load. */
function publishedScripts(
  boot: Script,
  shards: LateFile | undefined,
  late: LateBundle,
): Omit<Scripts, 'sources'> {
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

function shardScript(
  files: ShardScript['files'],
  isLoaded: ReadonlySet<string>,
  late: LateBundle,
): ShardScript {
  const own = late.scripts.filter(({ address }) => files.includes(address) && !isLoaded.has(address));
  return { files, artifacts: artifactsOf(own) };
}

const artifactsOf = (scripts: readonly Script[]): Artifact[] =>
  scripts.map(({ address, text }) => ({ path: address.slice(1), body: text }));

/** Returns the addresses of a script and of all that it imports. */
function filesOf(file: LateFile, late: LateBundle): [string, ...string[]] {
  const address = late.addressOf(file);
  return [address, ...(late.modules.get(address)?.imports ?? [])];
}

const options = ({ siteDir, toolDir }: Pick<ScriptSources, 'toolDir' | 'siteDir'>) =>
  ({
    ...commonOptions(siteDir),
    outbase: 'templates',
    // A site outside the tool's folder uses the tool's React.
    nodePaths: [join(toolDir, 'node_modules')],
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    metafile: true,
  }) satisfies BuildOptions;

type LateBundle = LateModules & { scripts: Script[] };

/** The sources to bundle, with real paths, and the report. */
type Bundling = Required<ScriptSources> & { report: Report };

async function bundleLate(files: LateFiles, bundling: Bundling): Promise<LateBundle | undefined> {
  const { site, siteDir } = bundling;
  const all = listLateFiles(files);
  const entryPoints = [...new Set(all.map(({ path }) => path))].map((path) => ({
    in: relative(siteDir, path),
    out: scriptName(path),
  }));
  const languages = [siteSearch(site, bundling), pluralRules(site, bundling)];
  const result = await run(
    {
      entryPoints,
      plugins: [noLateModules, lunrReader, ...languages],
      splitting: true,
    },
    bundling,
  );
  if (!result) return undefined;
  const scripts = withoutUnusedHelpers(scriptsOf(result.outputFiles), result.metafile);
  return { scripts, ...readLateModules(scripts, { metafile: result.metafile, files: all, folder: siteDir }) };
}

/** Runs esbuild. If it finds an `import()`, runs it again with a plugin that reports the place. */
async function run(
  {
    plugins,
    ...more
  }: Pick<BuildOptions, 'splitting'> & Required<Pick<BuildOptions, 'entryPoints' | 'plugins'>>,
  bundling: Bundling,
): Promise<{ outputFiles: OutputFile[]; metafile: Metafile } | undefined> {
  const { build } = await import('esbuild');
  const common = { ...options(bundling), ...more };
  const result = await reportBundleErrors(build({ ...common, plugins }), bundling);
  if (result) reportInputs(result.metafile, bundling);
  if (!result || !hasDynamicImport(result.metafile)) return result;
  await reportBundleErrors(build({ ...common, plugins: [noDynamicImports, ...plugins] }), bundling);
  return undefined;
}

/** Reports files without the export that the boot script needs. Returns true if there are none. */
function checkExports(files: LateFiles, late: LateBundle, { shown, report }: Bundling): boolean {
  const wrong = listLateFiles(files).filter(
    (file) => file.exported !== undefined && !late.exportsOf(file).includes(file.exported),
  );
  for (const { path, exported = '' } of wrong)
    report.error('bundle-failed', { file: shown(path) }, needsExport(exported));
  return wrong.length === 0;
}

async function bundleBoot(entry: string, contents: string, bundling: Bundling): Promise<Script | undefined> {
  const entryPoints = [{ in: relative(bundling.siteDir, entry), out: 'boot' }];
  const result = await run({ entryPoints, plugins: [lateModules(contents)] }, bundling);
  return result && scriptsOf(result.outputFiles)[0];
}

/** Generates the contents of `src/client/late-modules.ts`. */
function lateModulesSource({ own, islands, enhancements }: LateFiles, late: LateBundle): string {
  const addressesOf = (file: LateFile | undefined) => (file ? filesOf(file, late) : []);
  const exported = {
    ...mapValues(own, addressesOf),
    islands: mapValues(islands, addressesOf),
    enhancements: mapValues(enhancements, addressesOf),
  };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function loadedScript({ address, text }: Script): LoadedScript {
  const hash = createHash('sha256').update(text).digest('base64');
  return { href: address, integrity: `sha256-${hash}` };
}
