// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openCache } from '../src/cache/cache.mjs';
import { digestOfFacts, listFiles } from '../src/cache/file-facts.mjs';

/** How many compiled tools stay: a server that runs may still ask for a file of one that is no longer the newest. */
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

/** @type {import('esbuild').Plugin} */
const packages = {
  name: 'packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      const isCompiled =
        importer.includes('node_modules') || compiled.some((name) => `${path}/`.startsWith(`${name}/`));
      return isCompiled || path.startsWith('node:') ? undefined : { path, external: true };
    });
  },
};

/**
 * Compiles the TypeScript of the tool together with that of a site, unless that was done before for exactly these sources
 * and all of it is still as it was: packages are there once for both.
 *
 * @param {string} toolDir the folder of the tool
 * @param {string} siteDir the folder of the site
 * @returns {Promise<string>} the path of the compiled entry, which exports `main` and `loadSite`
 * @throws what esbuild says of the sources, or the file system if the result cannot be written
 */
export async function compileTool(toolDir, siteDir) {
  const cache = openCache(join(siteDir, '.cache', 'tool'), { most });
  const key = await keyOf(listSources(toolDir, siteDir), siteDir);
  const folder = await cache.files(key, () => bundle(toolDir, siteDir));
  cache.sweep();
  return join(folder, 'entry.js');
}

/**
 * A digest of the sources. They are read only if the file system says that one has changed.
 *
 * @param {readonly string[]} sources
 * @param {string} siteDir
 */
async function keyOf(sources, siteDir) {
  const facts = digestOfFacts(sources);
  if (facts === undefined) return digestOf(sources, siteDir);
  const cache = openCache(join(siteDir, '.cache', 'sources'), { most });
  let isNew = false;
  const key = await cache.get(facts, async () => {
    isNew = true;
    return Buffer.from(digestOf(sources, siteDir));
  });
  if (isNew) cache.sweep();
  return Buffer.from(key).toString();
}

/**
 * @param {string} toolDir
 * @param {string} siteDir
 */
function listSources(toolDir, siteDir) {
  const folders = [join(toolDir, 'cli'), join(toolDir, 'src'), join(siteDir, 'templates')];
  const sources = folders.flatMap(listFiles).filter((path) => /\.(tsx?|mjs)$/.test(path));
  const packages = ['package.json', 'package-lock.json'].map((name) => join(toolDir, name));
  return [...packages.filter((path) => existsSync(path)), ...sources];
}

/**
 * @param {readonly string[]} sources
 * @param {string} siteDir
 */
function digestOf(sources, siteDir) {
  const hash = createHash('sha256').update(siteDir).update(process.version);
  for (const path of sources) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} toolDir
 * @param {string} siteDir
 * @returns {Promise<ReadonlyMap<string, Uint8Array>>} the files by name
 */
async function bundle(toolDir, siteDir) {
  const { build } = await import('esbuild');
  const outdir = join(siteDir, '.cache', 'tool', 'compiled');
  const definition = JSON.stringify(join(siteDir, 'templates/site.ts'));
  const { outputFiles } = await build({
    absWorkingDir: toolDir,
    stdin: {
      contents: `export { main } from './cli/index.ts';
        export const loadSite = async () => (await import(${definition})).site;`,
      resolveDir: toolDir,
      sourcefile: 'entry.ts',
      loader: 'ts',
    },
    outdir,
    entryNames: 'entry',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [packages],
    // For packages that are CommonJS.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, contents }) => [relative(outdir, path), contents]));
}
