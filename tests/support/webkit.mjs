import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackage } from './install-package.mjs';
import { onPath } from './on-path.mjs';

const longestStart = 50_000;

/** @returns {string | undefined} why WebKit is left out; undefined where it can be driven */
export function whyNoWebKit() {
  if (!onPath(['WebKitWebDriver'])) return 'no WebKitWebDriver on this machine (Debian’s webkit2gtk-driver)';
  if (!hasDisplay() && !onPath(['xvfb-run'])) return 'no display on this machine, and no xvfb-run';
  return undefined;
}

/** @returns {string[]} what a command begins with so that it has a display */
export function displayFor() {
  return hasDisplay() ? [] : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
}

function hasDisplay() {
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/**
 * Installs what drives WebKit, and starts WebKit once to draw a page.
 *
 * @param {string} root the folder of the project
 * @throws {Error} with one line if it does not
 */
export function demandWebKit(root) {
  const folder = join(root, 'tests/webkit');
  installPackage(folder);
  const [program, ...options] = [...displayFor(), process.execPath, join(folder, 'smoke.mjs')];
  const { status, stderr } = spawnSync(program, options, { encoding: 'utf8', timeout: longestStart });
  if (status !== 0) throw new Error(`WebKit does not start: ${reason(stderr)}.`);
}

/** The last line that is not one of a stack. */
function reason(stderr) {
  return stderr.split('\n').findLast((line) => /\S/.test(line)) ?? 'it says nothing for 50 s';
}
