// @module-tag all
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quickSite } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { copyOfTool, runCopy } from '../support/tool-copy.ts';
import { temporaryFolder } from '../support/workspace.ts';

/** Replaces a text of a file. */
function edit(folder: string, file: string, [before, after]: readonly [string | RegExp, string]): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`Nothing in ${file} matches ${before}.`);
  writeFileSync(path, edited);
}

const tiny = 'tests/sites/tiny';

/** Runs `site` of a copy for its tiny site. */
const runTiny = (folder: string, command: string, ...args: string[]) =>
  runCopy(folder, command, '--site', tiny, ...args);

/** A copy of the tiny site alone, in a folder as that of the project. */
const copyOfTiny = () => join(tinyCopy(), '../../..');

/** Runs `site` of the project for such a copy. */
const onTiny = (cwd: string, command: string, ...args: string[]) =>
  quickSite([command, '--site', tiny, ...args], { cwd });
const tinyProblems = async (folder: string) =>
  JSON.parse((await onTiny(folder, 'validate', '--json')).stdout).problems as {
    code: string;
    why: string;
  }[];

it('a module that is not there is said to be missing where it is imported, without a trace of who compiles it', async () => {
  const folder = copyOfTiny();
  edit(folder, `${tiny}/templates/site.ts`, ['./Document.tsx', './Documnet.tsx']);
  const { code, stdout, stderr } = await onTiny(folder, 'validate');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Could not resolve "./Documnet.tsx"');
  expect(stderr).toMatch(/^\S*templates\/site\.ts:\d+:\d+ error bundle-failed$/m);
  expect(stderr).not.toMatch(/^ +at |node_modules/m);
});

describe('a template that fails', () => {
  const file = join(tiny, 'templates/Document.tsx');
  const insertion = "  if (view.content.title === 'Íslensk ull') throw new Error('no wool');";
  const broken = () => {
    const folder = copyOfTiny();
    edit(folder, file, [/(export const NotePage = .*) => (.*);/, `$1 => {\n${insertion}\n  return $2;\n};`]);
    return folder;
  };
  const line = (folder: string) =>
    readFileSync(join(folder, file), 'utf8').split('\n').indexOf(insertion) + 1;
  const column = insertion.indexOf('new Error') + 1;
  const what = 'The template of the page “wool” (Icelandic, /ull) failed: no wool.';

  it('is reported with page, language, address and the line of its source, in each format, and nothing else is', async () => {
    const folder = broken();
    const text = await onTiny(folder, 'build');
    expect(text.code).toBe(1);
    expect(text.stdout).toBe('');
    expect(text.stderr).toBe(
      [
        `${file}:${line(folder)}:${column} error template-failed`,
        `  ${what}`,
        `  ${line(folder)} | ${insertion}`,
        `  ${' '.repeat(String(line(folder)).length)} | ${' '.repeat(column - 1)}^`,
        '  why: The page cannot be made, so nothing is published.',
        '  fix: Fix the code here, or what the content passes to it.',
        '',
        '✖ 1 error in 1 file',
        '',
      ].join('\n'),
    );
    expect((await onTiny(folder, 'build', '--format', 'github')).stdout).toMatch(
      new RegExp(`^::error file=${file},line=${line(folder)},col=${column},title=template-failed::.*no wool`),
    );
    expect(await tinyProblems(folder)).toMatchObject([
      { code: 'template-failed', file, line: line(folder), what },
    ]);
  });

  it('does not hide what is wrong with the other pages', async () => {
    const folder = broken();
    edit(folder, file, ['<h1>{view.content.title}</h1>', '<h2>{view.content.title}</h2>']);
    expect(new Set((await tinyProblems(folder)).map(({ code }) => code))).toEqual(
      new Set(['heading-first', 'heading-order', 'template-failed']),
    );
  });

  it('is one problem however many pages it is used for', async () => {
    const folder = copyOfTiny();
    edit(folder, file, ['<html lang={view.language.id}>', '<html lang={Object(view).nothing.id}>']);
    const problems = await tinyProblems(folder);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.why).toBe('This page and 5 more cannot be made, so nothing is published.');
  });
});

