// How long the page takes to answer the visitor on a slow phone: the event timing of each kind of interaction, as
// Interaction to Next Paint counts it, with the processor slowed down four times, for a visitor who has answered the
// question about cookies, when the page has come to rest. Prints a table; fails when the slowest takes 100 ms or more.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, devices } from 'playwright';
import { findChromium } from '../support/chromium.mjs';
import { startServer } from '../support/start-server.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const limit = 100;
const slowdown = 4;
const rounds = 3;
const out = '.cache/bench/dist';

/** Each interaction: the page, what is done before the clock counts, what is pressed, and what is done then. */
const interactions = [
  {
    name: 'open the search',
    path: '/',
    press: (page) => page.locator('.search-button'),
  },
  {
    name: 'type into the search',
    path: '/',
    prepare: async (page) => {
      await page.locator('.search-button').click();
      await page.keyboard.type('v');
      await page.locator('.search__status:not(:empty)').waitFor();
    },
    act: (page) => page.keyboard.type('efur'),
    settled: (page) => page.locator('.search mark').first().waitFor(),
  },
  {
    name: 'choose a result by arrow',
    path: '/',
    prepare: async (page) => {
      await page.locator('.search-button').click();
      await page.keyboard.type('vef');
      await page.locator('.search mark').first().waitFor();
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'open the menu',
    path: '/um-okkur',
    press: (page) => page.locator('.menu-button'),
  },
  {
    name: 'open the cookie settings',
    path: '/um-okkur',
    press: (page) => page.locator('[data-cookie-settings]'),
  },
  {
    name: 'type into the questions',
    path: '/spurt-og-svarad',
    prepare: (page) => page.locator('.faq-tools[data-awake]').waitFor(),
    press: (page) => page.locator('.faq-tools__input'),
    act: (page) => page.keyboard.type('ver'),
  },
  {
    name: 'choose a category of questions',
    path: '/spurt-og-svarad',
    prepare: (page) => page.locator('.faq-tools[data-awake]').waitFor(),
    press: (page) => page.locator('.chip').nth(3),
  },
  {
    name: 'open an answer',
    path: '/spurt-og-svarad',
    press: (page) => page.locator('.faq-question summary').first(),
  },
  {
    name: 'choose a service',
    path: '/fa-tilbod',
    prepare: (page) => page.locator('form.form[novalidate]').waitFor(),
    press: (page) => page.locator('.choice').first(),
  },
  {
    name: 'type into the quote form',
    path: '/fa-tilbod',
    prepare: (page) => page.locator('form.form[novalidate]').waitFor(),
    press: (page) => page.locator('[name=name]'),
    act: (page) => page.keyboard.type('Jóna'),
  },
  {
    name: 'answer in the quiz',
    path: '/thjonusta/leikjavading',
    prepare: async (page) => {
      await page.locator('.quiz').scrollIntoViewIfNeeded();
      await page.locator('.quiz-option').first().click();
    },
    press: (page) => page.locator('.quiz__action button'),
  },
];

await run();

async function run() {
  build();
  const server = await startServer(join(root, out));
  const browser = await chromium.launch({ executablePath: await findChromium(root) });
  try {
    const rows = [];
    for (const interaction of interactions)
      rows.push(await measure({ browser, url: server.url }, interaction));
    report(rows);
  } finally {
    await browser.close();
    server.stop();
  }
}

function build() {
  const { status } = spawnSync('node', ['cli/site.mjs', 'build', '--quiet', '--out', out], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

/** The longest event of an interaction in each round, in milliseconds; the browser counts in steps of 8. */
async function measure({ browser, url }, { name, path, prepare, press, act, settled }) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      baseURL: url,
    });
    await context.addInitScript(rejectCookies);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'load' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await prepare?.(page);
    // A pointer is on its way long before it presses, and its way is no part of the interaction.
    await press?.(page).hover();
    await page.evaluate(rest);
    await page.evaluate(observe);
    if (press) await click(page);
    await act?.(page);
    await settled?.(page);
    times.push(await page.evaluate(longest));
    await context.close();
  }
  return { name, times };
}

/** Where the pointer is; `locator.click` would have the page look for what lies there, at the page's cost. */
async function click({ mouse }) {
  await mouse.down();
  await mouse.up();
}

/** Its dialog would come in the middle of a measurement. */
function rejectCookies() {
  const rejected = { necessary: true, analytics: false, marketing: false, functional: false };
  localStorage.setItem('cookieConsent', JSON.stringify(rejected));
}

/** Until what moves by itself in the opening has come to its end. */
async function rest() {
  const moving = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

function observe() {
  window.entries = [];
  window.observer = new PerformanceObserver((list) => {
    window.entries.push(...list.getEntries());
  });
  window.observer.observe({ type: 'event', durationThreshold: 16 });
}

/** After two frames everything that the interaction has caused is painted, and its entries are there. */
async function longest() {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  const entries = [...window.entries, ...window.observer.takeRecords()];
  // What has no number is no interaction, like the pointer's way across the page.
  return Math.max(0, ...entries.filter(({ interactionId }) => interactionId).map(({ duration }) => duration));
}

function report(rows) {
  const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  console.log(`Interaction at ${slowdown}x slowdown           median   longest (ms, ${rounds} rounds)`);
  for (const { name, times } of rows) {
    console.log(
      `${name.padEnd(38)} ${String(median(times)).padStart(6)} ${String(Math.max(...times)).padStart(8)}`,
    );
  }
  const slow = rows.filter(({ times }) => median(times) >= limit);
  if (slow.length > 0) {
    console.error(`Slower than ${limit} ms: ${slow.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
  }
}
