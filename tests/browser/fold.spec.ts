import { expect, type Page } from 'playwright/test';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

const phone = { width: 360, height: 780 };
/** The screens of a phone that a page may take: what is read in parts may be longer, and the terms are read whole. */
const screensOf = (id: string) => ({ terms: 20, faq: 10, 'services/gamification': 10, services: 4 })[id] ?? 8;

const folds = (page: Page) => page.locator('details.fold');
const openFolds = (page: Page) => page.locator('details.fold[open]');

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const { id, path } of allPages)
    test(`${path} is at most ${screensOf(id)} screens long`, async ({ page }) => {
      await page.goto(path);
      // What script folds, it folds when nothing is more urgent.
      await expect(openFolds(page)).toHaveCount(0);
      await page.evaluate(() => {
        for (const band of document.querySelectorAll<HTMLElement>('.section, .closing, .site-footer'))
          band.style.contentVisibility = 'visible';
      });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / phone.height).toBeLessThanOrEqual(screensOf(id));
    });

  for (const path of ['/thjonusta', '/en/services'])
    test(`${path} leads to each service from its first screen`, async ({ page }) => {
      await page.goto(path);
      const cards = await page.locator('.service-card a').count();
      const links = page.locator('.page-hero .needs a');
      await expect(links).toHaveCount(cards);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    });

  test('a category of prices says from what it begins, and a tap unfolds the prices', async ({ page }) => {
    await page.goto('/verdskra');
    await expect(openFolds(page)).toHaveCount(0);
    const category = page.locator('.price-list__category').first();
    const prices = category.locator('.price-list__item .price-tag');
    await expect(category.locator('summary')).toHaveText(/Frá [\d.]+\u00A0kr\./);
    await expect(prices.first()).toBeHidden();
    await category.locator('summary').click();
    await expect(prices.first()).toBeVisible();
  });

  for (const path of ['/thjonusta/stafraen-stefnumotun', '/thjonusta/leikjavading'])
    test(`the steps of ${path} have their thread and names, and a tap shows the rest`, async ({ page }) => {
      await page.goto(path);
      await expect(openFolds(page)).toHaveCount(0);
      const process = page.locator('.fold--names');
      for (const title of await process.locator('.steps__title').all()) await expect(title).toBeVisible();
      await expect(process.locator('.process__thread')).toBeVisible();
      const details = process.locator('.tick-list, .steps__title + p');
      for (const one of await details.all()) await expect(one).toBeHidden();
      await process.locator('summary').click();
      for (const one of await details.all()) await expect(one).toBeVisible();
    });

  test('what the address names is unfolded, also when the address changes', async ({ page }) => {
    await page.goto('/verdskra');
    const [first, second] = await page
      .locator('details.fold h3[id]')
      .evaluateAll((all) => all.map((one) => one.id));
    await page.goto('/');
    await page.goto(`/verdskra#${second}`);
    await expect(openFolds(page)).toHaveCount(1);
    await expect(openFolds(page).locator(`[id="${second}"]`)).toBeInViewport();
    await page.evaluate((id) => location.assign(`#${id}`), first);
    await expect(openFolds(page)).toHaveCount(2);
  });

  test('a phone that is turned to where there is room unfolds everything', async ({ page }) => {
    await page.goto('/en/services/gamification');
    await expect(openFolds(page)).toHaveCount(0);
    await page.setViewportSize({ width: 780, height: 360 });
    await expect(openFolds(page)).toHaveCount(await folds(page).count());
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('everything is unfolded', async ({ page }) => {
      await page.goto('/en/pricing');
      await expect(openFolds(page)).toHaveCount(await folds(page).count());
    });
  });
});

test('where there is room everything is unfolded, and the keyboard does not stop there', async ({ page }) => {
  await page.goto('/en/pricing');
  await expect(folds(page).locator('summary[tabindex="-1"]')).toHaveCount(await folds(page).count());
  await expect(openFolds(page)).toHaveCount(await folds(page).count());
});
