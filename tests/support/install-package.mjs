import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs a package of the tests that nobody else needs, at its first run, without its scripts.
 *
 * @param {string} folder where its package.json and package-lock.json are
 */
export function installPackage(folder) {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.error(`Installing what ${folder} needs …`);
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
