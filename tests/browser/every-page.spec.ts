import { expect, type Page, test } from 'playwright/test';
import { violations } from './support/axe.ts';
import { troublesOf } from './support/forms.ts';
import { allPages } from './support/pages.ts';

/** Layout shift is measured by the browser itself, from the first paint on. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/** Holds the sheet of everything below the first screen back until the first screen is painted. */
async function delayLateStyles(page: Page): Promise<void> {
  await page.route(/\/assets\/late-/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** Scrolls to every island and waits until React has taken it over. */
async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    // React marks what it has taken over.
    await expect
      .poll(() => island.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
      .toBe(true);
  }
}

for (const { id, locale, path } of allPages) {
  test.describe(path, () => {
    test('says nothing in the console, asks no other host, and wakes its islands in silence', async ({
      page,
      baseURL,
    }) => {
      const troubles = troublesOf(page);
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
          troubles.push(request.url());
      });
      await page.goto(path);
      await wakeIslands(page);
      await page.waitForLoadState('networkidle');
      expect(id === 'not-found' ? troubles.filter((text) => !text.includes('404')) : troubles).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    });

    test('is painted from the HTML alone, and nothing moves when the rest arrives', {
      tag: '@chromium',
    }, async ({ page }) => {
      await delayLateStyles(page);
      const layoutShift = await watchLayoutShift(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift()).toBe(0);
    });

    test('has no accessibility violations at 360 and 1280 px, light and dark', {
      tag: '@axe',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await violations(page), `${width} px, light`).toEqual([]);
        // Only the colours are other ones.
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, ['color-contrast']), `${width} px, dark`).toEqual([]);
      }
    });

    test('fits into 320 px without sideways scroll, whatever it unfolds', {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(320);
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, li, button, label')]
          .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .map((element) => element.textContent?.slice(0, 60)),
      );
      expect(clipped).toEqual([]);
    });
  });
}
