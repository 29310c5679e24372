// @ts-check
import { join, relative } from 'node:path';

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
    'hyphen',
    'js-yaml',
    'lunr',
  ],
  ...['markdown-it', 'postcss', 'react', 'react-dom', 'zod'],
];

/**
 * Bundles sources for Node.
 *
 * @param {string} owner the folder in whose cache they will be
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<ReadonlyMap<string, Uint8Array>>} the files by name
 */
export async function bundle(owner, options) {
  const { build } = await import('esbuild');
  return filesOf(owner, await build(optionsOf(owner, options)));
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
 * @param {import('esbuild').BuildResult} result
 * @returns {ReadonlyMap<string, Uint8Array>} the files by name
 */
function filesOf(owner, { outputFiles = [] }) {
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
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    ...options,
  };
}

/**
 * Leaves packages to Node that are not compiled with the tool.
 *
 * @type {import('esbuild').Plugin}
 */
export const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      const isCompiled =
        importer.includes('node_modules') || compiled.some((name) => `${path}/`.startsWith(`${name}/`));
      return isCompiled || path.startsWith('node:') ? undefined : { path, external: true };
    });
  },
};
