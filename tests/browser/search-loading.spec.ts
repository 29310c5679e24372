// @module-tag all
import { expect, type Page } from 'playwright/test';
import { type FlakyServer, startFlakyServer } from './support/flaky.ts';
import { idle } from './support/idle.ts';
import { test as base } from './support/test.ts';

const test = base.extend<{ server: FlakyServer }>({
  server: async ({ baseURL }, use) => {
    const server = await startFlakyServer(baseURL ?? '');
    await use(server);
    await server.close();
  },
});

const box = (page: Page) => page.locator('#_search-input');
const options = (page: Page) => page.getByRole('option');
const failure = (page: Page) => page.locator('.search [role=alert]');
/** Each attempt needs its own round trip. */
const patiently = { timeout: 30_000, intervals: [50] };
const index = /\/assets\/search-is-.*\.json/;

test('nothing of the search is loaded before the first sign that it is needed, and everything once', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/um-okkur`);
  await idle(page);
  const own = /search|lunr|react-root|SiteSearch/i;
  expect(server.asked.filter((path) => own.test(path))).toEqual([]);
  await page.locator('header .search-button').hover();
  await expect.poll(() => server.asked.filter((path) => index.test(path)).length).toBe(1);
  await page.locator('header .search-button').click();
  await box(page).fill('verð');
  await expect(options(page).first()).toBeVisible();
  const assets = server.asked.filter((path) => path.startsWith('/assets/'));
  expect(assets.length).toBe(new Set(assets).size);
  expect(assets.filter((path) => /shards/.test(path))).toEqual([]);
});

test('what is typed before anything has arrived is not lost', async ({ page, server }) => {
  server.holding = /\/assets\/search-/;
  await page.goto(`${server.url}/um-okkur`);
  await page.keyboard.press('/');
  await page.keyboard.type('leikja');
  await expect.poll(() => server.asked.filter((path) => server.holding?.test(path)).length).toBe(2);
  await page.keyboard.type('væðing');
  server.release();
  await expect(options(page).first()).toContainText('Leikjavæðing');
  await expect(box(page)).toHaveValue('leikjavæðing');
  await expect(box(page)).toBeFocused();
});

for (const { part, failing } of [
  { part: 'the index', failing: index },
  { part: 'the code', failing: /\/assets\/SiteSearch/ },
  { part: 'the first code', failing: /\/assets\/search-[^i].*\.js/ },
  { part: 'a file that the code needs', failing: /\/assets\/chunk/ },
]) {
  test(`${part} is asked for six times, then the search says that it failed and offers to try again`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await page.goto(`${server.url}/um-okkur`);
    await idle(page);
    server.failing = failing;
    server.asked.length = 0;
    await page.keyboard.press('/');
    await page.keyboard.type('verðsk');
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return failure(page).isVisible();
      }, patiently)
      .toBe(true);
    await expect(failure(page)).toContainText('Leitin svarar ekki. Athugaðu nettenginguna og reyndu aftur.');
    const failed = server.asked.filter((path) => failing.test(path));
    const asks = [...new Set(failed)].map((path) => failed.filter((one) => one === path).length);
    // What two parts need is asked for by both; of several files the one that failed last is not waited for.
    expect(Math.max(...asks)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...asks)).toBeLessThanOrEqual(12);
    server.failing = undefined;
    await failure(page).getByRole('button', { name: 'Reyna aftur' }).click();
    await expect(failure(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
    await expect
      .poll(async () => {
        await page.clock.runFor(400);
        return options(page).count();
      }, patiently)
      .toBeGreaterThan(0);
    await expect(options(page).first()).toContainText('Verðskrá');
    await expect(box(page)).toHaveValue('verðsk');
  });
}

test('a short failure is healed without a word', async ({ page, server }) => {
  server.failing = /\/assets\/(lunr|search)/;
  await page.goto(`${server.url}/en`);
  await page.keyboard.press('/');
  await page.keyboard.type('pricing');
  await expect.poll(() => server.asked.filter((path) => /search/.test(path)).length).toBeGreaterThan(1);
  server.failing = undefined;
  await expect(options(page).first()).toContainText('Pricing');
  await expect(failure(page)).toBeHidden();
});

test.describe('without script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is offered a search that could not run', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.search-button')).toBeHidden();
    await expect(page.locator('.search')).toBeHidden();
  });
});
