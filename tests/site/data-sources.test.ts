// @module-tag all
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quickSite, site } from '../support/cli.ts';
import { startDev } from '../support/dev-command.mjs';
import { fingerprint } from '../support/fingerprint.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const definition = 'templates/site.ts';
const document = 'templates/Document.tsx';
const schema = 'z.record(z.string(), z.strictObject({ price: z.number() }))';

/** The tiny site with the prices of breads, which come from somewhere, in the heading of each page. */
const withBread = (from: string, ...files: readonly Edit[]) =>
  tinyCopy(
    {
      file: definition,
      replace: "site: { schema: facts, holds: 'facts' }",
      with: `site: { schema: facts, holds: 'facts' }, breads: { schema: ${schema}, holds: 'the breads', from: ${from} }`,
    },
    {
      file: document,
      replace: 'shared: object',
      with: 'shared: { breads?: Record<string, { price: number } | undefined> }',
    },
    {
      file: document,
      replace: '<h1>',
      with: '<h1 title={Object.values(view.shared.breads ?? {}).map((one) => one?.price).join()}>',
    },
    ...files,
  );

const write = (file: string, text: string): Edit => ({ file, write: text });
const loader = (value: string): Edit =>
  write(
    'templates/oven.ts',
    [
      "import { readFileSync, statSync } from 'node:fs';",
      "const file = new URL('file:' + process.env.PWD + '/oven.txt');",
      `export const digest = () => readFileSync(file, 'utf8');`,
      `export const load = () => ({ rye: { price: ${value} } });`,
    ].join('\n'),
  );
const fromOven =
  "{ digest: async () => (await import('./oven.ts')).digest(), load: async () => (await import('./oven.ts')).load() }";

/** Data from each kind of source, and an edit of it. */
const sources: Record<string, { from: string; files: Edit[]; edit: Edit; shows: [string, string] }> = {
  'a JSON file': {
    from: "{ file: 'data/breads.json' }",
    files: [write('data/breads.json', '{ "rye": { "price": 4.5 } }')],
    edit: write('data/breads.json', '{ "rye": { "price": 5.25 } }'),
    shows: ['4.5', '5.25'],
  },
  'a YAML file among the templates': {
    from: "{ file: 'templates/breads.yaml' }",
    files: [write('templates/breads.yaml', 'rye: { price: 4 }\n')],
    edit: write('templates/breads.yaml', 'rye: { price: 5 }\n'),
    shows: ['4', '5'],
  },
  'a file of another format': {
    from: "{ file: '../breads.csv', parse: (text) => Object.fromEntries(text.trim().split('\\n').map((line) => line.split(',')).map(([name, price]) => [name, { price: Number(price) }])) }",
    files: [write('../breads.csv', 'rye,4\nwheat,3\n')],
    edit: write('../breads.csv', 'rye,6\nwheat,3\n'),
    shows: ['4,3', '6,3'],
  },
  'a folder, of which a file changes': {
    from: "{ folder: 'data/breads' }",
    files: [write('data/breads/rye.json', '{ "price": 4 }'), write('data/breads/wheat.yaml', 'price: 3\n')],
    edit: write('data/breads/rye.json', '{ "price": 7 }'),
    shows: ['4,3', '7,3'],
  },
  'a folder, into which a file comes': {
    from: "{ folder: 'data/breads' }",
    files: [write('data/breads/wheat.yaml', 'price: 3\n')],
    edit: write('data/breads/rye.yaml', 'price: 8\n'),
    shows: ['3', '8,3'],
  },
  'a file that may be missing, and comes': {
    from: "{ file: 'templates/breads.json' }, isOptional: true",
    files: [],
    edit: write('templates/breads.json', '{ "rye": { "price": 6 } }'),
    shows: ['', '6'],
  },
  'a file of the content that may be missing, and comes': {
    from: 'undefined, isOptional: true',
    files: [],
    edit: write('content/breads.yaml', 'rye: { price: 6 }\n'),
    shows: ['', '6'],
  },
  'a function with a digest': {
    from: fromOven,
    files: [loader("Number(readFileSync(file, 'utf8'))"), write('oven.txt', '4')],
    edit: write('oven.txt', '9'),
    shows: ['4', '9'],
  },
};

const title = (html: string) => /<h1 title="([^"]*)"/.exec(html)?.[1];

