import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { devServers, sampleText } from './dev-servers.mjs';
import { middleAndLate, timesUntilSeen } from './seen-edits.mjs';

/** How long a page has to follow its server again after it was loaded anew, in milliseconds. */
const pauseMs = 700;

/** What is edited, and how the page shows it: the same for all servers. */
const kinds = {
  'content saved': {
    fileOf: () => sampleText,
    edit: (text, at) => `${text}\nEdit number ${at}.\n`,
    shows: (at) => [...document.querySelectorAll('p')].some((p) => p.textContent === `Edit number ${at}.`),
  },
  'template saved': {
    fileOf: ({ template }) => template,
    edit: (text, at) => text.replace(/(class(?:Name)?="hero)"/, `$1 edit-${at}"`),
    shows: (at) => document.querySelector(`.hero.edit-${at}`) !== null,
  },
  'style saved': {
    fileOf: ({ style }) => style,
    edit: (text, at) => `${text}\nbody { outline: ${at}px solid; }\n`,
    shows: (at) => getComputedStyle(document.body).outlineWidth === `${at}px`,
  },
};

/**
 * Measures this generator, Eleventy and Astro one after the other on the site of the benchmark, each with its own server and its own
 * way of showing what is saved.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ edits: number, starts: number }} options how many times each thing is done
 * @returns {Promise<string>} a table of medians and 95th percentiles in milliseconds
 */
export async function tableOfPeers(browser, { edits, starts }) {
  const { node, servers } = devServers();
  const rows = [];
  for (const server of servers) rows.push(await measure(server, browser, { edits, starts }));
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const [own] = rows;
  const lines = Object.keys(own.times).flatMap((what) => [
    `${what}, ${own.times[what].length} times`,
    ...rows.map(({ name, times }) => line(name, middleAndLate(times[what]), middleAndLate(own.times[what]))),
  ]);
  return [`34 pages of the benchmark, Node.js ${version}`, ...lines].join('\n');
}

function line(name, { median, late }, own) {
  const times = (share) => `${share.toFixed(1)} ×`.padStart(7);
  return `  ${name.padEnd(16)} median ${String(median).padStart(5)} ms ${times(median / own.median)}, 95th percentile ${String(late).padStart(5)} ms ${times(late / own.late)}`;
}

async function measure(server, browser, { edits, starts }) {
  const first = [];
  const again = [];
  for (let run = 0; run < starts; run += 1) {
    server.prepare();
    for (const times of [first, again]) {
      const { ms, stop } = await server.start();
      times.push(ms);
      await stop();
    }
  }
  const { url, stop } = await server.start();
  const page = await browser.newPage();
  const times = { 'started without a cache': first, 'started again': again };
  try {
    for (const [kind, { fileOf, ...how }] of Object.entries(kinds)) {
      await page.goto(`${url}${server.page}`, { waitUntil: 'load' });
      await page.waitForTimeout(2 * pauseMs);
      const what = { ...how, path: join(server.folder, fileOf(server)) };
      // The first edit of each kind makes everyone load what such an edit needs.
      times[kind] = (await timesUntilSeen(page, what, { edits: edits + 1, pauseMs })).slice(1);
    }
  } finally {
    await page.close();
    await stop();
  }
  return { name: server.name, times };
}
