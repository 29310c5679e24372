// @module-tag all
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageCount, versionsIn } from '../support/many-files.ts';
import { compileProgram, projectDir, temporaryFolder } from '../support/workspace.ts';

const bench = (name: string, rounds: number) =>
  spawnSync(process.execPath, [join(projectDir, 'tests/bench', name), '--rounds', String(rounds)], {
    encoding: 'utf8',
  });

it('three processes that publish at once each have their turn, 10 times', async () => {
  const folder = temporaryFolder();
  const program = compileProgram('publish-main.ts');
  for (let round = 1; round <= 10; round += 1) {
    const versions = [1, 2, 3].map((part) => String(10 * round + part));
    const ends = versions.map((version) =>
      once(spawn(process.execPath, [program, folder, version], { stdio: 'inherit' }), 'exit'),
    );
    expect(await Promise.all(ends)).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
    const { versions: published, count } = versionsIn(join(folder, 'dist'));
    expect([published.size, count]).toEqual([1, pageCount]);
    expect(versions).toContain([...published][0]);
    expect(readdirSync(folder)).toEqual(['dist']);
  }
});

/** Whole builds beside each other: on a slow machine that does other work too, each takes half a minute. */
const timeout = 300_000;

it('three builds at once publish one whole version, and a server answers meanwhile (200 times: npm run bench -- builds-at-once)', {
  timeout,
}, () => {
  const { status, stdout } = bench('builds-at-once.mjs', 2);
  expect(stdout).toMatch(/; [1-9]\d* visits meanwhile\n2 × 3 builds at once: 0 failures\n$/);
  expect(status).toBe(0);
});

it('a build that is killed leaves a site that serves, and the next one cleans up (200 times: npm run bench -- killed-builds)', {
  timeout,
}, () => {
  const { status, stdout, stderr } = bench('killed-builds.mjs', 3);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/3 × SIGKILL of a build: 0 failures\n$/);
  expect(status).toBe(0);
});
