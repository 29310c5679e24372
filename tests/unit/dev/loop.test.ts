import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createChoices } from '../../../src/config.ts';
import type { BuildOutcome, DevSources } from '../../../src/dev/builder.ts';
import { startLoop } from '../../../src/dev/loop.ts';
import { tinyConfig, tinyWorkspace } from '../../support/tiny-site.ts';
import { temporaryFolder } from '../../support/workspace.ts';

const fails = (): never => {
  throw new Error('No such thing.');
};

/** A loop for the tiny site in a folder without content. */
function startTiny(sources: Partial<DevSources> = {}, done = (_outcome: BuildOutcome) => {}) {
  const folder = temporaryFolder();
  const { site } = tinyConfig(folder);
  const choices = createChoices({ cache: false }, { toolDir: folder, cwd: folder, code: 'c0de' });
  const configOf = () => tinyConfig(folder);
  const compile = async () => ({ site, code: 'c0de', inputs: [] });
  return startLoop({ choices, compile, configOf, ...sources }, { onStart() {}, onDone: done });
}

/** What is told of the first build; `show` may throw. */
async function outcomesOf(sources: Partial<DevSources>, show = (_outcome: BuildOutcome) => {}) {
  const told: BuildOutcome[] = [];
  const done = (outcome: BuildOutcome) => {
    told.push(outcome);
    show(outcome);
  };
  const loop = startTiny(sources, done);
  await loop.settled();
  loop.stop();
  return told.map(({ problems, built }) => [...problems.map(({ code }) => code), built !== undefined]);
}

it('tells as a problem what is thrown before a build begins', async () => {
  expect(await outcomesOf({ configOf: fails })).toEqual([['site-unusable', false]]);
});

it('tells as a problem what is thrown when a build is to be shown', async () => {
  const show = ({ problems }: BuildOutcome) => void (problems[0]?.code === 'content-missing' && fails());
  expect(await outcomesOf({}, show)).toEqual([
    ['content-missing', false],
    ['site-unusable', false],
  ]);
});

it('stores what it has made before it draws pictures', async () => {
  const folder = tinyWorkspace();
  const choices = createChoices({}, { toolDir: folder, cwd: folder, code: 'c0de' });
  const pictures = join(folder, '.cache/pictures');
  const drawn: boolean[] = [];
  const { site } = tinyConfig(folder);
  let noted: unknown;
  const configOf: DevSources['configOf'] = ({ db }) => {
    if (db && noted !== db) {
      const write = db.write.bind(db);
      noted = db;
      db.write = () => {
        drawn.push(existsSync(pictures));
        return write();
      };
    }
    return { ...tinyConfig(folder), cacheDir: join(folder, '.cache'), db };
  };
  const compile = async () => ({ site, code: 'c0de', inputs: [] });
  const loop = startLoop({ choices, compile, configOf }, { onStart() {}, onDone() {} });
  await expect.poll(() => drawn, { timeout: 20_000 }).toEqual([false]);
  loop.stop();
});

it('lets any number of requests wait for a build', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const loop = startTiny();
  await Promise.all(Array.from({ length: 20 }, loop.settled));
  loop.stop();
  // Node tells of warnings in a turn of its own.
  await nextTurn();
  expect(warnings).toEqual([]);
});
