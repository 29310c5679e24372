import { chromium, firefox } from 'playwright';

const longestStart = 15_000;
const longestStep = 10_000;

/** Letters of the site, one that its fonts lack, and a field: a browser without any font dies of it, and draws no text. */
const page = '<p><span>Þjónusta fyrir æði 🙂</span></p><input value="Örn">';

/**
 * Starts a Chromium once and has it draw a page.
 *
 * @param {string} executablePath
 * @returns {Promise<string | undefined>} what went wrong, as the rest of a sentence that begins with the program
 */
export function whyChromiumFails(executablePath) {
  return whyItFails(chromium, { executablePath });
}

/**
 * Starts a stock Firefox once and has it draw a page.
 *
 * @param {string} executablePath
 * @returns {Promise<string | undefined>} what went wrong, as the rest of a sentence that begins with the program
 */
export function whyFirefoxFails(executablePath) {
  return whyItFails(firefox, { executablePath, channel: 'moz-firefox' });
}

async function whyItFails(type, options) {
  let browser;
  try {
    browser = await type.launch({ ...options, timeout: longestStart });
  } catch (error) {
    return `does not start: ${reason(error)}`;
  }
  try {
    return await whyNothingIsDrawn(await browser.newPage());
  } catch (error) {
    return `cannot draw a page: ${reason(error)}`;
  } finally {
    await browser.close();
  }
}

async function whyNothingIsDrawn(tab) {
  await tab.setContent(page, { timeout: longestStep });
  const draw = () => tab.screenshot({ timeout: longestStep });
  // On a busy machine a browser that has just started may not be ready for it.
  await draw().catch(draw);
  const width = await tab.locator('span').evaluate((span) => span.offsetWidth);
  return width > 0 ? undefined : 'draws no text: it finds no font';
}

/** The first line says what happened; what a program that ended has said of it stands below. */
function reason({ message }) {
  const said = /error while loading .*|exitCode=\w+, signal=\w+/.exec(message)?.[0];
  const what = /has been closed/.test(message)
    ? 'it ended'
    : message.split('\n')[0].replace(/^[\w.]+: |\.$/g, '');
  return said ? `${what} (${said.replace(/>$/, '')})` : what;
}
