// How long it takes from saving a file until Chromium shows it, with `site dev` on a copy of the real site: a text, a style and a
// template, and from the start of the command to the first page. Medians and 95th percentiles in milliseconds. `--edits N` (20). With
// `--peers` also what the servers of Eleventy and Astro take, beside this one, on the 34 pages of the benchmark.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../support/chromium.mjs';
import { startDev } from '../support/dev-command.mjs';
import { tableOfPeers } from './support/dev-peers.mjs';
import { middleAndLate, timesUntilSeen } from './support/seen-edits.mjs';
import { numberOption } from './support/tool-copy.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({ options: { peers: { type: 'boolean' } }, strict: false });
const edits = numberOption('edits', 20);
const folder = mkdtempSync(join(tmpdir(), 'dev-'));
for (const part of ['content', 'templates'])
  cpSync(join(root, part), join(folder, part), { recursive: true });
for (const part of ['src', 'node_modules', 'package.json']) symlinkSync(join(root, part), join(folder, part));

/** What is edited, and how the page shows it. */
const kinds = [
  {
    kind: 'text',
    file: 'content/en/about.md',
    edit: (text, at) => `${text}\nEdit number ${at}.\n`,
    shows: (at) => [...document.querySelectorAll('p')].some((p) => p.textContent === `Edit number ${at}.`),
  },
  {
    kind: 'style',
    file: 'templates/styles/base.css',
    edit: (text, at) => `${text}\nbody { outline: ${at}px solid; }\n`,
    shows: (at) => getComputedStyle(document.body).outlineWidth === `${at}px`,
  },
  {
    kind: 'template',
    file: 'templates/pages/about/Page.tsx',
    edit: (text, at) => text.replace('<PageHero', `<i className="edit-${at}" /><PageHero`),
    shows: (at) => document.querySelector(`i.edit-${at}`) !== null,
  },
];

const first = await startMs();
const again = await startMs();
// A session of a few seconds writes down what it has made, as a build does; the starts above end before.
execFileSync(process.execPath, [join(root, 'cli/site.mjs'), 'build', '--quiet', '--site', folder], {
  cwd: folder,
});
const warm = await startMs();
const server = await startDev(folder);
const browser = await chromium.launch({ executablePath: await findChromium(root) });
const page = await browser.newPage();
const followed = page.waitForResponse(/_dev\/events/);
await page.goto(`${server.url}/en/about`);
await followed;
console.log(
  `first page after the start: ${first} ms with an empty cache, ${again} ms with compiled code, ${warm} ms after a build`,
);
for (const one of kinds) console.log(await measure(one));
await page.close();
server.stop();
await server.ended;
if (values.peers) console.log(await tableOfPeers(browser, { edits, starts: 5 }));
await browser.close();
rmSync(folder, { recursive: true, force: true });

/** How long the first page takes from the start of the command, in milliseconds. */
async function startMs() {
  const start = performance.now();
  const { url, stop, ended } = await startDev(folder);
  await (await fetch(`${url}/en/about`)).text();
  const ms = Math.round(performance.now() - start);
  stop();
  await ended;
  return ms;
}

async function measure({ kind, file, edit, shows }) {
  const times = await timesUntilSeen(page, { path: join(folder, file), edit, shows }, { edits });
  const { median, late } = middleAndLate(times);
  return `${kind}: median ${median} ms, 95th percentile ${late} ms of ${times.length}`;
}
