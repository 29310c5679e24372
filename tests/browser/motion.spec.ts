import { expect, type Page } from 'playwright/test';
import { test } from './support/test.ts';

/** Every text that the first statistic shows while it is looked at, to begin with the served one. */
async function textsOfStatistic(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const number = document.querySelector('[data-count-up]');
    const texts = [number?.textContent];
    Object.assign(window, { texts });
    if (number)
      new MutationObserver(() => texts.push(number.textContent)).observe(number, {
        ...{ childList: true, characterData: true, subtree: true },
      });
  });
  await page.locator('[data-count-up]').first().scrollIntoViewIfNeeded();
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

test('the statistics count up once they are seen, and end as they were served', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/');
  const texts = await textsOfStatistic(page);
  await expect.poll(async () => (await texts()).length).toBeGreaterThan(3);
  await expect(page.locator('[data-count-up]').first()).toHaveText('85%');
  expect((await texts())[0]).toBe('85%');
});

test('the statistics do not move for those who want less motion (WCAG 2.3.3)', {
  tag: '@reduced-motion',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const texts = await textsOfStatistic(page);
  await page.clock.runFor(3000);
  expect(await texts()).toEqual(['85%']);
});

for (const { reducedMotion, moves } of [
  { reducedMotion: 'no-preference', moves: true },
  { reducedMotion: 'reduce', moves: false },
] as const)
  test(`pages ${moves ? 'pass into' : 'simply follow'} each other, motion: ${reducedMotion} (WCAG 2.3.3) @chromium`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        Object.assign(window, { moved: (event as PageRevealEvent).viewTransition !== null }),
      ),
    );
    await page.goto('/en');
    await page.locator('.site-footer a[href="/en/pricing"]').click();
    await expect(page).toHaveURL('/en/pricing');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { moved?: boolean }).moved))
      .toBe(moves);
  });
