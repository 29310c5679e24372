import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translatorIn } from '../../../cli/commands/translator.ts';
import type { Output } from '../../../cli/output.ts';
import { createProgram } from '../../../cli/program.ts';
import { projectDir } from '../../support/workspace.ts';

const { phrase } = await translatorIn('is');

/** Runs a command line that ends before a command is loaded. Returns what it prints. */
async function say(words: readonly string[], translate = phrase): Promise<string[]> {
  const lines: string[] = [];
  const add = (text: string) => void lines.push(...text.split('\n'));
  const output = { result: add, note: add } as Partial<Output> as Output;
  const { run } = createProgram(async () => 0, { output, phrase: translate });
  await run(['node', 'site', ...words]).catch((error: Error) => {
    if (!('exitCode' in error)) throw error;
  });
  return lines;
}

/** All that the help of a command and of those below it says, in English. */
async function saidBy(words: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  const help = await say([...words, '--help'], (text) => {
    said.push(text);
    return text;
  });
  const commands = help.slice(help.indexOf('Commands:') + 1 || help.length);
  const names = commands.flatMap((line) => /^ {2}([a-z][a-z-]*)/.exec(line)?.[1] ?? []);
  const below = await Promise.all(
    names.filter((name) => name !== 'help').map((name) => saidBy([...words, name])),
  );
  return [...said, ...below.flat()];
}

const english = /(?<!\p{L})(?:the|and|of|or|with|what|which|argument|option)(?!\p{L})/u;

describe('help', () => {
  it('says all of each command, option and argument in Icelandic', async () => {
    const said = new Set(await saidBy([]));
    expect(said.size).toBeGreaterThan(120);
    const left = [...said].filter(
      (text) => text !== '' && (phrase(text) === text || english.test(phrase(text))),
    );
    expect(left).toEqual([]);
  });

  it('keeps its columns and its width', async () => {
    const lines = await say(['--help']);
    expect(lines.slice(0, 6)).toEqual([
      ...['Notkun: npx site [valkostir] [skipun]', '', 'Smíðar vef á nokkrum tungumálum úr efnismöppu.', ''],
      ...['Valkostir:', '  -V, --version                          prentar útgáfunúmerið'],
    ]);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it('says what options are by default, and what they may be', async () => {
    const words = (await say(['leads', 'export', '--help'])).join(' ').replaceAll(/\s+/g, ' ');
    expect(words).toContain('--format <snið> snið úttaksins (leyfð gildi: "csv", "json", sjálfgefið: "csv")');
    expect(words).toContain('(sjálfgefið: "data/leads.db", umhverfisbreyta: LEADS_URL)');
  });
});

describe('wrong usage is told in Icelandic', () => {
  it.each([
    ['frob', 'villa: skipunin „frob“ er ekki til'],
    ['buidl', 'villa: skipunin „buidl“ er ekki til\n(Áttirðu við build?)'],
    ['dev --prot 3', 'villa: valkosturinn „--prot“ er ekki til\n(Áttirðu við --port?)'],
    ['new', 'villa: viðfangið „tegund“ vantar'],
    ['list foo', 'villa: „foo“ gengur ekki sem „staða“. Leyfð gildi: drafts, scheduled, expired.'],
    [
      'build --format x',
      'villa: „x“ gengur ekki við --format <snið>. Leyfð gildi: text, json, github, sarif.',
    ],
    ['dev --port x', 'villa: „x“ gengur ekki við --port <tala>. Skrifaðu tölu frá 0 til 65535.'],
    ['build --out', 'villa: gildi vantar við --out <mappa>'],
    ['leads erase', 'villa: valkostinn --email <netfang> vantar'],
    ['forms --schema --json', 'villa: --schema og --json eiga ekki saman'],
    ['explain a b', 'villa: „explain“ fékk 2 viðföng en tekur mest 1.'],
    ['routes a', 'villa: „routes“ fékk 1 viðfang en tekur mest 0.'],
    [
      'build --base-url hemja',
      'villa: „hemja“ gengur ekki við --base-url <veffang>. „hemja“ er ekki veffang vefs.\nSlíkt veffang byrjar á https:// eða http:// og þar á eftir kemur heiti netþjónsins.\nSkrifaðu veffang, til dæmis https://www.example.com.',
    ],
  ])('%s', async (words, expected) => {
    expect(await say(words.split(' '))).toEqual([
      ...expected.split('\n'),
      '(npx site --help telur upp skipanir og valkosti)',
    ]);
  });

  it('with each sentence that says what to write instead', () => {
    const parsers = readFileSync(join(projectDir, 'cli/parsers.ts'), 'utf8');
    const sentences = [...parsers.matchAll(/InvalidArgumentError\('([^']+)'\)/g)].map(
      ([, text = '']) => text,
    );
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((text) => phrase(text) === text)).toEqual([]);
  });
});
