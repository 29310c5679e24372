// @module-tag all
import { expect, it } from 'vitest';
import { buildWholeSite } from '../../src/build.ts';
import { proofOf } from '../support/proof.ts';
import { configOf, workspace } from '../support/workspace.ts';

it('there is room on every page for clients with logos, cases with pictures and people with portraits', async () => {
  const { report } = await buildWholeSite(configOf(workspace(...(await proofOf('fjara', 'krot')))));
  expect(report.sorted()).toEqual([]);
});
