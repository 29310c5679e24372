import { expect, type Page } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { hasFallback } from './support/fallback-font.ts';
import { consoleProblemsOf } from './support/forms.ts';
import { whenLaidOut } from './support/laid-out.ts';
import { livingPages, livingSite } from './support/living-site.ts';
import { test } from './support/test.ts';
import { tooWide } from './support/width.ts';
import { brokenWords } from './support/words.ts';

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

/** What moves by itself for longer than five seconds. The video has a button that pauses it. */
function lastingMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
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

test.use(livingSite);

for (const { id, isFirstOfKind, locale, path } of livingPages) {
  test.describe(path, () => {
    test('is painted from the HTML alone, shifts nothing, is still after 5 s (WCAG 2.2.2), says nothing, and asks no other host', {
      tag: isFirstOfKind ? '@firefox' : [],
    }, async ({ page, baseURL, browserName }) => {
      const troubles = consoleProblemsOf(page);
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
          troubles.push(request.url());
      });
      if (browserName === 'chromium') await delayLateStyles(page);
      const layoutShift = await watchLayoutShift(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // A font that comes after the first paint may end a line at another word; 0.1 is the limit of a good page.
      const limit = (await hasFallback(page)) ? 0.03 : 0.1;
      expect(await layoutShift()).toBeLessThan(limit);
      expect(await lastingMotion(page)).toEqual([]);
      await wakeIslands(page);
      expect(id === 'not-found' ? troubles.filter((text) => !text.includes('404')) : troubles).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    });

    test('has no accessibility violations at 320 and 1280 px, light and dark (WCAG 1.4.3, 2.5.8, 4.1.2), and fits into 360 and 320 px whatever it unfolds, in whole words (WCAG 1.4.10), also with spaced text (WCAG 1.4.12)', {
      tag: isFirstOfKind ? '@axe' : ['@axe', '@all'],
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await violationsInAllViews(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 780 });
      await whenLaidOut(page);
      expect(await brokenWords(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      await whenLaidOut(page);
      expect([...(await tooWide(page)), ...(await brokenWords(page))]).toEqual([]);
      await spaceText(page);
      expect(await tooWide(page)).toEqual([]);
    });
  });
}

/** Spaces all text out as far as a page must bear (WCAG 1.4.12), which is also as wide as a foreign font gets. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}
