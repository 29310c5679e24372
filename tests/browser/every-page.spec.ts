import { expect, type Page, test } from 'playwright/test';
import { violations } from './support/axe.ts';
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

for (const { id, locale, path } of allPages) {
  test.describe(path, { tag: '@chromium' }, () => {
    for (const width of [360, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`has no accessibility violations at ${width} px, ${colorScheme}`, async ({
          browser,
          baseURL,
        }) => {
          const page = await browser.newPage({
            ...(baseURL ? { baseURL } : {}),
            viewport: { width, height: 800 },
            colorScheme,
            reducedMotion: 'reduce',
          });
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
          await page.close();
        });
      }
    }

    test('loads without errors, foreign requests or layout shift', async ({ page, baseURL }) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        const isOwnStatus = id === 'not-found' && message.text().includes('404');
        if (['error', 'warning'].includes(message.type()) && !isOwnStatus) troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
          troubles.push(request.url());
      });
      const layoutShift = await watchLayoutShift(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(troubles).toEqual([]);
      expect(await layoutShift()).toBe(0);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    });

    test('fits into 320 px without sideways scroll, whatever it unfolds', async ({ page }) => {
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
