import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * What a report of Vitest counts. Tests that passed only when tried again are printed.
 *
 * @param {string} path the JSON file
 * @returns {{ passed: number, failed: number } | undefined} nothing without a report
 */
export function countVitest(path) {
  const report = readReport(path);
  if (!report) return undefined;
  nameRetried(retriedIn(report));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * What a report of Playwright counts. Tests that passed only when tried again are printed.
 *
 * @param {string} path the JSON file
 * @returns {{ passed: number, failed: number } | undefined} nothing without a report
 */
export function countPlaywright(path) {
  const report = readReport(path);
  if (!report) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  nameRetried(flakyNames(report));
  return { passed: expected + flaky, failed: unexpected };
}

/** @param {string[]} names */
function nameRetried(names) {
  if (names.length > 0)
    console.log(`\n${names.length} passed only when tried again:\n  ${names.join('\n  ')}`);
}

/** Reads a report; returns undefined if there is none. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** `[firefox] shell.spec.ts › the video of a service › plays after loading`, for each test that failed at first. */
function flakyNames(report) {
  return playwrightTests(report)
    .filter(({ status }) => status === 'flaky')
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

/** `menus.journey.ts › the mobile menu opens`, for each test that failed at first. */
function retriedIn({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ ancestorTitles, title }) => [basename(name), ...ancestorTitles, title].join(' › ')),
  );
}
