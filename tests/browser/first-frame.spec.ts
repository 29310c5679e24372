// @module-tag all
import { expect, type Page } from 'playwright/test';
import { delayScript } from './support/late-script.ts';
import { test } from './support/test.ts';

declare global {
  interface Window {
    /** For each band that script has laid out: the frame, counted from the first. */
    bandFrames: number[];
  }
}

const path = '/thjonusta/leikjavading';

test('the first frame leaves out what is below the screen', { tag: '@chromium' }, async ({ page }) => {
  await page.route('**/boot-*', (route) => route.abort());
  await page.goto(path);
  expect(await isLaidOut(page, 'h1')).toBe(true);
  expect(await isLaidOut(page, '.site-footer p')).toBe(false);
});

test('after it the bands follow, each in a frame of its own', { tag: '@chromium' }, async ({ page }) => {
  await delayScript(page);
  await page.addInitScript(noteFrames);
  await page.goto(path);
  await expect(page.locator('.site-footer[data-laid-out]')).toBeAttached();
  const frames = await page.evaluate(() => window.bandFrames);
  expect(frames.length).toBeGreaterThan(5);
  expect(new Set(frames).size).toBe(frames.length);
  await expect.poll(() => isLaidOut(page, '.site-footer p')).toBe(true);
});

test('what the first frame left out is read and reached when the script never comes', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.route('**/boot-*', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toContainText('hallo@hemja.example');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport();
  expect(await isLaidOut(page, '.site-footer p')).toBe(true);
});

/** Frames in which a band is laid out are counted from the first on. */
function noteFrames(): void {
  let frame = 0;
  const count = () => {
    frame += 1;
    requestAnimationFrame(count);
  };
  count();
  window.bandFrames = [];
  new MutationObserver((changes) => window.bandFrames.push(...changes.map(() => frame))).observe(document, {
    attributeFilter: ['data-laid-out'],
    subtree: true,
  });
}

async function isLaidOut(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}
