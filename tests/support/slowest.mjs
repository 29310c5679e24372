import { basename } from 'node:path';
import { playwrightTests, readReport } from './reports.mjs';

const count = 20;

/**
 * Prints the slowest tests of the last runs of some steps, the slowest first.
 *
 * @param {string[]} steps
 * @param {(step: string) => string} reportOf returns the path of a step's report
 */
export function printSlowest(steps, reportOf) {
  const tests = steps.flatMap((step) =>
    timesIn(readReport(reportOf(step))).map((test) => ({ step, ...test })),
  );
  if (tests.length === 0) console.log('There is no report of a run yet.');
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  for (const { step, seconds, title } of slowest)
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${step}  ${title}`);
}

/** The tests of a report of Vitest or Playwright. */
function timesIn(report) {
  if (report?.testResults) return report.testResults.flatMap(timesOfFile);
  return report ? playwrightTests(report).map(timeOf) : [];
}

function timesOfFile({ name, assertionResults }) {
  return assertionResults.map(({ fullName, duration }) => ({
    seconds: (duration ?? 0) / 1000,
    title: `${basename(name)} › ${fullName}`,
  }));
}

function timeOf({ title, results }) {
  return { seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000, title };
}
