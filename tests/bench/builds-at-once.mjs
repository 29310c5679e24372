// Starts three builds of different versions at the same moment, again and again, with one output folder and one cache. All
// must end well, what is published must be one of the three with nothing of the others, and nothing may be left beside it; a
// server that follows the folder must answer all the time. `--rounds N` (200).
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../support/start-server.mjs';
import {
  buildVersions,
  conclude,
  copyTool,
  digestOfFolder,
  leftBeside,
  numberOption,
  startBuild,
} from './support/tool-copy.mjs';

const rounds = numberOption('rounds', 200);
const tool = copyTool();
const versions = await buildVersions(tool, ['one', 'two', 'three']);
const failures = [];
const published = new Map();
const server = await startServer(join(tool, 'dist'));
let isOver = false;
const visiting = visit();
for (let round = 1; round <= rounds; round += 1) await buildAtOnce(round);
isOver = true;
const visits = await visiting;
server.stop();
console.log(`published: ${[...published.values()].join(', ')}; ${visits} visits meanwhile`);
conclude(`${rounds} × 3 builds at once`, failures);

async function buildAtOnce(round) {
  const builds = [...versions.keys()].map((option) => startBuild(tool, option));
  for (const { ended } of builds) {
    const { code, said } = await ended;
    if (code !== 0 || said !== '') failures.push(`round ${round}: a build ended with ${code}: ${said}`);
  }
  const digest = digestOfFolder(join(tool, 'dist'));
  published.set(digest, (published.get(digest) ?? 0) + 1);
  if (![...versions.values()].includes(digest)) failures.push(`round ${round}: no version, or a mixture`);
  for (const name of leftBeside(tool)) failures.push(`round ${round}: ${name} was left`);
}

/** Asks for pages all the time; gives how often. */
async function visit() {
  let count = 0;
  while (!isOver) {
    for (const page of ['/', '/en', '/ull']) {
      const { status } = await fetch(`${server.url}${page}`).catch(() => ({ status: 0 }));
      if (status !== 200) failures.push(`${page} was answered with ${status}`);
      count += 1;
    }
    await sleep(20);
  }
  return count;
}
