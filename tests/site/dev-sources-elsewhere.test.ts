// @module-tag all
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startDev } from '../support/dev-command.mjs';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const document = 'templates/Document.tsx';

/** Shows a word that is imported in the heading of each page. */
const shows = (from: string): Edit[] => [
  { file: document, replace: /^/, with: `import { word } from '${from}';\n` },
  { file: document, replace: '<h1>', with: '<h1 title={word}>' },
];

const write = (file: string, word: string): Edit => ({ file, write: `export const word = '${word}';\n` });

/** A file that is imported, and what makes its word another one, one after the other. */
const cases: Record<string, { from: string; first: readonly Edit[]; edits: readonly (readonly Edit[])[] }> = {
  'JavaScript among the templates': {
    from: './legacy.js',
    first: [write('templates/legacy.js', 'first')],
    edits: [[write('templates/legacy.js', 'second')]],
  },
  'a file outside the templates, broken in between': {
    from: '../lib/wool.ts',
    first: [write('lib/wool.ts', 'first')],
    edits: [
      [write('lib/wool.ts', 'second')],
      [{ file: 'lib/wool.ts', write: 'export const {' }],
      [write('lib/wool.ts', 'third')],
      [
        { file: document, replace: '../lib/wool.ts', with: '../more/wool.ts' },
        write('more/wool.ts', 'fourth'),
      ],
      [write('more/wool.ts', 'fifth')],
    ],
  },
  'a file that takes the place of another outside the templates': {
    from: '../lib/wool',
    first: [write('lib/wool.ts', 'first')],
    edits: [[write('lib/wool.tsx', 'second')]],
  },
  'a package of the site': {
    from: 'wool',
    first: [
      { file: 'node_modules/wool/package.json', write: '{ "type": "module", "main": "index.js" }' },
      write('node_modules/wool/index.js', 'first'),
    ],
    edits: [[write('node_modules/wool/index.js', 'second')]],
  },
};

/** `site dev` of a site, and the word that its pages show. */
async function dev(...edits: readonly Edit[]) {
  const folder = tinyCopy(...edits);
  const { url, child } = await startDev(folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  const word = async () => /<h1 title="(\w+)"/.exec(await (await fetch(`${url}/en`)).text())?.[1];
  const until = (expected: string) => expect.poll(word, { timeout: 20_000 }).toBe(expected);
  return { folder, url, until };
}

it.each(Object.entries(cases))(
  'site dev shows an edit of %s',
  { timeout: 90_000 },
  async (_, { from, first, edits }) => {
    const { folder, until } = await dev(...shows(from), ...first);
    await until('first');
    for (const edit of edits) {
      editFiles(folder, edit);
      const [word] =
        edit.flatMap((one) => ('write' in one ? /'(\w+)'/.exec(String(one.write))?.slice(1) : [])) ?? [];
      if (word !== undefined) await until(word);
    }
  },
);

it('site dev shows a folder among the templates that another one has taken the place of, whatever its name', {
  timeout: 60_000,
}, async () => {
  const { folder, until } = await dev(
    ...shows('./wool.v1/index.ts'),
    ...[write('templates/wool.v1/index.ts', 'first'), write('next/index.ts', 'second')],
  );
  await until('first');
  renameSync(join(folder, 'templates/wool.v1'), join(folder, 'before'));
  renameSync(join(folder, 'next'), join(folder, 'templates/wool.v1'));
  await until('second');
});

it('site dev shows an edit of what browsers alone run, outside the templates', {
  timeout: 60_000,
}, async () => {
  const { folder, url } = await dev(
    {
      file: 'templates/site.ts',
      replace: 'islands: {',
      with: "enhancements: { 'data-wool': 'wool.ts' }, islands: {",
    },
    { file: 'templates/wool.ts', write: "export { enhance } from '../lib/wool.ts';\n" },
    { file: 'lib/wool.ts', write: "export const enhance = () => alert('first');\n" },
  );
  const script = async () => {
    const text = async (path: string) => (await fetch(`${url}${path}`)).text();
    const [boot = ''] = /\/assets\/boot-\w+\.js/.exec(await text('/en')) ?? [];
    const [wool = ''] = /\/assets\/wool-\w+\.js/.exec(await text(boot)) ?? [];
    return text(wool);
  };
  await expect.poll(script, { timeout: 20_000 }).toContain('first');
  editFiles(folder, [{ file: 'lib/wool.ts', replace: 'first', with: 'second' }]);
  await expect.poll(script, { timeout: 20_000 }).toContain('second');
});
