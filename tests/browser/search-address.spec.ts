// @module-tag all
import { expect } from 'playwright/test';
import { test } from './support/test.ts';

const box = '#_search-input';

test('an address with ?q= opens the search with these words (schema.org, SearchAction)', async ({ page }) => {
  await page.goto('/?q=ver%C3%B0skr%C3%A1');
  await expect(page.locator('.search')).toHaveJSProperty('open', true);
  await expect(page.locator(box)).toHaveValue('verðskrá');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('an address without words opens nothing', async ({ page }) => {
  for (const address of ['/en/about', '/en/about?q=', '/en/about?query=verð']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    await expect(page.locator('.search')).toHaveJSProperty('open', false);
  }
});

// Words that are hostile where they stand in an address.
for (const hostile of [
  '<img src=x onerror="document.title=1">',
  '%',
  'constructor',
  '__proto__',
  '.*+?^(){}|[]\\',
  'a'.repeat(5000),
]) {
  test(`hostile words stay words: ${hostile.slice(0, 20)}`, { tag: '@all' }, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`/en?q=${encodeURIComponent(hostile)}`);
    await expect(page.locator('.search__status')).toHaveText(/\S/);
    await expect(page.locator(box)).toHaveValue(hostile);
    await expect(page.locator('.search img')).toHaveCount(0);
    await expect(page).toHaveTitle(/Hemja$/);
    expect(errors).toEqual([]);
  });
}
