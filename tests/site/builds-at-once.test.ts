import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../support/workspace.ts';

const bench = (name: string, rounds: number) =>
  spawnSync(process.execPath, [join(projectDir, 'tests/bench', name), '--rounds', String(rounds)], {
    encoding: 'utf8',
  });

it('three builds at once publish one whole version, and a server answers meanwhile (200 times: npm run bench:builds)', () => {
  const { status, stdout } = bench('builds-at-once.mjs', 2);
  expect(stdout).toMatch(/; [1-9]\d* visits meanwhile\n2 × 3 builds at once: 0 failures\n$/);
  expect(status).toBe(0);
});

it('a build that is killed leaves a site that serves, and the next one cleans up (200 times: npm run bench:killed-builds)', () => {
  const { status, stdout, stderr } = bench('killed-builds.mjs', 3);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/3 × SIGKILL of a build: 0 failures\n$/);
  expect(status).toBe(0);
});