describe('the compiled tool', () => {
  it('is kept by the tool for all sites, or by a site where the tool cannot be written, whatever the name of the folder; who has neither is told in one line', () => {
    const folder = copyOfTool(join(temporaryFolder(), 'a?b#c%41'));
    const kept = (owner: string) => existsSync(join(folder, owner, '.cache/tool'));
    expect(runTiny(folder, 'validate')).toMatchObject({ code: 0, stderr: '' });
    expect([kept('.'), kept(tiny)]).toEqual([true, false]);
    rmSync(join(folder, '.cache'), { recursive: true });
    writeFileSync(join(folder, '.cache'), 'not a folder');
    expect(runTiny(folder, 'validate')).toMatchObject({ code: 0, stderr: '' });
    expect(kept(tiny)).toBe(true);
    const { code, stdout, stderr } = runCopy(folder, '--version');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The tool cannot be compiled into \S+\/\.cache: ENOTDIR: [^\n]+\.\n$/);
  });

  it('is compiled anew right after one of its sources was edited, and what is asked of the command line alone does not wait for the site', () => {
    const folder = copyOfTool();
    const version = () => runCopy(folder, '--version').stdout;
    expect(version()).not.toContain('99');
    edit(folder, 'package.json', [/"version": ".*"/, '"version": "99.0.0"']);
    expect(version()).toBe('99.0.0\n');
    edit(folder, 'cli/program.ts', ['list the pages and their addresses', 'list all pages']);
    edit(folder, 'templates/site.ts', ['export const', 'export konst']);
    const help = runCopy(folder, '--help');
    expect([help.code, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain('list all pages');
    expect(runCopy(folder, 'routes', '--contnet', 'x').code).toBe(2);
    expect(runCopy(folder, 'routes')).toMatchObject({ code: 1, stdout: '' });
    expect(existsSync(join(folder, '.cache/templates'))).toBe(false);
  });
});

describe('a site that is defined wrongly', () => {
  it.each([
    [
      'forms: [ask]',
      'forms: [ask, ask]',
      'Two forms of the site are called “ask”. Give one of them another name.',
    ],
    [
      'locales: [icelandic, english, polish]',
      'locales: [icelandic, english, english]',
      'Two languages of the site have the same id. Change one of them.',
    ],
    ['export const site = ', 'export const page = ', 'templates/site.ts exports no “site”. Write “export'],
  ])(
    'by “%s” made into “%s” is one problem of each command, without a trace',
    async (before, after, says) => {
      const folder = copyOfTiny();
      edit(folder, `${tiny}/templates/site.ts`, [before, after]);
      for (const command of ['validate', 'build', 'forms']) {
        const { code, stdout, stderr } = await onTiny(folder, command);
        expect([code, stdout]).toEqual([1, '']);
        expect(stderr).toMatch(/^\S+templates\/site\.ts\S* error site-unusable\n/);
        expect(stderr).toContain(says);
        expect(stderr).not.toMatch(/^ +at |\.cache/m);
      }
    },
  );
});

describe('styles that browsers would drop', () => {
  it.each([
    {
      title: 'a bracket that is not closed',
      declaration: 'width: var(--measure',
      at: '(--measure',
      detail: 'Expected ")" to go with "("',
    },
    {
      title: 'a property that nobody knows',
      declaration: 'colr: red',
      at: 'colr',
      detail: '"colr" is not a known CSS property',
    },
    {
      title: 'a rule that nobody knows',
      declaration: '@medai (width > 3px) { .b { color: red } }',
      at: '@medai',
      detail: 'browsers do not know the rule “@medai”',
    },
    {
      title: 'a value that is set nowhere',
      declaration: 'color: var(--wool)',
      at: '--wool',
      detail: '“--wool” is used, but never set',
    },
  ])('begin with $title, and are an error there', async ({ declaration, at, detail }) => {
    const folder = copyOfTiny();
    const file = join(tiny, 'templates/styles/base.css');
    const path = join(folder, file);
    const text = `${readFileSync(path, 'utf8')}/* þæö */ .a { ${declaration}; }\n`;
    writeFileSync(path, text);
    const lines = text.split('\n');
    const { code, stdout } = await onTiny(folder, 'validate', '--json');
    expect(code).toBe(1);
    const [problem, ...others] = JSON.parse(stdout).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'bundle-failed', file, line: lines.length - 1 });
    expect(problem.column).toBe((lines.at(-2) ?? '').indexOf(at) + 1);
    expect(problem.what).toBe(`This style cannot be bundled: ${detail}.`);
  });
});

it('what another Node.js has compiled is not taken', () => {
  const folder = copyOfTool();
  const tools = () => readdirSync(join(folder, '.cache/tool')).length;
  expect(runTiny(folder, 'routes').code).toBe(0);
  const before = tools();
  const other = join(folder, 'other-node.mjs');
  writeFileSync(other, "Object.defineProperty(process, 'version', { value: 'v99.0.0' });\n");
  const run = spawnSync(process.execPath, ['--import', other, 'cli/site.mjs', 'routes', '--site', tiny], {
    cwd: folder,
  });
  expect(run.status).toBe(0);
  expect(tools()).toBeGreaterThan(before);
});
