// @module-tag all
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const document = 'templates/Document.tsx';

/** Shows a word that is imported in the heading of each page. */
const shows = (from: string): Edit[] => [
  { file: document, replace: /^/, with: `import { word } from '${from}';\n` },
  { file: document, replace: '<h1>', with: '<h1 title={word}>' },
];

const module = (word: string) => `export const word = '${word}';\n`;
const write = (file: string, word: string): Edit => ({ file, write: module(word) });

/** A file of a package that the site alone has. */
const inPackage = (name: string, word: string): Edit => write(`node_modules/wool/${name}`, word);
const packageOf = (main: string): Edit => ({
  file: 'node_modules/wool/package.json',
  write: JSON.stringify({ name: 'wool', type: 'module', main }),
});

/** Where a word comes from at first, and what makes it another one. */
const cases: Record<string, { from: string; first: readonly Edit[]; after: readonly Edit[] }> = {
  'JavaScript among the templates': {
    from: './legacy.js',
    first: [write('templates/legacy.js', 'first')],
    after: [write('templates/legacy.js', 'second')],
  },
  'a file outside the templates': {
    from: '../lib/wool.ts',
    first: [write('lib/wool.ts', 'first')],
    after: [write('lib/wool.ts', 'second')],
  },
  'a file that one outside the templates imports': {
    from: '../lib/index.ts',
    first: [
      { file: 'lib/index.ts', write: "export * from '../more/wool';\n" },
      write('more/wool.ts', 'first'),
    ],
    after: [write('more/wool.ts', 'second')],
  },
  'a file that takes the place of another because of its ending': {
    from: './wool',
    first: [write('templates/wool.ts', 'first')],
    after: [write('templates/wool.tsx', 'second')],
  },
  'a file outside the templates that takes the place of another': {
    from: '../lib/wool',
    first: [write('lib/wool.ts', 'first')],
    after: [write('lib/wool.tsx', 'second')],
  },
  'a folder among the templates that is a link': {
    from: './lib/wool.ts',
    first: [write('lib/wool.ts', 'first'), { file: 'templates/lib', linkTo: '../lib' }],
    after: [write('lib/wool.ts', 'second')],
  },
  'such a link that leads elsewhere': {
    from: './lib/wool.ts',
    first: [
      ...[write('lib/wool.ts', 'first'), write('more/wool.ts', 'second')],
      { file: 'templates/lib', linkTo: '../lib' },
    ],
    after: [{ remove: 'templates/lib' }, { file: 'templates/lib', linkTo: '../more' }],
  },
  'a package of the site': {
    from: 'wool',
    first: [packageOf('index.js'), inPackage('index.js', 'first')],
    after: [inPackage('index.js', 'second')],
  },
  'what a package of the site says of itself': {
    from: 'wool',
    first: [packageOf('index.js'), inPackage('index.js', 'first'), inPackage('other.js', 'second')],
    after: [packageOf('other.js')],
  },
  'a name that package.json gives to a file': {
    from: '#wool',
    first: [
      { file: 'package.json', write: '{ "type": "module", "imports": { "#wool": "./lib/wool.ts" } }' },
      ...[write('lib/wool.ts', 'first'), write('lib/other.ts', 'second')],
    ],
    after: [
      { file: 'package.json', write: '{ "type": "module", "imports": { "#wool": "./lib/other.ts" } }' },
    ],
  },
};

/** Those for which browsers alone need other code than the server. */
const scriptCases = Object.fromEntries(Object.entries(cases).filter(([, { from }]) => from !== './wool'));

/** A site, and how it is built. */
function built(...edits: readonly Edit[]) {
  const folder = tinyCopy(...edits);
  const build = (...more: string[]) => site(['build', '--site', folder, ...more], { cwd: folder });
  const word = () => /<h1 title="(\w+)"/.exec(readFileSync(join(folder, 'dist/en.html'), 'utf8'))?.[1];
  return { folder, build, word };
}

describe('an edit of code that is used shows in the next build:', () => {
  it.each(Object.entries(cases))('%s', { timeout: 60_000 }, (_, { from, first, after }) => {
    const { folder, build, word } = built(...shows(from), ...first);
    expect(build()).toMatchObject({ code: 0, stderr: '' });
    expect(word()).toBe('first');
    editFiles(folder, after);
    expect(build()).toMatchObject({ code: 0, stderr: '' });
    expect(word()).toBe('second');
  });

  it('and such code as it was before shows again', { timeout: 60_000 }, () => {
    const { folder, build, word } = built(...shows('../lib/wool.ts'), write('lib/wool.ts', 'first'));
    const words = ['first', 'second', 'first', 'second'].map((one) => {
      editFiles(folder, [write('lib/wool.ts', one)]);
      expect(build().code).toBe(0);
      return word();
    });
    expect(words).toEqual(['first', 'second', 'first', 'second']);
  });
});

describe('an edit of what browsers alone run shows in the next build:', () => {
  const enhancement = (from: string): Edit[] => [
    {
      file: 'templates/site.ts',
      replace: 'islands: {',
      with: "enhancements: { 'data-wool': 'wool.ts' }, islands: {",
    },
    {
      file: 'templates/wool.ts',
      write: `import { word } from '${from}';\nexport const enhance = (one: Element) => one.setAttribute('title', word);\n`,
    },
  ];

  it.each(Object.entries(scriptCases))('%s', { timeout: 60_000 }, (_, { from, first, after }) => {
    const { folder, build } = built(...enhancement(from), ...first);
    const words = () => {
      const assets = join(folder, 'dist', 'assets');
      const scripts = readdirSync(assets).filter((name) => /^wool-.*\.js$/.test(name));
      return scripts.map((name) => /"(first|second)"/.exec(readFileSync(join(assets, name), 'utf8'))?.[1]);
    };
    expect(build()).toMatchObject({ code: 0, stderr: '' });
    expect(words()).toEqual(['first']);
    // What is behind a link could be anything, of which nothing is known without looking at it.
    if (!first.some((edit) => 'linkTo' in edit)) expect(build().stdout).toContain('Nothing has changed');
    editFiles(folder, after);
    expect(build()).toMatchObject({ code: 0, stderr: '' });
    expect(words()).toEqual(['second']);
  });
});

describe('what styles use from outside the templates is refused at its place:', () => {
  const base = 'templates/styles/base.css';
  const sheet: Edit = { file: 'lib/wool.css', write: 'h1 { color: red; }\n' };
  it.each<[string, string, Edit[]]>([
    ['a sheet', '@import "../../lib/wool.css";', [sheet]],
    ['a drawing', '.a { background: url(../../lib/wool.svg); }', [{ file: 'lib/wool.svg', write: '<svg/>' }]],
    [
      'a sheet behind a link',
      '@import "../lib/wool.css";',
      [sheet, { file: 'templates/lib', linkTo: '../lib' }],
    ],
  ])('%s', (_, rule, more) => {
    const { build } = built({ file: base, replace: /^/, with: `${rule}\n` }, ...more);
    const { code, stdout } = build('--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).problems).toMatchObject([
      { code: 'bundle-failed', file: base, line: 1, what: expect.stringContaining('is not in “templates”') },
    ]);
  });
});
