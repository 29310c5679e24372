// Takes the pictures of the guide for editors (content/README.md) from the real site in `site dev` and writes them to .github/guide/. The
// pages are those of the living content and the examples in tests/bench/guide/.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../support/chromium.mjs';
import { startDev } from '../support/dev-command.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const pictures = join(root, '.github/guide');
const size = { width: 1120, height: 700 };
const mostBytes = 60_000;
// Pictures show the same whenever they are taken.
const clock = ['--clock', '2026-12-01T12:00:00Z'];

const folder = mkdtempSync(join(tmpdir(), 'guide-'));
for (const part of ['content', 'templates'])
  cpSync(join(root, part), join(folder, part), { recursive: true });
for (const part of ['src', 'node_modules', 'package.json']) symlinkSync(join(root, part), join(folder, part));
cpSync(join(root, 'tests/bench/guide'), join(folder, 'content/is'), { recursive: true });
execFileSync(
  process.execPath,
  [join(root, 'cli/site.mjs'), 'new', 'services', 'rafmynt', '--title', 'is=Rafmynt', '--site', folder],
  { cwd: folder },
);
for (const language of ['is', 'en']) {
  const service = join(folder, 'content', language, 'services/rafmynt.md');
  writeFileSync(service, readFileSync(service, 'utf8').replace(/^# quoteService: .*/m, 'quoteService: none'));
}

process.env.SITE_LANG = 'is';
mkdirSync(pictures, { recursive: true });
const server = await startDev(folder, { more: clock });
const browser = await chromium.launch({ executablePath: await findChromium(root) });
const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2, reducedMotion: 'reduce' });
try {
  await showOutline();
  await showProblem();
  await showRibbon('draft', '/thjonusta/rafmynt');
  await showRibbon('article', '/greinar/hradi-skiptir-mali');
  await showRibbon('campaign', '/vorhreingerning', 1320);
} finally {
  await browser.close();
  server.stop();
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

/** The frame around what a click with Alt opens. */
async function showOutline() {
  await open('/verdskra');
  await page.keyboard.down('Alt');
  await page.locator('main h1').hover({ position: { x: 20, y: 20 } });
  await page.locator('site-dev .source').waitFor();
  await take('outline');
  await page.keyboard.up('Alt');
}

/** An amount with a dot, as people write it, until it is put right. */
async function showProblem() {
  const prices = join(folder, 'content/prices.yaml');
  const right = readFileSync(prices, 'utf8');
  writeFileSync(prices, right.replace(/(?<=amount: \d+)(?=\d{3} \})/, '.'));
  const message = page.locator('site-dev dialog');
  await message.waitFor();
  await take('problem');
  writeFileSync(prices, right);
  await message.waitFor({ state: 'hidden' });
}

/** A page that is not published yet. */
async function showRibbon(name, address, height = size.height) {
  await page.setViewportSize({ ...size, height });
  await open(address);
  await page.locator('.ribbon').waitFor();
  await take(name);
}

/** Goes to a page and waits until it follows what is saved. */
async function open(address) {
  const followed = page.waitForResponse(/_dev\/events/);
  const answer = await page.goto(`${server.url}${address}`);
  if (answer?.status() !== 200) throw new Error(`${address} is not on the site (${answer?.status()}).`);
  await followed;
  await page.evaluate(() => document.fonts.ready);
}

/** Keeps what the window shows, as well as the bytes allow. */
async function take(name) {
  // The question about cookies would cover the foot of each picture.
  await page.evaluate(() => document.querySelector('#consent')?.remove());
  const shot = await page.screenshot();
  for (let quality = 84; quality >= 30; quality -= 6) {
    const picture = await sharp(shot).resize(size.width).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > mostBytes) continue;
    writeFileSync(join(pictures, `${name}.webp`), picture);
    console.log(`${name}.webp: ${picture.length} bytes, quality ${quality}`);
    return;
  }
  throw new Error(`${name}.webp has more than ${mostBytes} bytes.`);
}
