import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './on-path.mjs';
import { whyFirefoxFails } from './smoke.mjs';

/** The first that offers all of WebDriver BiDi that Playwright needs (`network.addDataCollector`). */
const oldestVersion = 143;
const systemPaths = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * The stock Firefox for the browser tests: `FIREFOX_PATH`, or one of the system that is new enough.
 *
 * @returns {{ path: string } | { reason: string }} the program, or why there is none
 */
export function findFirefox() {
  const path = process.env.FIREFOX_PATH || systemFirefox();
  if (path === undefined) return { reason: 'no Firefox on this machine' };
  const version = versionOf(path);
  if (version >= oldestVersion) return { path };
  return { reason: `Firefox ${version} on this machine, and Playwright drives ${oldestVersion} and newer` };
}

/**
 * A program that must be the browser.
 *
 * @param {string} path
 * @returns {Promise<string>} the path, if the program draws a page
 * @throws {Error} with one line if it does not
 */
export async function demandFirefox(path) {
  const trouble = await whyFirefoxFails(path);
  if (trouble) throw new Error(`${path} ${trouble}. Set FIREFOX_PATH to one that works.`);
  return path;
}

function systemFirefox() {
  return onPath(['firefox', 'firefox-esr']) ?? systemPaths.find((path) => existsSync(path));
}

/** `Mozilla Firefox 153.7.0esr` is 153; a program that does not say may be any, which its first start shows. */
function versionOf(path) {
  try {
    const words = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    });
    return Number(/(\d+)\./.exec(words)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
