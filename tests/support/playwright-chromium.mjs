import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';

/** A download that takes longer is given up; a host that does not answer within five seconds is not waited for. */
const longestDownload = 180_000;
const longestConnection = '5000';

/**
 * The Chromium without a window that Playwright installed.
 *
 * @returns {Promise<string | undefined>} the path of the program, if it starts
 */
export async function findPlaywrightChromium() {
  try {
    const server = await chromium.launchServer({ timeout: 15_000 });
    const { spawnfile } = server.process();
    await server.close();
    return spawnfile;
  } catch {
    return undefined;
  }
}

/**
 * Lets Playwright install its Chromium, where its downloads can be reached.
 *
 * @param {string} root the folder of the project
 * @returns {Promise<string | undefined>} the path of the program, if it starts
 */
export async function installPlaywrightChromium(root) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium-headless-shell'],
    {
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: longestConnection },
      stdio: 'ignore',
      timeout: longestDownload,
      killSignal: 'SIGKILL',
    },
  );
  if (status === 0) return findPlaywrightChromium();
  console.log('Playwright’s own Chromium cannot be installed here; looking for another one.');
  return undefined;
}
