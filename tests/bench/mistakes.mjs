// Writes a table of mistakes to .cache/mistakes.md, each with the code, the exact place and what `site validate` says, in English and Icelandic
// side by side. The mistakes are the broken content trees of the tests: one for each code, or with `--all` every one. It takes some ten
// minutes. `--out FILE`
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({ options: { all: { type: 'boolean' }, out: { type: 'string' } } });
const out = resolve(values.out ?? join(root, '.cache/mistakes.md'));
const languages = ['en', 'is'];
// The real site is its own: its content alone is that of the tests.
const siteOf = { 'tests/sites/agency': root, 'tests/sites/tiny': join(root, 'tests/sites/tiny') };

const { editFiles, mistakes } = await loadMistakes();
const rows = [];
const codes = new Set();
for (const { folder, trees } of mistakes)
  for (const { title, edits, expected } of trees) {
    const isNew = expected.some(({ code }) => !codes.has(code));
    if (!isNew && !values.all) continue;
    const told = await tell(folder, edits);
    for (const [at, problem] of told.en.entries()) {
      if (codes.has(problem.code) && !values.all) continue;
      codes.add(problem.code);
      rows.push({ title, en: problem, is: told.is[at] });
    }
  }
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, table());
console.log(`${out}: ${rows.length} mistakes, ${codes.size} codes`);

/** Says what is wrong with a copy of the content after edits, in each language. */
async function tell(folder, edits) {
  const copy = mkdtempSync(join(tmpdir(), 'mistake-'));
  cpSync(join(root, folder, 'content'), join(copy, 'content'), { recursive: true });
  editFiles(join(copy, 'content'), edits);
  const told = await Promise.all(languages.map((language) => validate(copy, siteOf[folder], language)));
  rmSync(copy, { recursive: true, force: true });
  return Object.fromEntries(told.map((problems, at) => [languages[at], problems]));
}

/** Runs the command as an editor does; gives its problems. */
function validate(cwd, site, language) {
  // A day on which nothing of the frozen content is about to expire.
  const options = [
    '--site',
    site,
    '--content',
    'content',
    '--clock',
    '2026-11-21',
    '--json',
    '--lang',
    language,
  ];
  const child = spawn(process.execPath, [join(root, 'cli/site.mjs'), 'validate', ...options], { cwd });
  return new Promise((done, fail) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    child.on('error', fail).on('close', () => done(JSON.parse(text).problems));
  });
}

function table() {
  const head = ['', 'mistake', 'code and place', 'English', 'íslenska'];
  const lines = rows.map(({ title, en, is }, at) => [
    at + 1,
    title,
    `\`${en.code}\`<br>${[en.file, en.line, en.column].filter((part) => part !== undefined).join(':')}`,
    words(en, 'fix'),
    words(is, 'úrbót'),
  ]);
  const row = (cells) => `| ${cells.map(cellOf).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...lines.map(row), ''].join('\n');
}

function words({ what, why, fix }, label) {
  return `**${what}**<br>${why}<br>${label}: ${fix}`;
}

function cellOf(text) {
  return String(text).replaceAll('|', '\\|').replaceAll('\n', '<br>');
}

/** Loads the tables of the tests, which are TypeScript. */
async function loadMistakes() {
  const outfile = join(root, '.cache/bench-mistakes/mistakes.mjs');
  await build({
    entryPoints: [join(root, 'tests/bench/support/mistakes.ts')],
    outfile,
    ...{ bundle: true, packages: 'external', logLevel: 'warning' },
    ...{ platform: 'node', format: 'esm', target: 'node20.19' },
  });
  return import(outfile);
}
