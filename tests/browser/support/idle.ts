import type { Page } from 'playwright/test';

/**
 * Waits until the page has run what it does at its start and in its idle time. A quiet network is no sign of that in Firefox:
 * over BiDi, requests that a navigation ends are never reported.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
}
