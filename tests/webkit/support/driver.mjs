import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Capabilities } from 'selenium-webdriver';

const longestStep = 10_000;

/**
 * Starts Debian's driver of WebKitGTK, the engine of Safari. Stopping it ends the browser that it has started too.
 *
 * @returns {Promise<{ url: string, stop: () => void }>} its address
 * @throws {Error} if it has not answered within half a minute
 */
export async function startDriver() {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    process.off('exit', stop);
    endGroup(driver.pid);
  };
  process.once('exit', stop);
  try {
    await whenReady(url, Date.now() + 30_000);
  } catch (error) {
    stop();
    throw error;
  }
  return { url, stop };
}

/**
 * Opens a window of a browser that has never been anywhere. It does not wait for pages: with every other strategy WebKit
 * lets a command that comes between two states of loading wait for the state that has passed, until its time is over.
 *
 * @param {string} url the address of the driver
 * @returns {Promise<import('selenium-webdriver').WebDriver>}
 */
export async function startSession(url) {
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build();
  await session.manage().setTimeouts({ pageLoad: longestStep, script: longestStep });
  return session;
}

/** The driver and its browser, which would go on without it when it stands still. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function whenReady(url, deadline) {
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
  }
}
