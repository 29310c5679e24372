// @module-tag all
import { expect, type Page } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { test } from './support/test.ts';

const nearest = (page: Page) => page.locator('.not-found').getByRole('status');

for (const { asked, words, found } of [
  { asked: '/en/servces', words: 'Were you looking for one of these?', found: { Services: '/en/services' } },
  { asked: '/en/um-okkur', words: 'Were you looking for one of these?', found: { About: '/en/about' } },
  { asked: '/about', words: 'Varstu kannski að leita að þessu?', found: { 'Um okkur': '/um-okkur' } },
  { asked: '/verðskrá', words: 'Varstu kannski að leita að þessu?', found: { Verðskrá: '/verdskra' } },
])
  test(`the not-found page at ${asked} says politely which page may have been meant`, async ({ page }) => {
    expect((await page.goto(asked))?.status()).toBe(404);
    // The words stand hidden in the page until script has looked at the address.
    await expect(nearest(page).getByText(words)).toBeVisible();
    const links = nearest(page).getByRole('link');
    expect(
      Object.fromEntries(
        await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
      ),
    ).toEqual(found);
    await links.first().click();
    await expect(page).toHaveURL(Object.values(found)[0] ?? '');
  });

for (const address of ['/engin-slik-sida', '/en/%3Cimg%20src=x%20onerror=alert(1)%3E'])
  test(`the not-found page at ${address} suggests nothing`, async ({ page }) => {
    await page.goto(address);
    // All links are in the page until script has looked at the address.
    await expect(page.locator('[data-nearest-pages] a')).toHaveCount(0);
    await expect(nearest(page)).toHaveText('', { useInnerText: true });
    await expect(page.locator('img')).toHaveCount(0);
  });

test('what is suggested moves nothing, also on a phone', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en/strategy');
  await expect(nearest(page).getByRole('link')).toHaveCount(2);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the suggestions have no accessibility violations', { tag: '@axe' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/thjonusta/vorumerkjathron');
  await expect(nearest(page).getByRole('link')).toHaveCount(2);
  expect(await violationsInAllViews(page)).toEqual([]);
});

test.describe('without script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page suggests nothing', async ({ page }) => {
    await page.goto('/en/servces');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-nearest-pages]')).toBeHidden();
  });
});

test.describe('the search field of the not-found page', () => {
  for (const [path, home] of [
    ['/tyndur-thradur', '/'],
    ['/en/lost-thread', '/en'],
  ] as const)
    test(`${path} leads to the search with the words that were typed`, async ({ page }) => {
      await page.goto(path);
      await page.locator('.not-found__search input').fill('SEO');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${home}?q=SEO`);
      await expect(page.locator('.search')).toHaveJSProperty('open', true);
      await expect(page.getByRole('option').first()).toBeVisible();
    });
});
