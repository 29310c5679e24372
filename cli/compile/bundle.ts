import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Esbuild from 'esbuild';

/**
 * The bundler. It is passed on and not imported here, because the compiler of the tool runs before the tool exists, as text
 * (cli/site.mjs).
 */
export type Bundler = typeof Esbuild;

/**
 * Packages that Node loads by itself: they are native, or only some commands need them. All others are bundled, since Node would have to
 * find and read hundreds of their files at each start.
 */
const outside = [
  '@libsql/client',
  'esbuild',
  'jsonc-parser',
  'launch-editor',
  'nodemailer',
  'satori',
  'sharp',
];

/** Bundles sources for Node. Returns the files by name, and what esbuild says of them. */
export async function bundle(bundler: Bundler, owner: string, options: Esbuild.BuildOptions) {
  const { outputFiles, metafile } = await bundler.build({
    ...bundleOptions(owner, options),
    ...{ write: false, metafile: true },
  });
  const folder = outputFolder(owner);
  const files = new Map(outputFiles.map(({ path, contents }) => [relative(folder, path), contents]));
  return { files, metafile };
}

/** The depth of this folder is that of the folder which gets the files: source maps have relative paths. */
const outputFolder = (owner: string) => join(owner, '.cache', 'compiled', 'one');

/** Completes the options of a bundle for Node. `owner` is the folder whose cache gets the files. */
export function bundleOptions(owner: string, options: Esbuild.BuildOptions): Esbuild.BuildOptions {
  return {
    outdir: outputFolder(owner),
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
    // A `tsconfig.json`, which may lie above the site too, is for editors.
    tsconfigRaw: {},
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    ...options,
  };
}

/**
 * Leaves packages to Node, by their present addresses, since Node would not find them from the folder of the compiled files. Packages that
 * are not installed are left out too: only some commands may need them.
 *
 * @param more other packages to leave out
 */
export function packagesOutside(more: readonly string[] = []): Esbuild.Plugin {
  const isOutside = (path: string) => [...outside, ...more].some((name) => `${path}/`.startsWith(`${name}/`));
  return {
    name: 'packages-outside',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === isAsked || path.startsWith('node:')) return undefined;
        // Packages import many others, which are bundled with them.
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

/** Marks a package that this plugin looks for itself. */
const isAsked = Symbol('asked');

/** Lists the development dependencies of a folder. */
export function toolsOf(folder: string): readonly string[] {
  const file = join(folder, 'package.json');
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).devDependencies ?? {}) : [];
}
