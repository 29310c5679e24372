import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDev } from '../../support/dev-command.mjs';
import { filesOf } from '../support/tool-copy.mjs';

/** How long `dev` waits before it does the rest of a build, and how long that takes at most, in milliseconds. */
const [quiet, rest] = [1000, 700];

/**
 * The moments at which a run of `site dev` is killed, each with what starts such a run and waits for the moment.
 *
 * @param {{ tool: string, site: string, random: () => number, save: () => void, post: (url: string) => Promise<void> }} bench
 * @returns {Promise<[moment: string, start: () => Promise<import('node:child_process').ChildProcess>][]>}
 */
export async function createMoments({ tool, site, random, save, post }) {
  const startMs = await measure({ tool, site });
  const running = (work) => async () => {
    const { child, url } = await startDev(site, { tool });
    await work(url);
    return child;
  };
  const saveForAWhile = async () => {
    const end = performance.now() + random() * quiet;
    for (; performance.now() < end; await sleep(random() * 80)) save();
  };
  const start = async () => {
    const command = [join(tool, 'cli/site.mjs'), 'dev', '--site', site, '--port', '0'];
    const child = spawn(process.execPath, command, { cwd: site, stdio: 'ignore' });
    await sleep(random() * startMs);
    save();
    await sleep(random() * 100);
    return child;
  };
  const finishing = async () => {
    save();
    await sleep(quiet + random() * rest);
  };
  const writing = async () => {
    const written = firstWrite(join(site, '.cache'));
    save();
    await Promise.race([written, sleep(quiet + 2 * rest)]);
    await sleep(random() * 5);
  };
  const receiving = async (url) => {
    // It answers when it has built.
    await fetch(url);
    await Promise.race([post(url), sleep(random() * quiet)]);
    save();
  };
  return [
    ['while it starts', start],
    ['while files are saved', running(saveForAWhile)],
    ['while it does the rest of a build', running(finishing)],
    ['while it writes into the cache', running(writing)],
    ['while forms arrive', running(receiving)],
  ];
}

/** How long `dev` takes to start, in milliseconds. */
async function measure({ tool, site }) {
  const start = performance.now();
  const { stop, ended } = await startDev(site, { tool });
  const ms = performance.now() - start;
  stop();
  await ended;
  return ms;
}

/** Waits until a file of the cache is being written: not those that Node runs, whose folders come and go. */
async function firstWrite(cache) {
  const stop = new AbortController();
  const folders = new Set(filesOf(cache).map(dirname));
  await new Promise((resolve) => {
    for (const folder of folders)
      if (!folder.startsWith(join(cache, 'modules')))
        watch(folder, { signal: stop.signal }, (_, file) => file?.endsWith('.tmp') && resolve(undefined));
  });
  stop.abort();
}
