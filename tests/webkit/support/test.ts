import { afterAll, test as base, expect } from 'vitest';
import { type Recorder, startRecorder } from '../../browser/support/recorder.ts';
import { keepBrowser } from './browser.ts';
import { Page } from './page.ts';
import { type ReportingSite, startReporting } from './reporting.ts';

interface Fixtures {
  /** Where the built site is served. */
  served: string;
  /** What the site was sent, and how it answers. */
  recorder: Recorder;
  site: ReportingSite;
  /** A visitor who has never been on the site, and wants no cookies. */
  page: Page;
}

/** The one for all tests of a file. */
const browser = keepBrowser();
afterAll(() => browser.end());

/** Each test has the site at an address of its own, which no storage knows, and fails when a page violates its policy. */
export const test = base.extend<Fixtures>({
  served: ['', { injected: true }],
  recorder: async ({ served }, use) => {
    const recorder = await startRecorder(served);
    await use(recorder);
    await recorder.close();
  },
  site: async ({ recorder }, use) => {
    const site = await startReporting(recorder.url);
    await use(site);
    await site.close();
    expect(site.violations).toEqual([]);
  },
  page: async ({ site, onTestFailed }, use) => {
    // The next try is not to suffer from what stands still.
    onTestFailed(() => browser.end());
    await use(new Page(await browser.window(), site.url));
  },
});

/** Not in the fixture: one that has failed is not made again for the second try (vitest issue 11237). */
test.beforeEach(async ({ page }) => {
  await page.resize(1280);
  await page.refuseCookies();
});
