// @module-tag all
import { expect, open, test } from './support/dev.ts';

test.describe('Alt in site dev @chromium', () => {
  test('outlines what is under the pointer and names its line, and a click opens it', async ({
    page,
    dev,
  }) => {
    await open(page, `${dev.url}/en/wool`);
    const heading = page.getByRole('heading', { name: 'Two coats' });
    const outline = page.locator('site-dev .source');
    await heading.hover();
    await expect(outline).toBeHidden();
    await page.keyboard.down('Alt');
    await heading.hover({ position: { x: 20, y: 10 } });
    await expect(outline).toBeVisible();
    await expect(outline).toHaveAttribute('data-place', 'content/en/wool.md:8');
    const opened = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await heading.click({ position: { x: 20, y: 10 } });
    expect((await opened).status()).toBe(204);
    await page.keyboard.up('Alt');
    await expect(outline).toBeHidden();
  });

  test('with Shift opens the entry in the visual editor', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('heading', { name: 'Two coats' }).click({ modifiers: ['Alt', 'Shift'] });
    await expect(await opened).toHaveURL(/\/admin\/#\/collections\/kind-note\/entries\/wool$/);
  });

  test('follows no link, and a click without it does', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    const link = page.getByRole('link', { name: 'the home page' });
    await link.click({ modifiers: ['Alt'] });
    await expect(page).toHaveURL(/wool$/);
    await link.click();
    await expect(page).toHaveURL(/\/en$/);
  });
});
