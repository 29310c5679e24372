// @ts-check
import { basename, join } from 'node:path';
import { packageInputs } from '../src/cache/bundle-inputs.mjs';
import { bundle, packagesOutside } from './bundle.mjs';
import { sourcesIn } from './checked.mjs';
import { sharedEntry } from './shared-modules.mjs';

/**
 * Bundles the tool. What reads the command line is one file by itself, which Node loads in half the time of the dozen small ones that it
 * would be. What it has in common with the rest is there twice, so that is nothing that must be the same for both, such as a class of errors.
 *
 * @param {string} owner the folder in whose cache the files will be
 * @param {string} toolDir
 * @returns {Promise<import('./keep.mjs').Made>}
 */
export async function bundleTool(owner, toolDir) {
  const absWorkingDir = toolDir;
  const both = await Promise.all([
    bundle(owner, {
      absWorkingDir,
      entryPoints: { entry: 'cli/index.ts' },
      plugins: [commandsOutside, packagesOutside()],
    }),
    bundle(owner, {
      absWorkingDir,
      entryPoints: {
        ...{ engine: 'src/index.ts', shared: 'shared' },
        ...commandsIn(join(toolDir, 'cli/commands')),
      },
      plugins: [sharedEntry(toolDir), packagesOutside()],
    }),
  ]);
  return {
    files: new Map(both.flatMap(({ files }) => [...files])),
    inputs: [...new Set(both.flatMap(({ metafile }) => packageInputs(metafile, toolDir)))],
  };
}

/**
 * Leaves commands in files of their own.
 *
 * @type {import('esbuild').Plugin}
 */
const commandsOutside = {
  name: 'commands-outside',
  setup(build) {
    build.onResolve({ filter: /^\.\/commands\// }, ({ path }) => ({
      path: `./${nameOf(path)}.js`,
      external: true,
    }));
  },
};

/** @param {string} folder */
const commandsIn = (folder) => Object.fromEntries(sourcesIn(folder).map((path) => [nameOf(path), path]));

/** @param {string} path */
const nameOf = (path) => `command-${basename(path, '.ts')}`;
