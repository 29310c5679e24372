// Kills builds with SIGKILL, half of them at any moment, half while they write to the output folder. After each a server
// that starts must find a whole site of one version; every tenth time a build ends and must leave nothing but its own. Builds that were
// quicker do not count: where the last one was killed early, this one finds nothing changed.
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../support/random.mjs';
import { startServer } from '../../support/start-server.mjs';
import {
  buildVersions,
  conclude,
  copyTool,
  digestOfFolder,
  leftBeside,
  numberOption,
  startBuild,
} from '../support/tool-copy.mjs';

const rounds = numberOption('rounds', 200);
const random = seeded(numberOption('seed', 1));
const tool = copyTool();
const dist = join(tool, 'dist');
const versions = await buildVersions(tool, ['one', 'two']);
const [duration, writing] = await measure();
const failures = [];
const counts = { killed: 0, ended: 0, writing: 0, betweenRenames: 0 };

for (let round = 1; counts.killed < rounds; round += 1) {
  await killBuild(round);
  await checkServed(round);
  if (round % 10 === 0 || counts.killed === rounds) await checkNextBuild(round);
}
console.log(
  `${counts.killed} killed (${counts.writing} with the lock in hand, ${counts.betweenRenames} between the renames), ${counts.ended} were quicker`,
);
conclude(`${counts.killed} × SIGKILL of a build`, failures);

/** How long a build takes, and how long it writes of that, in milliseconds. */
async function measure() {
  const start = performance.now();
  const { ended } = startBuild(tool, optionOf(2));
  await locked(ended);
  const written = performance.now();
  await ended;
  return [performance.now() - start, performance.now() - written];
}

function optionOf(round) {
  return [...versions.keys()][round % 2];
}

/** Waits until the lock is there, or the build has ended. */
async function locked(ended) {
  const stop = new AbortController();
  const seen = new Promise((resolve) => {
    watch(tool, { signal: stop.signal }, (_, name) => name === '.dist.lock' && resolve(undefined));
  });
  await Promise.race([seen, ended]);
  stop.abort();
}

async function killBuild(round) {
  const { child, ended } = startBuild(tool, optionOf(round));
  if (random() < 0.5) await sleep(random() * duration);
  else {
    await locked(ended);
    await sleep(random() * writing);
  }
  child.kill('SIGKILL');
  const { signal } = await ended;
  counts[signal === 'SIGKILL' ? 'killed' : 'ended'] += 1;
  if (lockHolder() === child.pid) counts.writing += 1;
  if (!existsSync(dist)) counts.betweenRenames += 1;
}

function lockHolder() {
  const file = join(tool, '.dist.lock');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).process : undefined;
}

async function checkServed(round) {
  const name = readdirSync(tool).find((one) => one.startsWith('.dist.previous-'));
  const digest = digestOfFolder(existsSync(dist) ? dist : join(tool, name ?? 'nothing'));
  if (![...versions.values()].includes(digest)) failures.push(`round ${round}: no whole version is there`);
  const server = await startServer(dist).catch(({ message }) => failures.push(`round ${round}: ${message}`));
  if (!server.url) return;
  for (const page of ['/', '/en']) {
    const { status } = await fetch(`${server.url}${page}`);
    if (status !== 200) failures.push(`round ${round}: ${page} was answered with ${status}`);
  }
  server.stop();
}

async function checkNextBuild(round) {
  const { code, said } = await startBuild(tool, optionOf(round)).ended;
  if (code !== 0 || said !== '') failures.push(`round ${round}: the next build ended with ${code}: ${said}`);
  if (digestOfFolder(dist) !== versions.get(optionOf(round)))
    failures.push(`round ${round}: the next build published something else`);
  for (const left of leftBeside(tool)) failures.push(`round ${round}: ${left} was left`);
}
