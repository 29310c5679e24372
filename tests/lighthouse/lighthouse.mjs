// Lighthouse for phones (slow 4G and a slow processor, simulated) on every page, as our server gives it.
//   npm run lighthouse                         all pages, the median of three runs each
//   npm run lighthouse -- /verdskra --rounds 1 these pages, so many runs
//   npm run lighthouse -- --browser /usr/bin/chromium  in this browser
// Prints the table of the README, one row for each page and its translation, the worse of the two in each column; fails past the goals.
// Lighthouse is a package of its own (tests/lighthouse/package.json) and is installed at the first run.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../support/chromium.mjs';
import { installPackage } from '../support/install-package.mjs';
import { startServer } from '../support/start-server.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

/** Their scores must be 100. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * What these audits measure must be at most so much, in milliseconds; layout shift has no unit. The largest paint is
 * simulated in round trips of 150 ms and shown in tenths of a second: 1.2 s it is up to here.
 */
const limits = {
  'largest-contentful-paint': 1249,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0.01,
};
/** What a page that is not there cannot pass: it says so by its status, and asks not to be listed. */
const notForMissing = ['http-status-code', 'is-crawlable', 'errors-in-console'];

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, browser: { type: 'string' } },
  allowPositionals: true,
});

installPackage(here);
const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const out = join(folder, 'dist');
execFileSync(process.execPath, ['cli/site.mjs', 'build', '--quiet', '--out', out], { cwd: root });
const server = await startServer(out);
const chrome = await launch({
  chromePath: await findChromium(root),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  logLevel: 'error',
});
try {
  await run();
} finally {
  chrome.kill();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function run() {
  const rows = [];
  for (const { name, paths, isMissing } of pages()) {
    const medians = [];
    for (const path of paths) medians.push(await medianOf(path, isMissing));
    rows.push({ name, figures: merge(medians, worst) });
    console.error(line(rows.at(-1)));
  }
  const heads = ['page', ...categories, 'LCP', 'TBT', 'CLS'];
  console.log(`| ${heads.join(' | ')} |\n| --- |${' ---: |'.repeat(heads.length - 1)}`);
  for (const row of rows) console.log(line(row));
  process.exitCode = rows.every(({ figures }) => isGood(figures)) ? 0 : 1;
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

async function medianOf(path, isMissing) {
  const runs = [];
  for (let round = 0; round < Number(values.rounds); round += 1) runs.push(await judge(path, isMissing));
  return merge(runs, (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]);
}

/** One run: the scores and measures by their names. On a busy machine a browser now and then loses the trace of a page. */
async function judge(path, isMissing, attempts = 3) {
  const flags = { port: chrome.port, logLevel: 'error' };
  const settings = {
    onlyCategories: categories,
    ...(isMissing && { ignoreStatusCode: true, skipAudits: notForMissing }),
  };
  const { lhr } = await lighthouse(`${server.url}${path}`, flags, {
    extends: 'lighthouse:default',
    settings,
  });
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return judge(path, isMissing, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  explain(path, lhr);
  return Object.fromEntries([
    ...categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)]),
    ...Object.keys(limits).map((id) => [id, lhr.audits[id].numericValue]),
  ]);
}

/** Names the audits that cost a category its 100. */
function explain(path, { categories: judged, audits }) {
  for (const { title, score, auditRefs } of Object.values(judged)) {
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && score < 1 && audits[id].score < 1);
    for (const { id } of lost) console.error(`${path}: ${title}: ${id} ${audits[id].displayValue ?? ''}`);
  }
}

/** One number out of several for each name. */
function merge(results, choose) {
  const names = Object.keys(results[0]);
  return Object.fromEntries(
    names.map((name) => [
      name,
      choose(
        results.map((result) => result[name]),
        name,
      ),
    ]),
  );
}

function worst(numbers, name) {
  return name in limits ? Math.max(...numbers) : Math.min(...numbers);
}

function isGood(figures) {
  return Object.entries(figures).every(([name, figure]) =>
    name in limits ? figure <= limits[name] : figure === 100,
  );
}

function line({ name, figures }) {
  const { 'cumulative-layout-shift': shift, ...others } = figures;
  const cells = [...Object.values(others).map(Math.round), Number(shift.toFixed(3))];
  return `| ${name} | ${cells.join(' | ')} |`;
}
