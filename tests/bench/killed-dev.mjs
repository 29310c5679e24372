// Kills `site dev` with SIGKILL at any moment, from its start until it has shown several edits, while files are saved. It must never have
// touched the published site; the next `site dev` shows what is in the files, the next build gives what a clean one gives, and nothing
// half written stays. `--rounds N` (200), `--seed N`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDev } from '../support/dev-command.mjs';
import { seeded } from '../support/random.mjs';
import {
  conclude,
  copyTool,
  digestOfFolder,
  filesOf,
  leftBeside,
  numberOption,
  siteOf,
  startBuild,
} from './support/tool-copy.mjs';

const rounds = numberOption('rounds', 200);
const random = seeded(numberOption('seed', 1));
const tool = copyTool();
const site = siteOf(tool);
const dist = join(tool, 'dist');
const page = join(site, 'content/en/wool.md');
const original = readFileSync(page, 'utf8');
const failures = [];
const counts = { starting: 0, working: 0 };
await startBuild(tool).ended;
let published = digestOfFolder(dist);
const startMs = await measureStart();

for (let round = 1; round <= rounds; round += 1) {
  await killDev(round);
  if (digestOfFolder(dist) !== published) failures.push(`round ${round}: dist is another`);
  if (round % 10 === 0 || round === rounds) await checkNext(round);
}
console.log(`${counts.starting} killed while starting, ${counts.working} while working`);
conclude(`${rounds} × SIGKILL of site dev`, failures);

/** How long it takes until `dev` says its addresses, in milliseconds. */
async function measureStart() {
  const start = performance.now();
  const dev = await startDev(site, { tool });
  const taken = performance.now() - start;
  dev.stop();
  await dev.ended;
  return taken;
}

async function killDev(round) {
  const command = ['cli/site.mjs', 'dev', '--site', site, '--port', '0'];
  const child = spawn(process.execPath, command, { cwd: tool, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  let isReady = false;
  child.stdout.once('data', () => {
    isReady = true;
  });
  const end = performance.now() + random() * 3 * startMs;
  for (let n = 0; performance.now() < end; n += 1) {
    writeFileSync(page, `${original}\nRound ${round}, edit ${n}.\n`);
    await sleep(random() * 200);
  }
  child.kill('SIGKILL');
  await ended;
  counts[isReady ? 'working' : 'starting'] += 1;
}

async function checkNext(round) {
  const dev = await startDev(site, { tool });
  const [, newest = ''] = /(Round .*)\n$/.exec(readFileSync(page, 'utf8')) ?? [];
  const shown = await (await fetch(`${dev.url}/en/wool`)).text();
  if (!shown.includes(newest)) failures.push(`round ${round}: the next dev does not show “${newest}”`);
  dev.stop();
  await dev.ended;
  const builds = {
    dist: await startBuild(tool).ended,
    clean: await startBuild(tool, '--no-cache', '--out', 'clean').ended,
  };
  for (const [out, { code, said }] of Object.entries(builds))
    if (code !== 0 || said !== '')
      failures.push(`round ${round}: the next build into ${out} ended with ${code}: ${said}`);
  published = digestOfFolder(dist);
  if (published !== digestOfFolder(join(tool, 'clean')))
    failures.push(`round ${round}: the next build gives something else`);
  rmSync(join(tool, 'clean'), { recursive: true, force: true });
  const cache = join(site, '.cache');
  const left = existsSync(cache) ? filesOf(cache).filter((file) => file.endsWith('.tmp')) : [];
  for (const name of [...leftBeside(tool), ...left]) failures.push(`round ${round}: ${name} was left`);
}
