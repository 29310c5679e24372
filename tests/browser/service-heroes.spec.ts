// @module-tag all
import { expect, type Page } from 'playwright/test';
import { whenLaidOut } from './support/laid-out.ts';
import { livingPages, livingSite } from './support/living-site.ts';
import { test } from './support/test.ts';

test.use(livingSite);

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the video of a service is, and the words of its opening, line by line. */
const boxesOf = (page: Page) =>
  page.locator('.service-hero').evaluate((hero) => {
    const plain = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(plain);
    };
    const video = hero.querySelector('.hero-video');
    const words = [...hero.querySelectorAll('h1, .service-hero__lead, .buttons > *')];
    return {
      video: plain(video?.getBoundingClientRect() ?? new DOMRect()),
      words: words.flatMap((element) =>
        element.matches('h1, p') ? linesOf(element) : [plain(element.getBoundingClientRect())],
      ),
    };
  });

const services = livingPages.filter(({ path }) => /\/(?:thjonusta|services)\/./.test(path));

test.describe('the opening of a service', { tag: '@chromium' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const { path } of services)
    test(`${path} has its video above its words on phones and tablets, and beside them on wide screens`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [
        [360, 640],
        [768, 1024],
        [960, 800],
        [1280, 720],
        [1366, 657],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        await whenLaidOut(page);
        const { video, words } = await boxesOf(page);
        expect(words.length).toBeGreaterThan(3);
        const touching = words.filter(
          ({ left, right, top, bottom }) =>
            left < video.right - 1 &&
            right > video.left + 1 &&
            top < video.bottom - 1 &&
            bottom > video.top + 1,
        );
        expect(touching, `${width} × ${height}`).toEqual([]);
        expect(video.bottom - video.top, `${width} × ${height}`).toBeGreaterThan(100);
        // What there is to press is on the first screen.
        const lowest = Math.max(...words.map(({ bottom }) => bottom));
        expect(lowest, `${width} × ${height}`).toBeLessThanOrEqual(height);
      }
    });

  for (const [width, height] of [
    [320, 640],
    [360, 780],
    [768, 1024],
  ] as const)
    test(`its controls are at hand at ${width} × ${height}, beside the figure and never on it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/thjonusta/vefsidugerd');
      const film = await page.locator('.hero-video').boundingBox();
      // A figure is in the middle of its film, and no wider than that is high.
      const end = film ? film.x + (film.width + film.height) / 2 : width;
      for (const control of ['[data-video-toggle]', '.share-menu summary']) {
        // A button of a film comes with its script.
        await expect(page.locator(control)).toBeVisible();
        const box = await page.locator(control).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        expect(box?.x).toBeGreaterThanOrEqual(end);
        expect(box && box.x + box.width).toBeLessThanOrEqual(width);
      }
    });
});
