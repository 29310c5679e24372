import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Tells when esbuild is at work: it asks before it begins. */
export const tellsWhenBegun = (begun: () => void): Plugin => ({
  name: 'begun',
  setup(build) {
    build.onStart(begun);
  },
});

const file = /[\\/]src[\\/]client[\\/]late-modules\.ts$/;

/** Gives the boot script the module that says where the late ones are. */
export const lateModules = (contents: string): Plugin => ({
  name: 'late-modules',
  setup(build) {
    build.onLoad({ filter: file }, () => ({ contents, loader: 'js' }));
  },
});

/** Refuses late modules that would load others later: only the boot script knows where those are. */
export const noLateModules: Plugin = {
  name: 'no-late-modules',
  setup(build) {
    const text = 'Only the boot script loads modules later; let it load both at once';
    build.onLoad({ filter: file }, () => ({ errors: [{ text }] }));
  },
};

/** Refuses `import()`, which browsers do not retry after a failure. It is asked about every import, so it is only for a run that has one. */
export const noDynamicImports: Plugin = {
  name: 'no-dynamic-imports',
  setup(build) {
    const text =
      'A browser never tries “import()” again after a failure; name the file as an island or an enhancement';
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { errors: [{ text }] } : undefined,
    );
  },
};

/** The parts of lunr that load an index and query it, in the order in which they need each other. */
const readingParts = [
  'utils',
  'field_ref',
  'set',
  'pipeline',
  'vector',
  'token_set',
  'token_set_builder',
  'index',
  'match_data',
  'query',
];

/** Gives browsers the half of lunr that reads indexes: the other half, which writes them, runs only in the build. */
export const lunrReader: Plugin = {
  name: 'lunr-reader',
  setup(build) {
    build.onLoad({ filter: /[\\/]lunr[\\/]lunr\.js$/ }, async ({ path }) => {
      const folder = dirname(path);
      const { version } = createRequire(path)('./package.json');
      const parts = await Promise.all(
        readingParts.map((part) => readFile(join(folder, 'lib', `${part}.js`), 'utf8')),
      );
      return {
        contents: [`const lunr = { version: '${version}' };`, ...parts, 'export default lunr;'].join('\n'),
      };
    });
  },
};
