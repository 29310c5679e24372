// @module-tag all
import { expect, type Locator, type Page } from 'playwright/test';
import { type FlakyServer, startFlakyServer } from './support/flaky.ts';
import { idle } from './support/idle.ts';
import { test as base } from './support/test.ts';

const test = base.extend<{ server: FlakyServer }>({
  server: async ({ baseURL }, use) => {
    const server = await startFlakyServer(baseURL ?? '');
    await use(server);
    await server.close();
  },
});

const path = '/en/services/web-development';
const video = (page: Page) => page.locator('[data-hero-video]');
const still = (page: Page) => page.locator('.hero-video__still');
const isDrawn = (picture: Locator) =>
  picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
const toggle = (page: Page) => page.locator('[data-video-toggle]');
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
const loops = ({ asked }: FlakyServer) => asked.filter((address) => /\.(webm|mp4)$/.test(address));

test.describe('the video of a service (specification 11.1)', () => {
  test('is asked for after the page has loaded, and plays silently in a loop', async ({ page, server }) => {
    await page.goto(server.url + path);
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
    const { begins, pageLoaded, isMuted, isLooping } = await video(page).evaluate(
      (element: HTMLVideoElement) => ({
        begins: Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(webm|mp4)$/.test(name))
            .map(({ startTime }) => startTime),
        ),
        pageLoaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .loadEventStart,
        isMuted: element.muted,
        isLooping: element.loop,
      }),
    );
    expect(begins).toBeGreaterThanOrEqual(pageLoaded);
    expect(isMuted && isLooping).toBe(true);
  });

  test('says that it is loading until it plays', async ({ page, server }) => {
    server.holding = /\.(webm|mp4)$/;
    await page.goto(server.url + path);
    await expect(video(page)).toHaveAttribute('data-state', 'loading');
    await expect.poll(() => isDrawn(still(page))).toBe(true);
    server.release();
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
  });

  test('comes slowly over its still when it plays, and is not seen before', {
    tag: '@chromium',
  }, async ({ page, server }) => {
    server.holding = /\.(webm|mp4)$/;
    await page.goto(server.url + path);
    await expect(video(page)).toHaveAttribute('data-state', 'loading');
    await expect(video(page)).toHaveCSS('opacity', '0');
    // Listens before the video comes, however slow the machine is.
    const fading = await video(page).evaluateHandle((element: HTMLVideoElement) => ({
      time: new Promise<number>((ends) =>
        element.addEventListener('transitionend', ({ elapsedTime }) => ends(elapsedTime), { once: true }),
      ),
    }));
    server.release();
    expect(await fading.evaluate(({ time }) => time)).toBeCloseTo(0.4);
    await expect(video(page)).toHaveCSS('opacity', '1');
  });

  test('that cannot be loaded leaves the still under its dark cover, and no button', async ({
    page,
    server,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    server.failing = /\.(webm|mp4)$/;
    await page.goto(server.url + path);
    await expect(video(page)).toHaveAttribute('data-state', 'error');
    await expect(toggle(page)).toHaveCount(0);
    expect(await isDrawn(still(page))).toBe(true);
    expect(errors).toEqual([]);
  });

  test('that the browser does not let play leaves the still, and a button that offers to try', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        document.documentElement.dataset.denied = '';
        HTMLMediaElement.prototype.play = play;
        return Promise.reject(new DOMException('no', 'NotAllowedError'));
      };
    });
    await page.goto(path);
    await page.locator('html[data-denied]').waitFor();
    await expect(toggle(page)).toHaveAccessibleName('Play background video');
    await expect.poll(() => isDrawn(still(page))).toBe(true);
    await expect(video(page)).not.toHaveAttribute('data-state');
    await toggle(page).click();
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
    expect(errors).toEqual([]);
  });

  test('is paused and played by a button that says what it does (WCAG 2.2.2)', async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect(toggle(page)).toHaveAccessibleName('Pause background video');
    await toggle(page).click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await expect(toggle(page)).toHaveAccessibleName('Play background video');
    await toggle(page).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('stays paused on the next page, and plays again when the visitor wants it', async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => isPaused(page)).toBe(false);
    await toggle(page).click();
    await page.goto('/en/services/social-media');
    await expect(toggle(page)).toHaveAccessibleName('Play background video');
    await toggle(page).click();
    await page.goto(path);
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('is not loaded for those who save data, until they press the button', async ({ page, server }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    await page.goto(server.url + path);
    await expect(toggle(page)).toHaveAccessibleName('Play background video');
    await idle(page);
    expect(loops(server)).toEqual([]);
    await toggle(page).click();
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
  });

  test('is neither loaded nor shown in colours that the visitor has chosen', { tag: '@chromium' }, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    expect(loops(server)).toEqual([]);
    await expect(video(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
  });

  test('is not loaded for those who want less motion, until they press the button', {
    tag: '@reduced-motion',
  }, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(server.url + path);
    await toggle(page).waitFor();
    await idle(page);
    expect(loops(server)).toEqual([]);
    await toggle(page).click();
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
    await expect(video(page)).toHaveCSS('opacity', '1');
    await expect(video(page)).toHaveCSS('transition-property', 'none');
  });
});

/** The classes of what the browser took, one after the other, for the largest paint. */
async function watchLargestPaints(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        largest.push((entry as PerformanceEntry & { element: Element }).element.className);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { largest: string[] }).largest);
}

test.describe('the video of a service on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  for (const service of [path, '/thjonusta/leikjavading'])
    test(`is no larger paint than the still that it comes over (${service})`, async ({ page }) => {
      const largestPaints = await watchLargestPaints(page);
      await page.goto(service);
      await expect(video(page)).toHaveAttribute('data-state', 'loaded');
      await expect(video(page)).toHaveCSS('opacity', '1');
      const largest = await largestPaints();
      expect(largest).toContain('hero-video__still');
      expect(largest).not.toContain('hero-video__video');
    });
});
