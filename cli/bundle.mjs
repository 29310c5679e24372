// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Packages that are left to Node: they are native, or only some commands load them. The others are compiled with what uses them: Node
 * would have to find and read hundreds of their files at each start.
 */
const outside = ['@libsql/client', 'esbuild', 'launch-editor', 'nodemailer', 'satori', 'sharp'];

/**
 * Bundles sources for Node.
 *
 * @param {string} owner the folder in whose cache they will be
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<{ files: ReadonlyMap<string, Uint8Array>, metafile: import('esbuild').Metafile }>} the files by name, and of what
 *   they were made
 */
export async function bundle(owner, options) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...optionsOf(owner, options), metafile: true });
  return { files: filesOf(owner, outputFiles), metafile };
}

/**
 * The same again and again: only what has changed is read and parsed.
 *
 * @param {string} owner
 * @param {import('esbuild').BuildOptions} options
 * @see https://esbuild.github.io/api/#rebuild
 */
export async function openBundler(owner, options) {
  const { context } = await import('esbuild');
  return context(optionsOf(owner, options));
}

/** @param {string} owner */
const folderOfOutput = (owner) => join(owner, '.cache', 'compiled', 'one');

/**
 * @param {string} owner
 * @param {readonly import('esbuild').OutputFile[]} [outputFiles]
 * @returns {ReadonlyMap<string, Uint8Array>} the files by name
 */
function filesOf(owner, outputFiles = []) {
  return new Map(outputFiles.map(({ path, contents }) => [relative(folderOfOutput(owner), path), contents]));
}

/**
 * @param {string} owner
 * @param {import('esbuild').BuildOptions} options
 * @returns {import('esbuild').BuildOptions}
 */
function optionsOf(owner, options) {
  return {
    outdir: folderOfOutput(owner),
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
    // What is made of code follows from the tool alone; a `tsconfig.json`, which may lie above the site too, is for editors.
    tsconfigRaw: {},
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    ...options,
  };
}

/**
 * Leaves packages to Node by the addresses that they have now, since what is compiled may lie where Node would not find them; and those that
 * are not there, which only some commands may load.
 *
 * @param {readonly string[]} [more] which others
 * @returns {import('esbuild').Plugin}
 */
export function packagesOutside(more = []) {
  const isOutside = (/** @type {string} */ path) =>
    [...outside, ...more].some((name) => `${path}/`.startsWith(`${name}/`));
  return {
    name: 'packages-outside',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === isAsked || path.startsWith('node:')) return undefined;
        // What a package imports is its own affair, and there are many of them.
        const isOfPackage = from.importer.includes('node_modules');
        if (isOfPackage && !isOutside(path)) return undefined;
        const { errors, external, path: file } = await build.resolve(path, { ...from, pluginData: isAsked });
        if (errors.length > 0) return isOfPackage ? undefined : { path, external: true };
        if (external || !isOutside(path)) return undefined;
        return { path: from.kind.startsWith('require') ? file : pathToFileURL(file).href, external: true };
      });
    },
  };
}

/** What marks a package that is looked for here, and must be found in the usual way. */
const isAsked = Symbol('asked');

/**
 * The packages that are tools for whoever works in a folder.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function toolsOf(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).devDependencies ?? {}) : [];
}
