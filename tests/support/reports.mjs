import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Counts the tests of a report of Vitest. Tests that passed only when tried again are printed.
 *
 * @param {string} path the JSON file
 * @returns {Counted | undefined} undefined without a report
 *
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counted with the titles of the failed tests
 */
export function countVitest(path) {
  const report = readReport(path);
  if (!report) return undefined;
  const isRetried = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;
  printRetried(vitestTitles(report, isRetried));
  const failures = vitestTitles(report, ({ status }) => status === 'failed');
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

/**
 * Counts the tests of a report of Playwright. Tests that passed only when tried again are printed.
 *
 * @param {string} path the JSON file
 * @returns {Counted | undefined} undefined without a report
 */
export function countPlaywright(path) {
  const report = readReport(path);
  if (!report) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  printRetried(playwrightTitles(report, 'flaky'));
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: playwrightTitles(report, 'unexpected'),
  };
}

/** @param {string[]} titles */
function printRetried(titles) {
  if (titles.length > 0)
    console.log(`\n${titles.length} passed only when tried again:\n  ${titles.join('\n  ')}`);
}

/** Reads a report; returns undefined if there is none. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns `[firefox] shell.spec.ts › the video of a service › plays after loading` for each test with a status. */
function playwrightTitles(report, wanted) {
  return playwrightTests(report)
    .filter(({ status }) => status === wanted)
    .map(({ title }) => title);
}

/** Lists the tests of a report of Playwright with their whole titles. */
export function playwrightTests(suite, parents = []) {
  const tests = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      ...test,
      title: `[${test.projectName}] ${[...parents, spec.title].join(' › ')}`,
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => playwrightTests(child, [...parents, child.title]));
  return [...tests, ...inner];
}

/** Returns `menus.journey.ts › the mobile menu opens` for each test of a kind. */
function vitestTitles({ testResults }, isWanted) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isWanted)
      .map(({ ancestorTitles, title }) => [basename(name), ...ancestorTitles, title].join(' › ')),
  );
}
