import type { WebDriver } from 'selenium-webdriver';
import { test as base, expect } from 'vitest';
import { type Recorder, startRecorder } from '../../browser/support/recorder.ts';
import { startDriver, startSession } from './driver.mjs';
import { Page } from './page.ts';
import { type ReportingSite, startReporting } from './reporting.ts';

interface Fixtures {
  /** Where the built site is served. */
  served: string;
  /** A browser with a driver of its own, which ends both even where one of them stands still. */
  window: WebDriver;
  /** What the site was sent, and how it answers. */
  recorder: Recorder;
  site: ReportingSite;
  /** A visitor who has never been on the site, and wants no cookies. */
  page: Page;
}

/** Each test has the site at an address of its own, which no storage knows, and fails when a page violates its policy. */
export const test = base.extend<Fixtures>({
  window: async ({ task: _ }, use) => {
    const driver = await startDriver();
    await use(await startSession(driver.url));
    driver.stop();
  },
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
  page: async ({ window, site }, use) => {
    const page = new Page(window, site.url);
    await page.resize(1280);
    await page.refuseCookies();
    await use(page);
  },
});
