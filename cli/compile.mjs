// @ts-check
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChecked, folderOf, sourcesIn } from './checked.mjs';

/** What compiles: each start asks what is compiled, and hardly any compiles. */
const loadBundler = () => import('./bundle.mjs');
const loadShared = () => import('./shared-modules.mjs');

/**
 * Compiles the TypeScript of the tool, unless that was done before for exactly these sources and all of it is still as it was. The
 * tool keeps what is compiled, for all sites that it builds; the site does where the folder of the tool cannot be written.
 *
 * @param {Omit<SitePlace, 'tool'>} place
 * @returns {Promise<string>} the folder with `entry.js`, which exports `main`, `engine.js`, which commands load, and `shared.js`, which exports
 *   `modules`: what sites take from it
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export async function compileTool(place) {
  const { toolDir, siteDir } = place;
  try {
    return await compileToolInto(toolDir, place);
  } catch (error) {
    if (!isOfFiles(error) || siteDir === toolDir) throw error;
    return compileToolInto(siteDir, place);
  }
}

/** @param {unknown} error */
const isOfFiles = (error) => error instanceof Error && 'syscall' in error;

/**
 * @param {string} owner the folder in whose cache it is kept
 * @param {Omit<SitePlace, 'tool'>} place
 */
async function compileToolInto(owner, { toolDir, isAnew }) {
  const sources = [
    join(toolDir, 'package.json'),
    ...['cli', 'src'].flatMap((folder) => sourcesIn(join(toolDir, folder))),
  ];
  const make = async () => {
    const { bundleTool } = await import('./bundle-tool.mjs');
    return bundleTool(owner, toolDir);
  };
  const tool = { name: 'tool', sources, salt: toolDir, owner };
  return folderOf(tool, (await keepUnlessChecked(tool, make, isAnew)).key);
}

/**
 * @param {import('./checked.mjs').Compilation} compilation
 * @param {() => Promise<import('./keep.mjs').Made>} make
 * @param {boolean} isAnew whether nothing that is kept may be used
 */
async function keepUnlessChecked(compilation, make, isAnew) {
  if (isAnew) {
    const { makeAnew } = await import('./keep.mjs');
    return makeAnew(compilation, make);
  }
  const { compiled, facts } = findChecked(compilation);
  if (compiled) return compiled;
  const { keep } = await import('./keep.mjs');
  return keep(compilation, { facts, make });
}

/**
 * The folders of the tool, the site and the compiled tool, and whether all is compiled anew.
 *
 * @typedef {{ toolDir: string, siteDir: string, tool: string, isAnew: boolean }} SitePlace
 */

/**
 * A compiled site: the file that exports `site`, a name that only this code has, on what it depends beside the modules in its
 * templates, and whether each of its modules is a file of its own.
 *
 * @typedef {{ file: string, code: string, inputs: readonly string[], isSplit?: boolean }} CompiledSite
 */

/**
 * Compiles the TypeScript of a site for a compiled tool, with which it shares the vocabulary and React, unless that was done before. What is
 * wrong is not printed: whoever asks for it knows how.
 *
 * @param {SitePlace} place
 * @returns {Promise<CompiledSite>}
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export function compileSite(place) {
  return keepSite(place, async () => {
    const { bundle } = await loadBundler();
    const bundled = bundle(place.siteDir, await siteOptions(place));
    // What comes next is a command that looks at the site; the bundler works in a process of its own meanwhile.
    const [{ files, metafile }, { inputsOf }, { refuseUntrackedImports }] = await Promise.all([
      ...[bundled, import('../src/cache/bundle-inputs.mjs'), import('./untracked-imports.mjs')],
      import(pathToFileURL(join(place.tool, 'engine.js')).href),
    ]);
    refuseUntrackedImports(metafile, place);
    return { files, inputs: inputsOf(metafile, place) };
  });
}

/**
 * The same for a process that does it again and again: first as a whole, as all commands keep it, then module by module, where
 * the code keeps its name if nothing has changed.
 *
 * @param {SitePlace} place
 */
export function createSiteCompiler(place) {
  const options = () => siteOptions(place);
  /** @type {ReturnType<typeof import('./modules.mjs').createModules> | undefined} */
  let modules;
  const compileModules = async () => {
    const { createModules } = await import('./modules.mjs');
    modules ??= createModules(place.siteDir, options);
    const { file, metafile } = await modules.compile();
    const { refuseUntrackedImports } = await import('./untracked-imports.mjs');
    refuseUntrackedImports(metafile, place);
    const { inputsOf } = await import('../src/cache/bundle-inputs.mjs');
    return { file, code: basename(file), inputs: inputsOf(metafile, place), isSplit: true };
  };
  /** @type {() => Promise<CompiledSite>} */
  let compileNext = async () => {
    const whole = await compileSite(place);
    compileNext = async () => {
      compileNext = compileModules;
      const site = await compileModules();
      return (await currentKeyOf(place)) === whole.code ? { ...site, code: whole.code } : site;
    };
    return whole;
  };
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return {
    /** One after the other: esbuild gives what it is making to all who ask meanwhile. */
    compile() {
      const made = last.then(() => compileNext());
      last = made.catch(() => undefined);
      return made;
    },
    /** What is being compiled has opened what is closed here. */
    async close() {
      await last;
      await modules?.close();
    },
  };
}

/**
 * @param {SitePlace} place
 * @param {() => Promise<import('./keep.mjs').Made>} make
 * @returns {Promise<CompiledSite>}
 */
async function keepSite(place, make) {
  const site = compilationOf(place);
  const { key, inputs } = await keepUnlessChecked(site, make, place.isAnew);
  return { file: join(folderOf(site, key), 'site.js'), code: key, inputs };
}

/** @param {SitePlace} place */
async function currentKeyOf(place) {
  const { currentKey } = await import('./keep.mjs');
  return currentKey(compilationOf(place));
}

/** @param {Pick<SitePlace, 'siteDir' | 'tool'>} place */
const compilationOf = ({ siteDir, tool }) => ({
  name: 'templates',
  sources: sourcesIn(join(siteDir, 'templates')),
  salt: tool,
  owner: siteDir,
});

/**
 * @param {SitePlace} place
 * @returns {Promise<import('esbuild').BuildOptions>}
 */
async function siteOptions({ toolDir, siteDir, tool }) {
  const address = pathToFileURL(join(tool, 'shared.js')).href;
  const { modules } = await import(address);
  const [{ packagesOutside, toolsOf }, { sharedWith }] = await Promise.all([loadBundler(), loadShared()]);
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

/**
 * Says which code runs: that of a compiled tool and of a compiled site.
 *
 * @param {string} tool the folder of the one
 * @param {Pick<CompiledSite, 'code'>} site
 */
export const codeOf = (tool, { code }) => `${basename(tool)}-${code}`;
