import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFindings } from '../../../src/dev/builder.ts';
import { createReport, type Report } from '../../../src/diagnostics/index.ts';
import { tinyWorkspace } from '../../support/tiny-site.ts';

const wool = 'content/en/wool.md';

/** What is reported, in the order in which it is found. */
function problems(...all: readonly ((report: Report) => void)[]) {
  const report = createReport();
  for (const add of all) add(report);
  return report.all();
}

const broken = (report: Report) =>
  report.error(
    'artifact-broken',
    { file: 'favicon.ico' },
    { path: 'favicon.ico', detail: 'It is no picture' },
  );
const long = (report: Report) =>
  report.warning('page-too-long', { file: wool }, { page: '/en/wool', bytes: 9100, budget: 9000 });
const longer = (report: Report) =>
  report.warning('page-too-long', { file: wool }, { page: '/en/wool', bytes: 9200, budget: 9000 });
const unwritable = (report: Report) =>
  report.error('cache-unwritable', { file: '.cache' }, { detail: 'The disk is full' });

const codesOf = (all: readonly { code: string }[]) => all.map(({ code }) => code);

it('what was found stays among the problems of builds, each in its place and once, until something else is found', () => {
  const { replace, addTo } = createFindings(tinyWorkspace());
  expect(addTo(problems(unwritable))).toEqual(problems(unwritable));
  replace(problems(broken, long, unwritable));
  expect(codesOf(addTo([]))).toEqual(['cache-unwritable', 'page-too-long', 'artifact-broken']);
  expect(codesOf(addTo(problems(unwritable)))).toEqual([
    'cache-unwritable',
    'page-too-long',
    'artifact-broken',
  ]);
  replace(problems(long));
  expect(codesOf(addTo([]))).toEqual(['page-too-long']);
  replace([]);
  expect(addTo([])).toEqual([]);
});

it('what is found is new only if something in it is another problem, or weighs more or less', () => {
  const { replace } = createFindings(tinyWorkspace());
  const isNew = [[], [long], [long], [longer], [longer, broken], [longer, broken], [], []].map((all) =>
    replace(problems(...all)),
  );
  expect(isNew).toEqual([false, true, false, true, true, false, true, false]);
});

it('what was found in a file is no problem while that has gone, but what was found in what is made is', () => {
  const folder = tinyWorkspace();
  const { replace, addTo } = createFindings(folder);
  replace(problems(broken, long));
  expect(existsSync(join(folder, 'favicon.ico'))).toBe(false);
  renameSync(join(folder, 'content'), join(folder, 'aside'));
  expect(codesOf(addTo([]))).toEqual(['artifact-broken']);
  renameSync(join(folder, 'aside'), join(folder, 'content'));
  expect(codesOf(addTo([]))).toEqual(['page-too-long', 'artifact-broken']);
});
