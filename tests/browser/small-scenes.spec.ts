// @module-tag all
import { expect } from 'playwright/test';
import { test } from './support/test.ts';

for (const path of ['/hafa-samband', '/en/contact'])
  test(`${path} says whether the office is open, in the time of Iceland, and changes on the minute`, async ({
    page,
  }) => {
    const note = page.locator('[data-open-now]');
    // A Wednesday; the browser is in New York.
    await page.clock.install({ time: new Date('2026-09-02T16:58:30Z') });
    await page.goto(path);
    await page.clock.runFor(3000);
    await expect(note).toHaveAttribute('data-open', '');
    const open = await note.textContent();
    await page.clock.runFor(120_000);
    await expect(note).not.toHaveAttribute('data-open');
    await expect(note).not.toHaveText(open ?? '');
    await expect(note).toHaveText(/\d/);
  });

test.use({ timezoneId: 'America/New_York' });

test('the questions that are asked most open from the top of the page', async ({ page }) => {
  for (const path of ['/spurt-og-svarad', '/en/faq']) {
    await page.goto(path);
    const links = page.locator('.most-asked a');
    await expect(links).toHaveCount(5);
    const anchor = decodeURIComponent((await links.first().getAttribute('href')) ?? '').slice(1);
    await links.first().click();
    const question = page.locator(`details[id="${anchor}"]`);
    await expect(question).toHaveAttribute('open', '');
    await expect(question).toBeInViewport();
  }
});

test('on a phone the way to a quote takes the place of the name once the page is under way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const pill = page.locator('.site-header__quote');
  for (const path of ['/', '/en/about']) {
    await page.goto(path);
    await expect(pill).toBeHidden();
    await page.mouse.wheel(0, 900);
    await expect(pill).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await page.goto('/fa-tilbod');
  await page.mouse.wheel(0, 900);
  await expect(page.locator('.site-header')).toHaveAttribute('data-shaded', '');
  await expect(pill).toBeHidden();
});
