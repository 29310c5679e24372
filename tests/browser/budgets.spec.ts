// @module-tag all
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { frozenContent } from '../support/content-folders.ts';
import { test } from './support/test.ts';

interface Weight {
  bytes: number;
  page: string;
}

/** What the heaviest page of each kind weighs, as the site itself says. */
const { weights }: { weights: { kind: string; parts: Record<string, Weight> }[] } = JSON.parse(
  execFileSync(process.execPath, ['cli/site.mjs', 'validate', '--json', '--content', frozenContent], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  }),
);

const endings = { css: /\.css$/, fonts: /\.woff2$/, images: /\.(svg|webp|avif)$/, allScript: /\.js$/ };

/** The compressed bytes that a page has fetched of a kind of file; what it asks for again comes from the cache. */
const fetched = (page: Page, ending: RegExp) =>
  page.evaluate(({ source }) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(
      entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
    );
    const fitting = [...sizes].filter(([path]) => new RegExp(source).test(path));
    return fitting.reduce((sum, [, size]) => sum + size, 0);
  }, ending);

/** A browser without tabs asks for no icon of a tab. */
const fetchIcon = (page: Page) =>
  page.evaluate(() => fetch(document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''));

/** Islands that are far below wake when they are seen; the question about cookies comes by itself. */
async function wakeAll(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
  await page.locator('.consent').waitFor();
}

// With the question about cookies, whose script is weighed too.
test.use({ isNewVisitor: true });

for (const kind of ['service', 'gamification', 'faq', 'terms'])
  test(`the page of the kind ${kind} loads what was weighed: ${Object.keys(endings).join(', ')} @chromium`, async ({
    page,
  }) => {
    for (const [part, ending] of Object.entries(endings)) {
      const { bytes = 0, page: path = '' } = weights.find((one) => one.kind === kind)?.parts[part] ?? {};
      // Each part has the page that is heaviest in it.
      if (new URL(page.url()).pathname !== path) {
        await page.goto(path);
        await fetchIcon(page);
      }
      if (part === 'allScript') await wakeAll(page);
      await expect.poll(() => fetched(page, ending), part).toBe(bytes);
    }
  });

test('the letters of foreign names are fetched when a page has one, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const more = () => asked.filter((path) => /-more-\w+\.woff2$/.test(path));
  await page.goto('/um-okkur');
  await page.evaluate(() => document.fonts.ready);
  expect(more()).toEqual([]);
  await page.locator('h1').evaluate((heading) => heading.append(' Müller'));
  await expect.poll(more).toEqual([expect.stringContaining('/display-more-')]);
});

test('a list does not fetch the letters of foreign names for its marks', async ({ page }) => {
  await page.goto('/skilmalar');
  await expect(page.locator('main ul').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  expect(await fetched(page, /-more-\w+\.woff2$/)).toBe(0);
});
