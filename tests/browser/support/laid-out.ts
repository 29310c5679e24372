import type { Page } from 'playwright/test';

/** Waits until script, where there is any, has laid out the whole page, band by band, so that nothing moves under a measure. */
export async function whenLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.script === undefined ||
      document.querySelector('.site-footer[data-laid-out]'),
  );
  // What the script changes is laid out in the frame after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
