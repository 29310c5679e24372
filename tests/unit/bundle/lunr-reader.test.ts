import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import lunr from 'lunr';
import { expect, it } from 'vitest';
import { lunrReader } from '../../../src/assets/bundle/scripts/plugins.ts';
import { projectDir } from '../../support/workspace.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('lunr')), 'lib');

/** Lunr as browsers get it. */
async function readerOfLunr(): Promise<typeof lunr> {
  const { outputFiles } = await build({
    stdin: { contents: "export { default } from 'lunr';", resolveDir: projectDir },
    plugins: [lunrReader],
    ...{ bundle: true, minify: true, format: 'esm', write: false },
  });
  const [file] = outputFiles;
  const code = Buffer.from(file?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).default;
}

const index = () => {
  const builder = new lunr.Builder();
  builder.field('title');
  for (const [id, title] of ['web pages', 'wool and wool', 'page of prices'].entries())
    builder.add({ id: String(id), title });
  return builder.build();
};

it.each(['page', 'wool', 'pagse', 'prices', 'zzz'])(
  'the half of lunr that browsers get reads what lunr has written, and finds “%s” as the whole does',
  async (term) => {
    const reader = await readerOfLunr();
    const written = JSON.parse(JSON.stringify(index()));
    for (const editDistance of [0, 1, 2]) {
      const clause = { editDistance, usePipeline: false };
      const [ours, theirs] = [reader.Index.load(written), index()].map((one) =>
        one.query((query) => query.term(term, clause)),
      );
      expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs));
    }
  },
);

it('it says its version, so that an index of another one would be noticed', async () => {
  expect((await readerOfLunr()).version).toBe(lunr.version);
});

it('lunr has the parts of which the half was chosen', () => {
  expect(readdirSync(folder).toSorted()).toEqual([
    ...[
      'builder.js',
      'field_ref.js',
      'idf.js',
      'index.js',
      'lunr.js',
      'match_data.js',
      'pipeline.js',
      'query.js',
    ],
    ...['query_lexer.js', 'query_parse_error.js', 'query_parser.js', 'set.js', 'stemmer.js'],
    ...[
      'stop_word_filter.js',
      'token.js',
      'token_set.js',
      'token_set_builder.js',
      'tokenizer.js',
      'trimmer.js',
    ],
    ...['utils.js', 'vector.js'],
  ]);
});
