// @module-tag all
import { expect, it } from 'vitest';
import { buildWholeSite } from '../../src/build.ts';
import { articlesOf } from '../support/articles.ts';
import { notice } from '../support/notices.ts';
import { proofOf, withThreeCases } from '../support/proof.ts';
import { configOf, workspace } from '../support/workspace.ts';

it('there is room on every page for a notice, articles, clients with logos, cases with pictures and people with portraits', async () => {
  const edits = [...(await proofOf('fjara', 'krot')), ...articlesOf(1), ...notice()];
  const { report } = await buildWholeSite(configOf(workspace(...edits)));
  expect(report.sorted()).toEqual([]);
});

it('there is room on the page of every service for a notice and three cases of it at once', async () => {
  const edits = [...withThreeCases(await proofOf('fjara', 'krot')), ...articlesOf(1), ...notice()];
  const { report } = await buildWholeSite(configOf(workspace(...edits)));
  expect(report.sorted()).toEqual([]);
});

it('a page with a video comes in the first answer of a connection before there is a notice or a case', async () => {
  const { weights } = await buildWholeSite(configOf(workspace()));
  // Its budget has 600 bytes more, for these two. The page with the game comes in two answers.
  const others = weights.filter(({ kind, parts }) => parts.video.bytes > 0 && kind !== 'gamification');
  expect(others.map(({ kind }) => kind)).toEqual(['service', 'strategy', 'web-development']);
  for (const { kind, parts } of others) expect(parts.html.bytes, kind).toBeLessThanOrEqual(13_000);
});
