// Runs the whole test suite, or the steps that are named, and ends with one line: “N passed, M failed”.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './support/chromium.mjs';
import { findFirefox } from './support/firefox.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');
const vitest = (name, ...files) => ({
  command: [
    'vitest',
    ...['run', '--config', 'tests/vitest.config.ts', '--reporter', 'dot', '--reporter', 'json'],
    ...['--outputFile.json', join(reports, `${name}.json`), ...files],
  ],
  count: () => countVitest(name),
});

const playwright = (name, ...projects) => ({
  command: [
    'playwright',
    ...['test', '--config', 'tests/playwright.config.ts'],
    ...projects.flatMap((project) => ['--project', project]),
  ],
  count: () => countPlaywright(name),
  env: () => ({ ...findBrowsers(), REPORT: join(reports, `${name}.json`) }),
});

/** Where time is short (TEST_MINUTES, for a whole run), the last step is only begun when there is enough left for it. */
const deadline = Date.now() + Number(process.env.TEST_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000;

/** Each step: a command of node_modules/.bin, and how many checks its report counts; without a report it counts as one. */
const steps = {
  types: { command: ['tsc', '--noEmit', '-p', '.'] },
  lint: { command: ['biome', 'check', '--error-on-warnings', '.'] },
  unit: vitest('unit', 'tests/unit', 'tests/architecture.test.ts'),
  site: vitest('site', 'tests/site'),
  spell: vitest('spell', 'tests/spell'),
  browser: playwright('browser', 'chromium'),
  firefox: { ...playwright('firefox', 'firefox', 'firefox-reduced-motion'), skip: whyNoFirefox, minutes: 10 },
};

mkdirSync(reports, { recursive: true });
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(
    `There is no step “${unknown.join('”, “')}”. The steps are: ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = named.length > 0 ? named : Object.keys(steps);
const total = { passed: 0, failed: 0 };
for (const name of chosen) {
  const { passed, failed } = runStep(name, steps[name]);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function runStep(name, { command, count, env, skip, minutes = 0 }) {
  const reason =
    skip?.() ?? (Date.now() + minutes * 60_000 > deadline ? 'too little time is left' : undefined);
  if (reason !== undefined) {
    console.log(`\n${name}: skipped, ${reason}`);
    return { passed: 0, failed: 0 };
  }
  console.log(`\n${name}: ${command.join(' ').replaceAll(`${root}/`, '')}`);
  rmSync(join(reports, `${name}.json`), { force: true });
  const { status } = spawnSync(join(root, 'node_modules/.bin', command[0]), command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env?.() },
  });
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that ends badly without a failed check has failed as a whole: a file that cannot be read, for example.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Chromium is always found or brought; Firefox runs where there is one. */
function findBrowsers() {
  return { CHROMIUM_PATH: findChromium(root), FIREFOX_PATH: findFirefox().path ?? '' };
}

function whyNoFirefox() {
  return findFirefox().reason;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

function countVitest(name) {
  const report = readReport(name);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright(name) {
  const report = readReport(name);
  if (!report) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  if (flaky > 0)
    console.log(`\n${flaky} passed only when tried again:\n  ${flakyNames(report).join('\n  ')}`);
  return { passed: expected + flaky, failed: unexpected };
}

/** `[firefox] shell.spec.ts › the video of a service › plays after loading`, for each test that failed at first. */
function flakyNames(suite, parents = []) {
  const tests = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${[...parents, spec.title].join(' › ')}`),
  );
  const inner = (suite.suites ?? []).flatMap((child) => flakyNames(child, [...parents, child.title]));
  return [...tests, ...inner];
}
