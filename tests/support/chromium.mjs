import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { onPath } from './on-path.mjs';

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

/**
 * The Chromium for the browser tests: `CHROMIUM_PATH`, one that Playwright installed, one of the system, or the
 * one that an npm package ships, which is then installed into `.cache/`.
 *
 * @param {string} root the folder of the project
 * @returns {string} the path of the program
 */
export function findChromium(root) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const installed = chromium.executablePath();
  if (existsSync(installed)) return installed;
  return findSystemChromium() ?? installPackagedChromium(root);
}

function findSystemChromium() {
  return onPath(systemNames) ?? systemPaths.find((path) => existsSync(path));
}

/** The newest version of the package that runs on this Node. */
function packageVersion() {
  return Number(process.versions.node.split('.')[0]) >= 22 ? '148.0.0' : '143.0.4';
}

/** The package ships a compressed Chromium with the libraries and fonts that a bare machine lacks. */
function installPackagedChromium(root) {
  const folder = join(root, '.cache', 'chromium', packageVersion());
  const program = join(folder, 'chromium.sh');
  if (existsSync(program)) return program;
  console.log('No Chromium on this machine; installing the one of @sparticuz/chromium into .cache/.');
  mkdirSync(folder, { recursive: true });
  const install = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--silent',
    `@sparticuz/chromium@${packageVersion()}`,
  ];
  execFileSync('npm', install, { stdio: 'inherit' });
  unpack(folder);
  writeFileSync(program, launcher(folder), { mode: 0o755 });
  return program;
}

/** The package unpacks into the temporary folder; its libraries come only where it believes to be at Amazon. */
function unpack(folder) {
  const script = "import('@sparticuz/chromium').then(({ default: packaged }) => packaged.executablePath())";
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
}

function launcher(folder) {
  return [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${join(folder, 'al2023', 'lib')}"`,
    `export FONTCONFIG_PATH="${join(folder, 'fonts')}"`,
    `exec "${join(folder, 'chromium')}" "$@"`,
    '',
  ].join('\n');
}
