import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

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
