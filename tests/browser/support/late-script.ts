import type { Page } from 'playwright/test';

/** Has the script of a page come after its first frame, as it does over a slow line. */
export async function delayScript(page: Page): Promise<void> {
  await page.route('**/boot-*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}
