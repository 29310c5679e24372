import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const file = /[\\/]src[\\/]client[\\/]late-modules\.ts$/;

/** Replaces the module with the addresses of late modules. */
export const lateModules = (contents: string): Plugin => ({
  name: 'late-modules',
  setup(build) {
    build.onLoad({ filter: file }, () => ({ contents, loader: 'js' }));
  },
});

/** Refuses late modules that load others on demand: only the boot script knows their addresses. */
export const noLateModules: Plugin = {
  name: 'no-late-modules',
  setup(build) {
    const text = 'Only the boot script loads modules later; let it load both at once';
    build.onLoad({ filter: file }, () => ({ errors: [{ text }] }));
  },
};

/** Refuses `import()`, which browsers do not retry after a failure. The filter matches every import, so it is used only after one was found. */
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

/** The parts of lunr that load and query an index, in dependency order. */
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

/** Replaces lunr with the parts that read indexes. Only the build writes them. */
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
