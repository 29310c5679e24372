// @module-tag all
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createReport } from '../../src/diagnostics/index.ts';
import { publish } from '../../src/publish/index.ts';
import { releaseFolder } from '../../src/server/release-folder.ts';
import { ageUnnamed } from '../support/age-unnamed.ts';
import { manyFiles, pageCount, versionsIn } from '../support/many-files.ts';
import { tinyConfig } from '../support/tiny-site.ts';
import { compileProgram, temporaryFolder } from '../support/workspace.ts';

const rounds = 50;

/** Kills a process that publishes one version after the other, at a moment that nobody chooses. */
async function killWhilePublishing(program: string, cwd: string): Promise<void> {
  const child = spawn(process.execPath, [program, cwd], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  // Long enough for any moment of a version to be hit.
  await sleep(Math.random() * 90);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** Sees that the server would find one whole version. */
function expectWhole(out: string): void {
  const { versions, count } = versionsIn(releaseFolder(out) ?? 'none');
  expect([versions.size, count]).toEqual([1, pageCount]);
}

/** Publishes version 0 as the next build would, which must be all that is there then. */
async function expectMended(folder: string): Promise<void> {
  const report = createReport();
  await publish(manyFiles(0), tinyConfig(folder), report);
  expect(report.sorted()).toEqual([]);
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(versionsIn(join(folder, 'dist')).versions).toEqual(new Set(['0']));
}

/** A hundred processes are started one after the other: half a minute where nothing else runs. */
const patience = { timeout: 400_000 };

it(
  `a build that is killed at ${rounds} random moments leaves a whole site, and the next one cleans up`,
  patience,
  async () => {
    const folder = temporaryFolder();
    const program = compileProgram('publish-main.ts');
    for (let round = 0; round < rounds; round += 1) {
      await killWhilePublishing(program, folder);
      expectWhole(join(folder, 'dist'));
    }
    ageUnnamed(folder);
    await expectMended(folder);
  },
);

/** What changes names on a disk. */
const changes = 'link,linkat,mkdir,mkdirat,rename,renameat,renameat2,rmdir,unlink,unlinkat';

const hasStrace = spawnSync('strace', ['-V']).status === 0;

it.runIf(hasStrace)(
  'a build that is killed at each change of a name leaves a whole site, and the next one cleans up',
  async () => {
    const folder = temporaryFolder();
    const program = compileProgram('publish-main.ts');
    await expectMended(folder);
    let [step, isKilled] = [0, true];
    while (isKilled) {
      step += 1;
      const kill = `inject=${changes}:signal=SIGKILL:when=${step}`;
      const node = [process.execPath, program, folder, String(step)];
      const { signal } = spawnSync('strace', [
        '-f',
        '-o',
        '/dev/null',
        '-e',
        `trace=${changes}`,
        '-e',
        kill,
        ...node,
      ]);
      isKilled = signal === 'SIGKILL';
      expectWhole(join(folder, 'dist'));
      await expectMended(folder);
    }
    expect(step).toBeGreaterThan(pageCount);
  },
);
