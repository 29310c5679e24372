import { expect, it } from 'vitest';
import { planSite } from '../../../src/build.ts';
import { codes, explain } from '../../../src/diagnostics/explain.ts';
import { messageOf } from '../../../src/diagnostics/index.ts';
import { configOf, workspace } from '../../support/workspace.ts';

it.each(codes)('%s is explained by lines that differ, and by a message of the same', (code) => {
  const { before, after, problem } = explain(code);
  expect(before).not.toBe(after);
  const { what, why, fix } = messageOf(problem);
  expect([what, why, fix].join(' ')).not.toMatch(/undefined|NaN|\[object/);
});

/** Problems of what stands below the keys of a page, which need nothing else. */
const inBodies = codes.filter((code) =>
  /^(?:markdown-|link-|picture-unknown|placeholder-(?:unknown|open|amount|time))/.test(code),
);

/** The problems of a page with some lines at its end, of the kind that is explained. */
function problemsWith(lines: string, code: string): string[] {
  const folder = workspace({
    file: 'is/terms.md',
    replace: /$/,
    with: `\n${lines.replaceAll('price:flyer', 'price:hourly-rate')}\n`,
  });
  const { report } = planSite(configOf(folder));
  return report.sorted().flatMap((one) => (one.code === code ? [one.code] : []));
}

it.each(inBodies)('the example of %s has the problem before, and not after', (code) => {
  const { before, after } = explain(code);
  expect(problemsWith(before, code)).toContain(code);
  if (!after.includes('picture:team')) expect(problemsWith(after, code)).toEqual([]);
});
