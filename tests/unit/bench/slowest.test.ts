import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { printSlowest } from '../../support/slowest.mjs';
import { temporaryFolder } from '../../support/workspace.ts';

/** Collects what is printed until the end of the test. */
function printed(): string[] {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);
  onTestFinished(() => {
    console.log = log;
  });
  return lines;
}

it('the twenty slowest tests of both runners are named, the slowest first, with their steps', () => {
  const folder = temporaryFolder();
  const reportOf = (step: string) => join(folder, `${step}.json`);
  const assertionResults = Array.from({ length: 30 }, (_, at) => ({
    fullName: `a site number ${at}`,
    duration: at * 100,
  }));
  writeFileSync(
    reportOf('site'),
    JSON.stringify({ testResults: [{ name: '/x/site.test.ts', assertionResults }] }),
  );
  const tests = [{ projectName: 'chromium', results: [{ duration: 2000 }, { duration: 3000 }] }];
  const suites = [{ title: 'faq.spec.ts', specs: [{ title: 'is found', tests }] }];
  writeFileSync(reportOf('browser'), JSON.stringify({ suites }));
  const lines = printed();
  printSlowest(['site', 'browser', 'firefox'], reportOf);
  expect(lines).toHaveLength(20);
  expect(lines.slice(0, 2)).toEqual([
    '   5.0 s  browser  [chromium] faq.spec.ts › is found',
    '   2.9 s  site  site.test.ts › a site number 29',
  ]);
});

it('says that there is no report yet', () => {
  const lines = printed();
  printSlowest(['site'], () => join(temporaryFolder(), 'none.json'));
  expect(lines).toEqual(['There is no report of a run yet.']);
});
