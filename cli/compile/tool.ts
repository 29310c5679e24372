import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { packageInputs } from '../../src/cache/bundle-inputs.ts';
import { type Bundler, bundle, packagesOutside } from './bundle.ts';
import { type Compilation, type Compiled, sourcesIn } from './compiled.mjs';
import { keep, type Made, makeAnew } from './keep.ts';
import { sharedEntry } from './shared.ts';

/** Checks the compiled tool, or compiles it. */
export function compileTool(
  compilation: Compilation,
  { toolDir, isAnew, bundler }: { toolDir: string; isAnew: boolean; bundler: Bundler },
): Promise<Compiled> {
  const make = () => bundleTool(bundler, compilation.owner, toolDir);
  return isAnew ? makeAnew(compilation, make) : keep(compilation, make);
}

/**
 * Bundles the tool. What reads the command line is one file, which Node loads twice as fast as a dozen small ones. The rest has another
 * copy of what the two have in common, so this may be nothing that must be the same for both, such as a class of errors.
 */
async function bundleTool(bundler: Bundler, owner: string, toolDir: string): Promise<Made> {
  const bundles = await Promise.all([
    bundle(bundler, owner, {
      absWorkingDir: toolDir,
      entryPoints: { entry: 'cli/index.ts' },
      plugins: [commandsOutside, packagesOutside()],
    }),
    bundle(bundler, owner, {
      absWorkingDir: toolDir,
      entryPoints: {
        ...{ engine: 'src/index.ts', shared: 'shared' },
        ...Object.fromEntries(
          sourcesIn(join(toolDir, 'cli/commands')).map((path) => [commandName(path), path]),
        ),
      },
      plugins: [sharedEntry(toolDir), packagesOutside()],
    }),
  ]);
  return {
    files: new Map(bundles.flatMap(({ files }) => [...files])),
    inputs: [...new Set(bundles.flatMap(({ metafile }) => packageInputs(metafile, toolDir)))],
  };
}

/** Leaves commands in files of their own. */
const commandsOutside: Plugin = {
  name: 'commands-outside',
  setup(build) {
    build.onResolve({ filter: /^\.\/commands\// }, ({ path }) => ({
      path: `./${commandName(path)}.js`,
      external: true,
    }));
  },
};

const commandName = (path: string) => `command-${basename(path, '.ts')}`;
