import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../cli/output.ts';
import { createProgram } from '../../cli/program.ts';
import { scripts } from '../../package.json';
import { projectDir } from '../support/workspace.ts';

/** The documents of the project; pages of a site are content. */
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: projectDir,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/content\/\w\w\//.test(file) && existsSync(join(projectDir, file)))
  .map((file) => ({ file, text: readFileSync(join(projectDir, file), 'utf8') }));

/** The options of each command that has no commands of its own, by its words: `leads list`. */
const optionsOf = new Map<string, ReadonlySet<string>>();

beforeAll(async () => {
  await readHelp([]);
});

async function readHelp(words: readonly string[]): Promise<void> {
  const help = await helpOf(words);
  const commands = help.split('Commands:\n')[1]?.matchAll(/^ {2}([\w-]+)/gm) ?? [];
  const below = [...commands].map(([, name = '']) => name).filter((name) => name !== 'help');
  for (const name of below) await readHelp([...words, name]);
  if (below.length === 0) optionsOf.set(words.join(' '), new Set(help.match(/(?<![\w-])--[a-z][a-z-]*/g)));
}

async function helpOf(words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const output = { result: (line: string) => lines.push(line), note: () => undefined };
  const surroundings = { output: output as unknown as Output, phrase: (text: string) => text };
  const program = createProgram(async () => 0, surroundings);
  await program.run(['node', 'site', ...words, '--help']).catch((error: Error) => {
    if (!('code' in error) || error.code !== 'commander.helpDisplayed') throw error;
  });
  return lines.join('\n');
}

/** Each use of the command line in a document: the words after the name of the tool, without what a shell does with them. */
function uses(text: string): string[][] {
  const calls = text.matchAll(/(?:npx site|cli\/site\.mjs|npm run site --) ([a-z][^`\n|>&#]*)/g);
  const scripted = text.matchAll(/npm run (?=(?:build|validate|serve) -- )([a-z][^`\n|>&#]*)/g);
  return [...calls, ...scripted].map(([, words = '']) => words.trim().split(/\s+/));
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function hasAnchor(file: string, anchor: string): boolean {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** Whether a link within the project leads to a file, or to a heading of one. */
function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? join(projectDir, from) : join(projectDir, dirname(from), path);
  return existsSync(target) && (anchor === undefined || hasAnchor(target, anchor));
}

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const links = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link = '']) => ({ file, link })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ file, link }) => !leadsSomewhere(file, link))).toEqual([]);
  });

  it('name folders that exist', () => {
    const folders = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:cli|content|src|templates|tests)\/[\w/-]*\/)`/g)].map(([, path = '']) => ({
        file,
        path,
      })),
    );
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter(({ path }) => !existsSync(join(projectDir, path)))).toEqual([]);
  });

  it('name scripts of package.json that exist', () => {
    // The changelog names old ones.
    const current = documents.filter(({ file }) => file !== 'CHANGELOG.md');
    const named = current.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([a-z][a-z:-]*[a-z])\b(?!:)/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });

  it('explain every option of the command line', () => {
    const options = new Set([...optionsOf.values()].flatMap((each) => [...each]));
    expect(options.size).toBeGreaterThan(30);
    const texts = documents.map(({ text }) => text).join('\n');
    const isNamed = (option: string) => new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(texts);
    expect([...options].filter((option) => option !== '--help' && !isNamed(option))).toEqual([]);
  });

  it('use commands with options that these have', () => {
    const wrong = documents.flatMap(({ file, text }) =>
      uses(text)
        .map((words) => ({ words, known: optionsOf.get(nameOf(words)) }))
        .filter(({ words, known }) =>
          words.some((word) => word.startsWith('--') && word !== '--' && !known?.has(word)),
        )
        .map(({ words }) => `${file}: ${words.join(' ')}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** The words that name a command: two for those about leads. */
const nameOf = (words: readonly string[]) => words.slice(0, words[0] === 'leads' ? 2 : 1).join(' ');
