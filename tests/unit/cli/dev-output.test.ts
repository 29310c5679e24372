import { expect, it } from 'vitest';
import { translatorIn } from '../../../cli/commands/translator.ts';
import { createDevOutput } from '../../../cli/dev-output.ts';
import { createReport, type Diagnostic } from '../../../src/diagnostics/index.ts';
import { loadTranslator } from '../../../src/diagnostics/translation.ts';

const english = await loadTranslator('en');
const about = 'content/en/about.md';
const style = 'templates/base.css';

/** A page that is too long by some bytes. */
function tooLong(over: number, file = about): Diagnostic[] {
  const report = createReport();
  const sizes = { page: '/en/about', bytes: 9000 + over, budget: 9000 };
  report.warning('page-too-long', { file }, sizes);
  return report.sorted();
}

/** What is said in a terminal, without the time and empty lines: of each problem the first line and what is wrong. */
function terminal() {
  const lines: string[] = [];
  const output = {
    result() {},
    note: (text: string) => void lines.push(text),
    paint: (_: string, text: string) => text,
  };
  const { built } = createDevOutput(output, '/site', english);
  const said = () =>
    lines
      .splice(0)
      .flatMap((text) => /([\d,]+) bytes of|all is well/.exec(text)?.at(0) ?? [])
      .map((text) => text.replace(' bytes of', ''));
  return {
    /** What is said when files have changed. */
    builds: (problems: readonly Diagnostic[], ...files: string[]) => {
      built({ changed: files.map((file) => `/site/${file}`), ms: 1, problems, built: undefined });
      return said();
    },
    /** What is said when a problem is found, or none, while nothing changes. */
    finds: (problems: readonly Diagnostic[]) => {
      built({ changed: [], ms: 1, problems, found: problems, built: undefined });
      return said();
    },
  };
}

it('says once that a page is too long, though it weighs more or less when something else is edited', () => {
  const { builds, finds } = terminal();
  expect(builds([])).toEqual([]);
  expect(finds(tooLong(100))).toEqual(['9,100']);
  expect(builds(tooLong(100), style)).toEqual([]);
  expect(finds(tooLong(120))).toEqual([]);
  expect(builds(tooLong(120), style)).toEqual([]);
  expect(finds(tooLong(130))).toEqual([]);
});

it('says how much too long a page still is when it is edited itself, and that all is well when it is no more', () => {
  const { builds, finds } = terminal();
  expect(finds(tooLong(100))).toEqual(['9,100']);
  expect(builds(tooLong(100), about)).toEqual([]);
  expect(builds(tooLong(100), style)).toEqual([]);
  expect(finds(tooLong(50))).toEqual(['9,050']);
  expect(builds(tooLong(50), about)).toEqual([]);
  expect(finds([])).toEqual(['all is well']);
  expect(finds(tooLong(50))).toEqual(['9,050']);
});

it('says of each page that it is too long, also where only a figure tells their names apart', () => {
  const { finds } = terminal();
  const [one, other] = [tooLong(100, 'content/en/1.md'), tooLong(200, 'content/en/2.md')];
  expect(finds(one)).toEqual(['9,100']);
  expect(finds([...one, ...other])).toEqual(['9,200']);
});

it('counts many files in Icelandic, too, and says what else has changed', async () => {
  const lines: string[] = [];
  const output = {
    result() {},
    note: (line: string) => void lines.push(line.slice(10)),
    paint: (_: string, text: string) => text,
  };
  const { built } = createDevOutput(output, '/site', await translatorIn('is'));
  const problems = tooLong(1).map((one): Diagnostic => ({ ...one, severity: 'error' }));
  const files = ['a.md', 'b.md', 'c.md', 'd.md'].map((file) => `/site/${file}`);
  for (const changed of [files, ['another day']]) built({ changed, ms: 1, problems, built: undefined });
  const saying = '1 villa; enn er engin villulaus útgáfa til';
  expect(lines.filter((line) => line.includes('villa;'))).toEqual([
    `4 skrár: ${saying}`,
    `nýr dagur: ${saying}`,
  ]);
});

it('says which file has changed in one plain line, whatever it is called', () => {
  const lines: string[] = [];
  const output = {
    result() {},
    note: (line: string) => void lines.push(line),
    paint: (_: string, text: string) => text,
  };
  const { built } = createDevOutput(output, '/site', english);
  const problems = tooLong(1).map((one): Diagnostic => ({ ...one, severity: 'error' }));
  built({ changed: ['/site/a\u001b[2J\n::error::b.md'], ms: 1, problems, built: undefined });
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d {2}a\[2J ::error::b\.md: 1 error; [^\n]+$/);
});
