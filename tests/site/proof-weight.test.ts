// @module-tag all
import { expect, it } from 'vitest';
import { buildWholeSite } from '../../src/build.ts';
import { articlesOf } from '../support/articles.ts';
import { notice } from '../support/notices.ts';
import { proofOf } from '../support/proof.ts';
import { configOf, workspace } from '../support/workspace.ts';

it('there is room on every page for a notice, articles, clients with logos, cases with pictures and people with portraits', async () => {
  const edits = [...(await proofOf('fjara', 'krot')), ...articlesOf(1), ...notice()];
  const { report } = await buildWholeSite(configOf(workspace(...edits)));
  expect(report.sorted()).toEqual([]);
});
