import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Metafile } from 'esbuild';
import { inputsOf } from '../../src/cache/bundle-inputs.ts';
import { inTurn } from '../../src/lib/in-turn.ts';
import { bundle, packagesOutside, toolsOf } from './bundle.ts';
import { type Compilation, type Compiled, folderOf, sourcesIn } from './compiled.mjs';
import { currentKey, keep, type Made, makeAnew } from './keep.ts';
import { createModules } from './modules.ts';
import { sharedWith } from './shared.ts';
import { refuseUntrackedImports } from './untracked-imports.ts';

/** Where a command is installed, and how it was started (cli/site.mjs). */
export interface Installation {
  toolDir: string;
  siteDir: string;
  /** The folder of the compiled tool. */
  tool: string;
  /** Says that nothing that was kept may be used. */
  isAnew: boolean;
  /** Says that the command is `dev`, which goes on with a broken site. */
  isDev: boolean;
}

/** A compiled site. */
export interface CompiledSite {
  /** The file that exports the site. */
  file: string;
  /** A name that only this code has. */
  key: string;
  /** The places on which it depends beside the modules in its templates. */
  inputs: readonly string[];
  /** Says that each module is a file of its own. */
  isSplit?: boolean;
}

/** Describes the code of a site: another tool compiles it anew. */
export const siteCode = ({ siteDir, tool }: Installation): Compilation => ({
  name: 'templates',
  sources: sourcesIn(join(siteDir, 'templates')),
  salt: tool,
  owner: siteDir,
});

/** Returns the compiled code of a site as others take it. */
export const siteOf = ({ siteDir }: Installation, { key, inputs }: Compiled): CompiledSite => ({
  file: join(folderOf({ owner: siteDir, name: 'templates' }, key), 'site.js'),
  ...{ key, inputs },
});

/**
 * Checks the compiled code of a site, or compiles it for the running tool, with which it shares the vocabulary and React.
 *
 * @throws errors of esbuild, or of the file system if the result cannot be written
 */
export async function compileSite(installation: Installation): Promise<CompiledSite> {
  const make = async (): Promise<Made> => {
    const [bundler, options] = await Promise.all([import('esbuild'), siteOptions(installation)]);
    // Loads the engine for the command meanwhile, since esbuild works in a process of its own.
    const [{ files, metafile }] = await Promise.all([
      bundle(bundler, installation.siteDir, options),
      import('../../src/index.ts'),
    ]);
    return { files, inputs: checkedInputs(metafile, installation) };
  };
  const compilation = siteCode(installation);
  const compiled = await (installation.isAnew ? makeAnew(compilation, make) : keep(compilation, make));
  return siteOf(installation, compiled);
}

function checkedInputs(metafile: Metafile, installation: Installation): string[] {
  refuseUntrackedImports(metafile, installation);
  return inputsOf(metafile, installation);
}

/**
 * Creates a compiler for `site dev`. It compiles the site first as a whole, as all commands do, then module by module. The key stays while
 * nothing has changed.
 */
export function createSiteCompiler(installation: Installation) {
  let modules: ReturnType<typeof createModules> | undefined;
  const compileModules = async (): Promise<CompiledSite> => {
    const bundler = await import('esbuild');
    modules ??= createModules(bundler, installation.siteDir, () => siteOptions(installation));
    const { file, metafile } = await modules.compile();
    return { file, key: basename(file), inputs: checkedInputs(metafile, installation), isSplit: true };
  };
  let compileNext = async (): Promise<CompiledSite> => {
    const whole = await compileSite(installation);
    compileNext = async () => {
      compileNext = compileModules;
      const site = await compileModules();
      return currentKey(siteCode(installation)) === whole.key ? { ...site, key: whole.key } : site;
    };
    return whole;
  };
  // esbuild would give a running build to all who ask meanwhile.
  const task = inTurn();
  return {
    compile: () => task(() => compileNext()),
    close: () => task(async () => modules?.close()),
  };
}

async function siteOptions({ toolDir, siteDir, tool }: Installation): Promise<BuildOptions> {
  const address = pathToFileURL(join(tool, 'shared.js')).href;
  const { modules } = await import(address);
  return {
    absWorkingDir: siteDir,
    logLevel: 'silent',
    entryPoints: { site: join(siteDir, 'templates/site.ts') },
    // A site elsewhere takes packages from the tool.
    nodePaths: [join(toolDir, 'node_modules')],
    plugins: [
      sharedWith(modules, { toolDir, address }),
      packagesOutside([siteDir, toolDir].flatMap(toolsOf)),
    ],
  };
}
