import { expect, type Locator, type Page } from 'playwright/test';
import { whenLaidOut } from './support/laid-out.ts';
import { test } from './support/test.ts';

/** The windows of common laptops, and of phones. */
const windows = [
  { width: 1366, height: 657 },
  { width: 1440, height: 789 },
  { width: 1536, height: 730 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 360, height: 780 },
];

test.use({ isNewVisitor: true });

/** Checks that the middle of an element is in the window and that nothing covers it. */
const isPressable = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

/** How far an element reaches below the window, in pixels. */
const belowTheFold = (element: Locator) =>
  element.evaluate((one) => Math.max(0, one.getBoundingClientRect().bottom - innerHeight));

/** Opens a page, and looks at it in each of the windows. */
async function inEachWindow(
  page: Page,
  path: string,
  look: (window: string) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.locator('.consent').waitFor();
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await whenLaidOut(page);
    await look(`${width} × ${height}`);
  }
}

test.describe('in the windows of laptops and of phones', { tag: '@chromium' }, () => {
  for (const path of ['/', '/en'])
    test(`both buttons of ${path} can be pressed, also beside the question about cookies`, async ({
      page,
    }) => {
      await inEachWindow(page, path, async (window) => {
        expect(await belowTheFold(page.locator('.pulls__list')), window).toBe(0);
        const buttons = page.locator('.home-hero .button');
        await expect(buttons).toHaveCount(2);
        for (const button of await buttons.all()) {
          expect(await belowTheFold(button), window).toBe(0);
          expect(await isPressable(button), window).toBe(true);
        }
      });
    });

  for (const path of ['/verdskra', '/en/pricing'])
    test(`${path} shows a price on its first screen, also beside the question about cookies`, async ({
      page,
    }) => {
      await inEachWindow(page, path, async (window) =>
        expect(await isPressable(page.locator('.price-tag__amount').first()), window).toBe(true),
      );
    });

  for (const path of ['/fa-tilbod', '/en/get-quote'])
    test(`${path} shows the first field on its first screen`, async ({ page }) => {
      await inEachWindow(page, path, async (window) =>
        expect(await belowTheFold(page.locator('.choice__title').first()), window).toBe(0),
      );
    });
});
