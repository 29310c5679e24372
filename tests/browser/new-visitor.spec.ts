// @module-tag all
import { expect, type Page } from 'playwright/test';
import { violations } from './support/axe.ts';
import { whenLaidOut } from './support/laid-out.ts';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

test.use({ isNewVisitor: true });

// The question is the same on all pages, and every-page.spec.ts looks at these without it: a tangle, a film and a form are behind it here.
const shown = ['home', 'services/web-development', 'quote'];
const pages = allPages.filter(({ id, locale }) => shown.includes(id) && locale === 'is');

for (const { path } of pages)
  test(`${path}: a new visitor meets no accessibility violation after four seconds, at 412 and 1280 px, light and dark`, {
    tag: '@axe',
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(4000);
    await whenAllHasBegun(page);
    const found: string[] = [];
    for (const width of [412, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 823 });
        await page.emulateMedia({ colorScheme });
        await whenStill(page);
        const only = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        found.push(...(await violations(page, only)).map((text) => `${width} px, ${colorScheme}: ${text}`));
      }
    expect(found).toEqual([]);
  });

/** Waits until the question about cookies stands there and the video, where there is one, plays. */
async function whenAllHasBegun(page: Page): Promise<void> {
  await expect(page.locator('#consent')).toBeVisible();
  const video = page.locator('[data-hero-video]');
  if (await video.count()) await expect(video).toHaveAttribute('data-state', 'loaded');
}

/** Waits until nothing is on its way any more: colours change slowly, and halfway they have no contrast. */
async function whenStill(page: Page): Promise<void> {
  await whenLaidOut(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
}
