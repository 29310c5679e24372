import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planSite } from '../../../src/build.ts';
import { exampleLines, explainAll } from '../../../src/diagnostics/explain.ts';
import { messageOf } from '../../../src/diagnostics/index.ts';
import { emptyDatabase } from '../../../src/graph/open-database.ts';
import { configOf, workspace } from '../../support/workspace.ts';

const explanations = [...explainAll()];

it.each(explanations)('%s is explained by lines that differ, and by a message of the same', (_, one) => {
  const { before, after, problem } = one;
  expect(exampleLines(one)).not.toEqual([]);
  expect(before).not.toBe(after);
  const { what, why, fix } = messageOf(problem);
  expect([what, why, fix].join(' ')).not.toMatch(/undefined|NaN|\[object/);
});

/** Problems of what stands below the keys of a page, which need nothing else. */
const inBodies = explanations.filter(([code]) =>
  /^(?:markdown-|link-|picture-unknown|placeholder-(?:unknown|open|amount|time))/.test(code),
);

it('has the problem in the lines before, and not in those after, where these stand in the text of a page', () => {
  const folder = workspace();
  const config = { ...configOf(folder), db: emptyDatabase() };
  const file = join(folder, 'content/is/terms.md');
  const text = readFileSync(file, 'utf8');
  const has = (code: string, lines: string) => {
    writeFileSync(file, `${text}\n${lines.replaceAll('price:flyer', 'price:hourly-rate')}\n`);
    return planSite(config)
      .report.sorted()
      .some((one) => one.code === code);
  };
  const wrong = inBodies.filter(([code, { before = '', after = '' }]) => {
    return !has(code, before) || (!after.includes('picture:team') && has(code, after));
  });
  expect(inBodies.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
