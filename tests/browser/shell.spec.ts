import { expect } from 'playwright/test';
import { test } from './support/test.ts';

test('an address that nothing has shows the not-found page of its language (WCAG 3.1.1)', async ({
  page,
}) => {
  expect((await page.goto('/enska'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
  expect((await page.goto('/en/nothing/here'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Oops! Page not found');
});

test('Go Back goes one step back in history', async ({ page }) => {
  await page.goto('/en/pricing');
  await page.goto('/en/no-such-page');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/en/pricing');
});

test('without a page to go back to there is no button for it', async ({ page, context }) => {
  await page.goto('/en');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/en/no-such-page', '_blank', 'noopener'));
  const alone = await opened;
  await expect(alone.locator('html')).toHaveAttribute('data-script');
  await expect(alone.getByRole('button', { name: 'Go Back' })).toBeHidden();
});

test('the not-found scene does not move for those who want less motion (WCAG 2.3.3)', {
  tag: '@reduced-motion',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no-such-page');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
  expect(await running()).toBe(0);
});

test('the served site: one address for each page, and files that may be kept', async ({ request }) => {
  const status = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await status('/um-okkur/?a=1')).toEqual([301, '/um-okkur?a=1']);
  expect(await status('/um-okkur.html')).toEqual([301, '/um-okkur']);
  expect(await status('/index.html')).toEqual([301, '/']);
  expect(await status('/en/')).toEqual([301, '/en']);
  expect((await status('/.site-output'))[0]).toBe(404);
  const home = await request.get('/');
  expect(home.headers()['cache-control']).toBe('no-cache');
  const font = /\/assets\/[^"]+\.woff2/.exec(await home.text())?.[0] ?? '';
  expect((await request.get(font)).headers()['cache-control']).toContain('immutable');
  expect((await request.post('/um-okkur')).status()).toBe(405);
});
