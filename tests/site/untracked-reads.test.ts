// @module-tag all
import { describe, expect, it } from 'vitest';
import { quickSite } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

const component = 'templates/Document.tsx';
const heading = '<h1>{view.content.title}</h1>';
const shows = (code: string, title = code): Edit[] => [
  { file: component, replace: heading, with: `<h1 title={String(${title})}>{view.content.title}</h1>` },
];
const atFirst = (file: string, code: string): Edit => ({ file, replace: /^/, with: `${code}\n` });

/** Code that reads what the build does not track, by the words in which it is named. */
const reads: Record<string, { edits: Edit[]; file?: string; read: string }> = {
  'Date.now() in a component': { edits: shows('Date.now()'), read: 'Date.now()' },
  'new Date() in a component': { edits: shows('new Date().getFullYear()'), read: 'new Date()' },
  'Date() in a component': { edits: shows('Date()'), read: 'Date()' },
  'Math.random() in a component': { edits: shows('Math.random()'), read: 'Math.random()' },
  'performance.now() in a component': { edits: shows('performance.now()'), read: 'performance.now()' },
  'crypto.randomUUID() in a component': { edits: shows('crypto.randomUUID()'), read: 'crypto.randomUUID()' },
  'process.env in a component': { edits: shows('process.env.HOME'), read: 'process.env' },
  'performance.timeOrigin in a component': {
    edits: shows('performance.timeOrigin'),
    read: 'performance.timeOrigin',
  },
  'process.hrtime() in a component': { edits: shows('process.hrtime.bigint()'), read: 'process.hrtime' },
  'process.argv in a component': { edits: shows('process.argv.length'), read: 'process.argv' },
  'process.cwd() in a component': { edits: shows('process.cwd()'), read: 'process.cwd' },
  'process.uptime() in a component': { edits: shows('process.uptime()'), read: 'process.uptime' },
  'a number in the language of the machine': {
    edits: shows('(1234.5).toLocaleString()'),
    read: 'toLocaleString()',
  },
  'a number in a language as Node knows it': {
    edits: shows("(1234.5).toLocaleString('pl')"),
    read: 'toLocaleString()',
  },
  'a day in the time zone of the machine': {
    edits: shows('new Date(0).toLocaleDateString()'),
    read: 'toLocaleDateString()',
  },
  'an order in the language of the machine': {
    edits: shows("['b', 'a'].sort((a, b) => a.localeCompare(b)).join()"),
    read: 'localeCompare()',
  },
  'Intl in a component': { edits: shows("new Intl.NumberFormat('pl').format(1234.5)"), read: 'Intl' },
  'one whose error is caught': {
    edits: shows('(() => { try { return Date.now(); } catch { return 0; } })()'),
    read: 'Date.now()',
  },
  'the first state of an island': {
    edits: [
      { file: 'templates/Search.tsx', replace: '<search>', with: '<search title={String(Date.now())}>' },
    ],
    ...{ file: 'templates/Search.tsx', read: 'Date.now()' },
  },
  'a module, while it is loaded': {
    edits: [atFirst(component, 'const year = new Date().getFullYear();'), ...shows('year')],
    read: 'new Date()',
  },
  'a function that a module has taken': {
    edits: [atFirst(component, 'const { random } = Math;'), ...shows('random()')],
    read: 'Math.random()',
  },
  'the facts of the site': {
    edits: [
      {
        file: 'templates/site.ts',
        replace: 'facts: ({ site }) => site',
        with: 'facts: ({ site }) => ({ ...site, brand: String(new Date()) })',
      },
    ],
    ...{ file: 'templates/site.ts', read: 'new Date()' },
  },
  'a check': {
    edits: [
      {
        file: 'templates/site.ts',
        replace: 'search: {}',
        with: 'checks: [() => void Date.now()], search: {}',
      },
    ],
    ...{ file: 'templates/site.ts', read: 'Date.now()' },
  },
  'the entries of the search': {
    edits: [
      {
        file: 'templates/site.ts',
        replace: 'search: {}',
        with: 'search: { input: () => ({ entries: [], synonyms: [[String(Math.random())]] }) }',
      },
    ],
    ...{ file: 'templates/site.ts', read: 'Math.random()' },
  },
};

