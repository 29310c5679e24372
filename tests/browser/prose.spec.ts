// @module-tag all
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { shown } from '../support/markdown-table.ts';
import { photo } from '../support/pictures.ts';
import { startServer } from '../support/start-server.mjs';
import { violationsInAllViews } from './support/axe.ts';
import { test as base } from './support/test.ts';
import { tooWide } from './support/width.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = shown
  .map(([, source]) => source.replaceAll('page:wool', 'page:about'))
  .join('\n\nAnd then.\n\n');
const wideTable = `\n\n| |${' longwordwithoutspaces |'.repeat(6)}\n|${' --- |'.repeat(7)}\n|${' x |'.repeat(7)}\n`;

/** The real content with everything that Markdown can write at the end of the page about the agency. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'));
      const [content, out] = [join(folder, 'content'), join(folder, 'dist')];
      cpSync(join(root, 'content'), content, { recursive: true });
      mkdirSync(join(content, 'media/pictures'), { recursive: true });
      writeFileSync(join(content, 'media/pictures/chair.png'), await photo('png'));
      for (const id of ['is', 'en']) appendFileSync(join(content, id, 'about.md'), `\n\n${text}${wideTable}`);
      const build = ['cli/site.mjs', 'build', '--quiet', '--content', content, '--out', out];
      execFileSync(process.execPath, build, { cwd: root, stdio: 'pipe' });
      const server = await startServer(out);
      await use(server.url);
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('everything that Markdown can write fits a phone', async ({ page, site }) => {
  await page.goto(`${site}/en/about`);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await tooWide(page)).toEqual([]);
  const inside = await page.locator('.prose').evaluate((prose) => {
    const edge = prose.getBoundingClientRect().right + 1;
    return [...prose.querySelectorAll('*')]
      .filter((one) => !one.closest('.wide') && one.getBoundingClientRect().right > edge)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(inside).toEqual([]);
});

test('axe finds nothing in everything that Markdown can write', { tag: '@axe' }, async ({ page, site }) => {
  await page.goto(`${site}/en/about`);
  expect(await violationsInAllViews(page)).toEqual([]);
});

test('the columns of a table have their alignment, and a wide one is moved by keyboard', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/en/about`);
  await page.setViewportSize({ width: 360, height: 640 });
  const sideOf = (name: string) =>
    page
      .locator(`.prose td.align-${name}`)
      .first()
      .evaluate((cell) => getComputedStyle(cell).textAlign);
  expect([await sideOf('left'), await sideOf('center'), await sideOf('right')]).toEqual([
    'start',
    'center',
    'end',
  ]);
  const box = page.locator('.prose .wide').last();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
