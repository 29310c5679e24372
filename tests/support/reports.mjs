import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Counts the tests of a report of Vitest. Tests that passed only when tried again are printed.
 *
 * @param {string} path the JSON file
 * @returns {Counted | undefined} undefined without a report
 *
 * @typedef {{ passed: number, failed: number, failures: Failure[] }} Counted
 * @typedef {{ title: string, message?: string }} Failure a failed test and the first thing that it said
 */
export function countVitest(path) {
  const report = readReport(path);
  if (!report) return undefined;
  const isRetried = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;
  printRetried(vitestTests(report).filter(isRetried));
  const failures = vitestTests(report)
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages }) => ({ title, message: failureMessages[0] }));
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
  const tests = playwrightTests(report);
  printRetried(tests.filter(({ status }) => status === 'flaky'));
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, results }) => ({ title, message: results[0]?.error?.message }));
  return { passed: expected + flaky, failed: unexpected, failures };
}

/** @param {{ title: string }[]} tests */
function printRetried(tests) {
  const titles = tests.map(({ title }) => title);
  if (titles.length > 0)
    console.log(`\n${titles.length} passed only when tried again:\n  ${titles.join('\n  ')}`);
}

/**
 * Prints what failed once more, for logs of which the end alone is kept.
 *
 * @param {Failure[]} failures
 */
export function printFailures(failures) {
  for (const { title, message = 'It says nothing.' } of failures) {
    const lines = message.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line));
    console.log(`✗ ${title}\n  ${lines.slice(0, 25).join('\n  ')}`);
  }
}

/** Reads a report; returns undefined if there is none. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Lists the tests of a report of Playwright with whole titles: `[firefox] shell.spec.ts › the video of a service › plays`. */
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

/** Lists the tests of a report of Vitest with whole titles: `menus.journey.ts › the mobile menu opens`. */
function vitestTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      title: [basename(name), ...test.ancestorTitles, test.title].join(' › '),
    })),
  );
}
