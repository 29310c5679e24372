// Lighthouse for phones (slow 4G and a slow processor, simulated) on every page, as our server gives it, in Chromium's headless
// shell and in the whole browser, where they are there.
//   npm run bench -- lighthouse                                 all pages, the median of three runs each
//   npm run bench -- lighthouse /verdskra --rounds 1         these pages, so many runs
//   npm run bench -- lighthouse --browser /usr/bin/chromium  in this browser alone
// Prints a table for each browser, one row for each page and its translation, the worse of the two in each column; fails short
// of the goals. Lighthouse is a package of its own (tests/lighthouse/package.json) and is installed at the first run.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demandChromium, findChromium } from '../support/chromium.mjs';
import { installPackage } from '../support/install-package.mjs';
import { onPath } from '../support/on-path.mjs';
import { startServer } from '../support/start-server.mjs';
import { categories, goalsFor, isShell, reaches } from './goals.mjs';
import { medianOf, worstOf } from './judge.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, browser: { type: 'string' } },
  allowPositionals: true,
});

installPackage(here);
const { launch } = await import('chrome-launcher');

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const out = join(folder, 'dist');
execFileSync(process.execPath, ['cli/site.mjs', 'build', '--quiet', '--out', out], { cwd: root });
const server = await startServer(out);
try {
  for (const browser of await browsers()) await judgeIn(browser);
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function browsers() {
  if (values.browser) return [await demandChromium(values.browser)];
  const whole = onPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);
  return [...new Set([await findChromium(root), whole])].filter(Boolean);
}

async function judgeIn(browser) {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
    logLevel: 'error',
  });
  try {
    const rows = [];
    for (const page of pages()) {
      rows.push({ name: page.name, figures: await figuresOf(page, chrome.port) });
      console.error(line(rows.at(-1)));
    }
    print(browser, rows);
  } finally {
    chrome.kill();
  }
}

/** The pages to look at, each with its translation. */
function pages() {
  const list = execFileSync(process.execPath, ['cli/site.mjs', 'routes', '--json'], { cwd: root });
  const all = JSON.parse(list).map(({ id, template, is, en }) => ({
    name: id,
    paths: [is, en],
    isMissing: template === 'not-found',
  }));
  if (positionals.length === 0) return all;
  return all.filter(({ paths }) => paths.some((path) => positionals.includes(path)));
}

async function figuresOf({ paths, isMissing }, port) {
  const medians = [];
  for (const path of paths)
    medians.push(
      await medianOf({ url: `${server.url}${path}`, isMissing }, { port, rounds: Number(values.rounds) }),
    );
  return worstOf(medians);
}

function print(browser, rows) {
  const heads = ['page', ...categories, 'LCP', 'TBT', 'CLS'];
  console.log(`\n${isShell(browser) ? 'Headless shell' : 'Whole browser'}: ${browser}\n`);
  console.log(`| ${heads.join(' | ')} |\n| --- |${' ---: |'.repeat(heads.length - 1)}`);
  for (const row of rows) console.log(line(row));
  const goals = goalsFor(browser);
  const short = rows.filter(({ figures }) => !reaches(figures, goals)).map(({ name }) => name);
  if (short.length > 0) process.exitCode = 1;
  console.log(
    short.length > 0 ? `\nShort of the goals: ${short.join(', ')}` : '\nEvery page reaches the goals.',
  );
}

function line({ name, figures }) {
  const { 'cumulative-layout-shift': shift, ...others } = figures;
  const cells = [...Object.values(others).map(Math.round), Number(shift.toFixed(3))];
  return `| ${name} | ${cells.join(' | ')} |`;
}
