// @module-tag all
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../support/workspace.ts';

it('damaged entries of every cache are made again without a word, and the site is the same (50 times: npm run bench -- caches)', () => {
  const script = join(projectDir, 'tests/bench/caches.mjs');
  const run = spawnSync(process.execPath, [script, '--rounds', '1'], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toBe('1 × 8 kinds of entries garbled, cut, emptied, swapped: 0 failures\n');
  expect(run.status).toBe(0);
});
