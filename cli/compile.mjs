// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openCache } from '../src/cache/cache.mjs';
import { digestOfFacts } from '../src/cache/file-facts.mjs';
import { bundle, packagesOutside } from './bundle.mjs';
import { createModules } from './modules.mjs';
import { sharedEntry, sharedWith, sourcesIn } from './shared-modules.mjs';

/** How many compiled tools and sites stay: a server that runs may still ask for a file of one that is no longer the newest. */
const most = 5;

/**
 * Compiles the TypeScript of the tool, unless that was done before for exactly these sources and all of it is still as it was. The
 * tool keeps what is compiled, for all sites that it builds; the site does where the folder of the tool cannot be written.
 *
 * @param {string} toolDir the folder of the tool
 * @param {string} siteDir the folder of the site
 * @returns {Promise<string>} the folder with `entry.js`, which exports `main`, `engine.js`, which commands load, and `shared.js`, which exports
 *   `modules`: what sites take from it
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export async function compileTool(toolDir, siteDir) {
  try {
    return await compileToolInto(toolDir, toolDir);
  } catch (error) {
    if (!isOfFiles(error) || siteDir === toolDir) throw error;
    return compileToolInto(siteDir, toolDir);
  }
}

/** @param {unknown} error */
const isOfFiles = (error) => error instanceof Error && 'syscall' in error;

/**
 * @param {string} owner the folder in whose cache it is kept
 * @param {string} toolDir
 */
function compileToolInto(owner, toolDir) {
  const packages = ['package.json', 'package-lock.json'].map((name) => join(toolDir, name));
  const sources = [
    ...packages.filter((path) => existsSync(path)),
    ...['cli', 'src'].flatMap((folder) => sourcesIn(join(toolDir, folder))),
  ];
  const make = () =>
    bundle(owner, {
      absWorkingDir: toolDir,
      entryPoints: {
        ...{ entry: 'cli/index.ts', engine: 'src/index.ts', shared: 'shared' },
        'second-thread': 'src/second-thread/program.ts',
      },
      plugins: [sharedEntry(toolDir), packagesOutside],
    });
  return keep({ name: 'tool', sources, salt: toolDir, owner }, make);
}

/**
 * The folders of the tool, the site and the compiled tool.
 *
 * @typedef {{ toolDir: string, siteDir: string, tool: string }} SitePlace
 */

/**
 * A compiled site: the file that exports `site`, and a name that only this code has.
 *
 * @typedef {{ file: string, code: string }} CompiledSite
 */

/**
 * Compiles the TypeScript of a site for a compiled tool, with which it shares the vocabulary and React, unless that was done before.
 *
 * @param {SitePlace} place
 * @returns {Promise<CompiledSite>}
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export function compileSite(place) {
  return keepSite(place, async () => {
    const bundled = bundle(place.siteDir, await siteOptions(place));
    // What comes next is a command that looks at the site; the bundler works in a process of its own meanwhile.
    const [files] = await Promise.all([bundled, import(pathToFileURL(join(place.tool, 'engine.js')).href)]);
    return files;
  });
}

/**
 * The same for a process that does it again and again: first as a whole, as all commands keep it, then module by module, when something has
 * changed. What is wrong is not printed.
 *
 * @param {SitePlace} place
 */
export function createSiteCompiler(place) {
  const options = async () => ({ ...(await siteOptions(place)), logLevel: /** @type {const} */ ('silent') });
  /** @type {ReturnType<typeof createModules> | undefined} */
  let modules;
  const compileFirst = () => keepSite(place, async () => bundle(place.siteDir, await options()));
  const compileAgain = async () => {
    modules ??= createModules(place.siteDir, options);
    const file = await modules.compile();
    return { file, code: basename(file) };
  };
  let compile = () => {
    compile = compileAgain;
    return compileFirst();
  };
  return { compile: () => compile(), close: async () => modules?.close() };
}

/**
 * @param {SitePlace} place
 * @param {() => Promise<ReadonlyMap<string, Uint8Array>>} make
 * @returns {Promise<CompiledSite>}
 */
async function keepSite({ siteDir, tool }, make) {
  const sources = sourcesIn(join(siteDir, 'templates'));
  const folder = await keep({ name: 'templates', sources, salt: tool, owner: siteDir }, make);
  return { file: join(folder, 'site.js'), code: basename(folder) };
}

/**
 * @param {SitePlace} place
 * @returns {Promise<import('esbuild').BuildOptions>}
 */
async function siteOptions({ toolDir, siteDir, tool }) {
  const address = pathToFileURL(join(tool, 'shared.js')).href;
  const { modules } = await import(address);
  return {
    absWorkingDir: siteDir,
    entryPoints: { site: join(siteDir, 'templates/site.ts') },
    // A site elsewhere takes packages from the tool.
    nodePaths: [join(toolDir, 'node_modules')],
    plugins: [sharedWith(modules, { toolDir, address }), packagesOutside],
  };
}

/**
 * What was compiled of sources, kept in a cache.
 *
 * @param {{ name: string, sources: readonly string[], salt: string, owner: string }} what `salt`: on what else it depends; `owner`: the
 *   folder that has the cache
 * @param {() => Promise<ReadonlyMap<string, Uint8Array>>} make
 */
async function keep({ name, sources, salt, owner }, make) {
  const cache = openCache(join(owner, '.cache', name), { most });
  const folder = await cache.files(await keyOf(sources, { salt, owner }), make);
  cache.sweep();
  return folder;
}

/**
 * A digest of sources. They are read only if the file system says that one has changed.
 *
 * @param {readonly string[]} sources
 * @param {{ salt: string, owner: string }} more
 */
async function keyOf(sources, { salt, owner }) {
  const facts = digestOfFacts(sources);
  const context = [owner, salt, process.version].join('\0');
  const digest = () => digestOf(sources, context);
  if (facts === undefined) return digest();
  const cache = openCache(join(owner, '.cache', 'sources'), { most: 2 * most });
  let isNew = false;
  const name = createHash('sha256').update(`${facts}\0${context}`).digest('hex').slice(0, 32);
  const key = await cache.get(name, async () => {
    isNew = true;
    return Buffer.from(digest());
  });
  if (isNew) cache.sweep();
  return Buffer.from(key).toString();
}

/**
 * @param {readonly string[]} sources
 * @param {string} salt
 */
function digestOf(sources, salt) {
  const hash = createHash('sha256').update(salt);
  for (const path of sources) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Says which code runs: that of a compiled tool and of a compiled site.
 *
 * @param {string} tool the folder of the one
 * @param {CompiledSite} site
 */
export const codeOf = (tool, { code }) => `${basename(tool)}-${code}`;
