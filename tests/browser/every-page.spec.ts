import { expect, type Page } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { troublesOf } from './support/forms.ts';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

/** Layout shift is measured by the browser itself, from the first paint on. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    // Firefox does not measure it.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
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
    test('is painted from the HTML alone, moves nothing, says nothing, and asks no other host', async ({
      page,
      baseURL,
      browserName,
    }) => {
      const troubles = troublesOf(page);
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
          troubles.push(request.url());
      });
      if (browserName === 'chromium') await delayLateStyles(page);
      const layoutShift = await watchLayoutShift(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift()).toBe(0);
      await wakeIslands(page);
      expect(id === 'not-found' ? troubles.filter((text) => !text.includes('404')) : troubles).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    });

    test('fits into 320 px whatever it unfolds, and has no accessibility violations, light or dark', {
      tag: '@axe',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      expect(await tooWide(page)).toEqual([]);
      const takeSpaceAway = await giveTextSpace(page);
      expect(await tooWide(page)).toEqual([]);
      await takeSpaceAway();
      expect(await violationsInAllViews(page)).toEqual([]);
    });
  });
}

/** Spaces all text out as far as a page must bear (WCAG 2.2, 1.4.12), which is also as wide as a foreign font gets. */
async function giveTextSpace(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

/** What is wider than the window or its own box when everything is unfolded; the page is left as it was. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll('main details:not([open])');
    for (const details of closed) details.setAttribute('open', '');
    const root = document.documentElement;
    const found = root.scrollWidth > 320 ? [`the page: ${root.scrollWidth} px`] : [];
    for (const element of document.querySelectorAll('h1, h2, h3, p, a, li, button, label')) {
      const isClipped = element.checkVisibility() && element.scrollWidth > element.clientWidth + 1;
      if (isClipped && getComputedStyle(element).display !== 'inline')
        found.push(element.textContent?.slice(0, 60) ?? '');
    }
    for (const details of closed) details.removeAttribute('open');
    return found;
  });
}
