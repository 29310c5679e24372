// Starts WebKit, has it draw letters of the site, and ends; says in one line what went wrong.
import { startDriver, startSession } from './support/driver.mjs';

// A driver whose browser does not come up waits for ever.
setTimeout(() => {
  console.error('the browser does not come up within 30 s');
  process.exit(1);
}, 30_000).unref();

try {
  await draw();
} catch (error) {
  console.error(error.message.split('\n')[0]);
  process.exitCode = 1;
}

async function draw() {
  const driver = await startDriver();
  try {
    const browser = await startSession(driver.url);
    await browser.get('data:text/html;charset=utf-8,<span>Þjónusta fyrir æði</span><input value="Örn">');
    // A script has no answer when its page goes away meanwhile.
    const width = () =>
      browser.executeScript('return document.querySelector("span")?.offsetWidth').catch(() => 0);
    await browser.wait(width, 15_000, 'it draws no text');
    await browser.quit();
  } finally {
    driver.stop();
  }
}