describe('an edit of declared data shows in the next build, which gives what a clean one gives:', () => {
  it.each(Object.entries(sources))('%s', { timeout: 60_000 }, (_, { from, files, edit, shows }) => {
    const folder = withBread(from, ...files);
    const options = { cwd: folder, env: { PWD: folder } };
    const build = (...more: string[]) => site(['build', '--quiet', '--site', folder, ...more], options);
    const shown = (out: string) => title(readFileSync(join(folder, out, 'en.html'), 'utf8'));
    expect(build()).toMatchObject({ code: 0, stderr: '' });
    expect(shown('dist')).toBe(shows[0]);
    editFiles(folder, [edit]);
    expect(build()).toMatchObject({ code: 0, stderr: '' });
    expect(shown('dist')).toBe(shows[1]);
    const again = site(['build', '--site', folder], options).stdout;
    expect(again.includes('Nothing has changed')).toBe(!from.includes('digest'));
    rmSync(join(folder, '.cache'), { recursive: true });
    expect(build('--out', 'clean').code).toBe(0);
    expect(fingerprint(join(folder, 'dist'))).toEqual(fingerprint(join(folder, 'clean')));
  });
});

describe('site dev shows an edit of declared data:', () => {
  const watched = Object.entries(sources).filter(([, { from }]) => !from.includes('digest'));
  it.each(watched)('%s', { timeout: 120_000 }, async (_, { from, files, edit, shows }) => {
    const folder = withBread(from, ...files);
    const { url, stop, ended } = await startDev(folder);
    const shown = async () => title(await (await fetch(`${url}/en`)).text());
    expect(await shown()).toBe(shows[0]);
    editFiles(folder, [edit]);
    await expect.poll(shown, { timeout: 30_000 }).toBe(shows[1]);
    stop();
    await ended;
  });
});

const bread = "{ file: 'data/breads.json' }";

/** Data that cannot be used, and what is said of it. */
const mistakes: Record<string, { from?: string; files?: Edit[]; problem: object }> = {
  'a file that is missing': {
    problem: { code: 'file-missing', file: 'data/breads.json', why: 'It holds the breads.' },
  },
  'a folder that is missing': {
    from: "{ folder: 'data/breads' }",
    problem: { code: 'file-missing', file: 'data/breads' },
  },
  'JSON that is none': {
    files: [write('data/breads.json', '{\n  "rye": { "price": 4, }\n}')],
    problem: { code: 'json-syntax', file: 'data/breads.json', line: 2, column: 24 },
  },
  'YAML that is none': {
    from: "{ file: 'data/breads.yaml' }",
    files: [write('data/breads.yaml', 'rye: { price: 4\n')],
    problem: { code: 'yaml-syntax', file: 'data/breads.yaml' },
  },
  'a value that does not fit the schema': {
    files: [write('data/breads.json', '{\n\t"rye": { "price": "four" }\n}')],
    problem: { code: 'not-a-number', file: 'data/breads.json', line: 2, column: 20 },
  },
  'a value in a folder that does not fit the schema': {
    from: "{ folder: 'data/breads' }",
    files: [write('data/breads/rye.yaml', 'price: 4\ncrust: dark\n')],
    problem: { code: 'unknown-key', file: 'data/breads/rye.yaml', line: 2, column: 1 },
  },
  'a format without a parser': {
    from: "{ file: 'data/breads.csv' }",
    files: [write('data/breads.csv', 'rye,4')],
    problem: {
      code: 'data-failed',
      file: 'data/breads.csv',
      what: expect.stringContaining('“.csv” need a “parse”'),
    },
  },
  'a parser that throws': {
    from: "{ file: 'data/breads.csv', parse: () => { throw new Error('no comma') } }",
    files: [write('data/breads.csv', 'rye')],
    problem: { code: 'data-failed', file: definition, what: expect.stringContaining('no comma') },
  },
  'a parser that gives a promise': {
    from: "{ file: 'data/breads.csv', parse: async () => ({}) }",
    files: [write('data/breads.csv', 'rye')],
    problem: { code: 'data-failed', file: 'data/breads.csv', what: expect.stringContaining('a promise') },
  },
  'a function that throws': {
    from: "{ digest: () => '1', load: () => { throw new Error('the oven is cold') } }",
    problem: { code: 'data-failed', file: definition, line: expect.any(Number) },
  },
  'a function that gives nothing': {
    from: "{ digest: () => '1', load: () => undefined }",
    problem: {
      code: 'data-failed',
      file: definition,
      what: expect.stringContaining('neither an object nor a list'),
    },
  },
  'a file of the content of the same name': {
    files: [
      write('data/breads.json', '{ "rye": { "price": 4 } }'),
      write('content/breads.yaml', 'rye: { price: 4 }\n'),
    ],
    problem: { code: 'file-unexpected', file: 'content/breads.yaml' },
  },
};

describe('declared data that cannot be used is a problem at its place:', () => {
  it.each(Object.entries(mistakes))(
    '%s',
    { timeout: 60_000 },
    async (_, { from = bread, files = [], problem }) => {
      const folder = withBread(from, ...files);
      const { code, stdout, stderr } = await quickSite(['validate', '--json', '--site', folder], {
        cwd: folder,
      });
      expect([code, stderr]).toEqual([1, '']);
      expect(JSON.parse(stdout).problems).toEqual([expect.objectContaining(problem)]);
    },
  );
});
