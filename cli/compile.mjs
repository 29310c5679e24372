// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openCache } from '../src/cache/cache.mjs';
import { digestOfFacts } from '../src/cache/file-facts.mjs';
import { sharedEntry, sharedWith, sourcesIn } from './shared-modules.mjs';

/** How many compiled tools and sites stay: a server that runs may still ask for a file of one that is no longer the newest. */
const most = 5;

/**
 * Packages that are compiled with the tool: Node would have to find and read hundreds of their files at each start. The others are
 * native, or only some commands load them.
 */
const compiled = [
  ...[
    '@rgrove/parse-xml',
    'commander',
    'fastest-levenshtein',
    'gray-matter',
    'htmlparser2',
    'js-yaml',
    'lunr',
  ],
  ...['markdown-it', 'postcss', 'react', 'react-dom', 'zod'],
];

/**
 * Compiles the TypeScript of the tool, unless that was done before for exactly these sources and all of it is still as it was.
 *
 * @param {string} toolDir the folder of the tool
 * @param {string} siteDir the folder of the site, which keeps what is compiled
 * @returns {Promise<string>} the folder with `entry.js`, which exports `main`, and `shared.js`, which exports `modules`: what sites
 *   take from it
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export function compileTool(toolDir, siteDir) {
  const packages = ['package.json', 'package-lock.json'].map((name) => join(toolDir, name));
  const sources = [
    ...packages.filter((path) => existsSync(path)),
    ...['cli', 'src'].flatMap((folder) => sourcesIn(join(toolDir, folder))),
  ];
  const make = () =>
    bundle(siteDir, {
      absWorkingDir: toolDir,
      entryPoints: { entry: 'cli/index.ts', shared: 'shared' },
      plugins: [sharedEntry(toolDir), packagesOutside],
    });
  return keep({ name: 'tool', sources, salt: toolDir, siteDir }, make);
}

/**
 * Compiles the TypeScript of a site for a compiled tool, with which it shares the vocabulary and React, unless that was done before.
 *
 * @param {{ toolDir: string, siteDir: string, tool: string, isQuiet?: boolean }} place the folders of the tool, the site and the
 *   compiled tool; `isQuiet`: what is wrong with the sources is not printed
 * @returns {Promise<string>} the folder with `site.js`, which exports `site`
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export function compileSite({ toolDir, siteDir, tool, isQuiet = false }) {
  const sources = sourcesIn(join(siteDir, 'templates'));
  const make = async () => {
    const address = pathToFileURL(join(tool, 'shared.js')).href;
    const { modules } = await import(address);
    return bundle(siteDir, {
      absWorkingDir: siteDir,
      entryPoints: { site: join(siteDir, 'templates/site.ts') },
      // A site elsewhere takes packages from the tool.
      nodePaths: [join(toolDir, 'node_modules')],
      plugins: [sharedWith(modules, { toolDir, address }), packagesOutside],
      logLevel: isQuiet ? 'silent' : 'warning',
    });
  };
  return keep({ name: 'templates', sources, salt: tool, siteDir }, make);
}

/**
 * What was compiled of sources, kept in the cache of a site.
 *
 * @param {{ name: string, sources: readonly string[], salt: string, siteDir: string }} what `salt`: on what else it depends
 * @param {() => Promise<ReadonlyMap<string, Uint8Array>>} make
 */
async function keep({ name, sources, salt, siteDir }, make) {
  const cache = openCache(join(siteDir, '.cache', name), { most });
  const folder = await cache.files(await keyOf(sources, { salt, siteDir }), make);
  cache.sweep();
  return folder;
}

/**
 * A digest of sources. They are read only if the file system says that one has changed.
 *
 * @param {readonly string[]} sources
 * @param {{ salt: string, siteDir: string }} more
 */
async function keyOf(sources, { salt, siteDir }) {
  const facts = digestOfFacts(sources);
  const digest = () => digestOf(sources, `${siteDir}\0${salt}\0${process.version}`);
  if (facts === undefined) return digest();
  const cache = openCache(join(siteDir, '.cache', 'sources'), { most: 2 * most });
  let isNew = false;
  const name = createHash('sha256').update(`${facts}\0${salt}`).digest('hex').slice(0, 32);
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
 * @param {string} siteDir
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<ReadonlyMap<string, Uint8Array>>} the files by name
 */
async function bundle(siteDir, options) {
  const { build } = await import('esbuild');
  const outdir = join(siteDir, '.cache', 'compiled', 'one');
  const { outputFiles = [] } = await build({
    outdir,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // For packages that are CommonJS.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    ...options,
  });
  return new Map(outputFiles.map(({ path, contents }) => [relative(outdir, path), contents]));
}

/** @type {import('esbuild').Plugin} */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      const isCompiled =
        importer.includes('node_modules') || compiled.some((name) => `${path}/`.startsWith(`${name}/`));
      return isCompiled || path.startsWith('node:') ? undefined : { path, external: true };
    });
  },
};

/**
 * Says which code runs: that of a compiled tool and of a compiled site.
 *
 * @param {string} tool the folder of the one
 * @param {string} site the folder of the other
 */
export const codeOf = (tool, site) => `${basename(tool)}-${basename(site)}`;
