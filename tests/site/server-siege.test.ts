// @module-tag all
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../support/workspace.ts';

it('visitors who read and send forms are served while slow and greedy clients surround the server', () => {
  const bench = join(projectDir, 'tests/bench/siege.mjs');
  const args = [bench, '--minutes', '0.1', '--visitors', '12', '--crowd', '10'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^0\.1 minutes, 12 visitors: 0 failures, [1-9]\d* forms stored/m);
  expect(status).toBe(0);
});
