import { expect, test } from 'playwright/test';

test('an address that nothing has shows the not-found page of its language', async ({ page }) => {
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

test('the not-found scene stands still for those who want less motion', { tag: '@reduced-motion' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no-such-page');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
  expect(await running()).toBe(0);
});

test('the navigation gets its background once the page is scrolled past 50 px (spec section 2)', async ({
  page,
}) => {
  await page.goto('/verdskra');
  const header = page.locator('header').first();
  const isShaded = () => header.evaluate((element) => element.hasAttribute('data-shaded'));
  expect(await isShaded()).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(isShaded).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isShaded).toBe(false);
});

test.describe('the video of a service', () => {
  test('plays after loading, and a button pauses it (WCAG 2.2.2)', async ({ page }) => {
    await page.goto('/thjonusta/vefsidugerd');
    const video = page.locator('[data-hero-video]');
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await expect.poll(isPaused).toBe(false);
    await page.locator('[data-video-toggle]').click();
    await expect.poll(isPaused).toBe(true);
  });

  test('loads no bytes for those who want less motion; the still stays', { tag: '@reduced-motion' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const videos: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
    });
    await page.goto('/thjonusta/vefsidugerd', { waitUntil: 'networkidle' });
    expect(videos).toEqual([]);
  });
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
  expect((await request.post('/')).status()).toBe(405);
});