describe('what changes without the build knowing is a problem at its line where code reads it that makes pages:', () => {
  it.each(Object.entries(reads))('%s', { timeout: 60_000 }, async (_, { edits, file = component, read }) => {
    const folder = tinyCopy(...edits);
    const { code, stdout, stderr } = await quickSite(['validate', '--json', '--site', folder], {
      cwd: folder,
    });
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout).problems).toEqual([
      expect.objectContaining({
        ...{ code: 'untracked-read', file, line: expect.any(Number), column: expect.any(Number) },
        what: `This code reads ${read} while the site is built.`,
      }),
    ]);
  });
});

const imports: Record<
  string,
  { edits: Edit[]; file?: string; module: string; line: number; column: number }
> = {
  'node:fs in a component': {
    edits: [
      atFirst(component, "import { readFileSync } from 'node:fs';"),
      ...shows("readFileSync('prices.txt', 'utf8')"),
    ],
    ...{ module: 'node:fs', line: 1, column: 30 },
  },
  'fs, by its old name, in a file that a component imports': {
    edits: [
      {
        file: 'templates/prices.ts',
        write: "\nimport fs from 'fs';\nexport const price = () => fs.readdirSync('.');\n",
      },
      atFirst(component, "import { price } from './prices.ts';"),
      ...shows('price()'),
    ],
    ...{ file: 'templates/prices.ts', module: 'fs', line: 2, column: 16 },
  },
  'node:fs outside the templates': {
    edits: [
      {
        file: 'lib/prices.ts',
        write: "import fs from 'node:fs';\nexport const price = () => fs.readdirSync('.');\n",
      },
      atFirst(component, "import { price } from '../lib/prices.ts';"),
      ...shows('price()'),
    ],
    ...{ file: 'lib/prices.ts', module: 'node:fs', line: 1, column: 16 },
  },
  'node:fs by import() in the definition itself': {
    edits: [atFirst('templates/site.ts', "const fs = await import('node:fs');\nconsole.log(fs);")],
    ...{ file: 'templates/site.ts', module: 'node:fs', line: 1, column: 25 },
  },
};

describe('a module of Node is a problem where code imports it that makes pages:', () => {
  it.each(Object.entries(imports))(
    '%s',
    { timeout: 60_000 },
    async (_, { edits, file = component, module, ...at }) => {
      const folder = tinyCopy(...edits);
      const { code, stdout, stderr } = await quickSite(['validate', '--json', '--site', folder], {
        cwd: folder,
      });
      expect([code, stderr]).toEqual([1, '']);
      expect(JSON.parse(stdout).problems).toEqual([
        expect.objectContaining({
          ...{ code: 'untracked-import', file, ...at },
          what: `This code imports “${module}”, which can read what the build knows nothing of.`,
        }),
      ]);
    },
  );
});

it('effects, event handlers and what makes media may read clocks and files', {
  timeout: 60_000,
}, async () => {
  const folder = tinyCopy(
    atFirst('templates/Search.tsx', "import { useEffect } from 'react';"),
    {
      file: 'templates/Search.tsx',
      replace: 'return (',
      with: 'useEffect(() => console.log(Date.now(), Math.random()), []);\n  return (',
    },
    {
      file: 'templates/site.ts',
      replace: 'search: {},',
      with: "search: {}, media: () => import('./media.ts'),",
    },
    {
      file: 'templates/media.ts',
      write: "import { readdirSync } from 'node:fs';\nexport const names = () => readdirSync('.');\n",
    },
  );
  expect(await quickSite(['validate', '--site', folder], { cwd: folder })).toMatchObject({
    code: 0,
    stderr: '',
  });
});
