// @module-tag all
import { expect, type Page } from 'playwright/test';
import { contrast, type Picture, picture, type Rgb, teachColours } from './support/contrast.ts';
import { type Drawn, drawBorders, drawFocusRings, drawLines, hideText } from './support/drawn.ts';
import { test } from './support/test.ts';

/** The pages that have all kinds of controls between them. */
const pages = ['/fa-tilbod', '/thjonusta', '/thjonusta/leikjavading', '/spurt-og-svarad', '/en'];

const views = {
  'in the light': { colorScheme: 'light' },
  'in the dark': { colorScheme: 'dark' },
  'in the colours of the visitor': { forcedColors: 'active' },
} as const;

/** What is drawn with less than 3:1 somewhere, or not at all. */
function weak(drawn: readonly Drawn[], at: Picture): string[] {
  return drawn.flatMap(({ name, colour, points }) => {
    const ratios = points.map((point) => at(point)).map((under) => (under ? contrast(colour, under) : 21));
    const ratio = ratios.length > 0 ? Math.min(...ratios) : 0;
    return ratio >= 3 ? [] : [`${name}: ${ratio.toFixed(2)}`];
  });
}

for (const path of pages)
  for (const [view, media] of Object.entries(views))
    test(`${path}: focus rings and the borders of controls have 3:1, ${view} (WCAG 1.4.11)`, {
      tag: path === pages[0] ? '@chromium' : ['@chromium', '@all'],
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await teachColours(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const at = await picture(page);
      expect(weak(await page.evaluate(drawBorders), at)).toEqual([]);
      // What is focused by script shows its ring after a key only.
      await page.keyboard.press('Tab');
      const rings = await page.evaluate(drawFocusRings);
      expect(rings.length).toBeGreaterThan(30);
      expect(weak(rings, at)).toEqual([]);
    });

test('the skip link wears its ring itself, whatever it lies on (WCAG 1.4.11)', async ({ page }) => {
  await teachColours(page);
  await page.goto('/thjonusta/leikjavading');
  await page.keyboard.press('Tab');
  const { ring, ground, offset, width } = await page.locator('.skip-link:focus').evaluate((link) => {
    const { rgbOf } = window as unknown as { rgbOf(text: string): Rgb };
    const style = getComputedStyle(link);
    return {
      ring: rgbOf(style.outlineColor),
      ground: rgbOf(style.backgroundColor),
      offset: Number.parseFloat(style.outlineOffset),
      width: Number.parseFloat(style.outlineWidth),
    };
  });
  expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
  expect(-offset).toBeGreaterThan(width);
});

/** What the hero of a service lies on: its still, and the lightest picture that a frame could be. */
const frames = {
  'its still': (page: Page) =>
    expect(page.locator('img.hero-video__still')).toHaveJSProperty('complete', true),
  'a white frame': (page: Page) =>
    page.locator('[data-hero-video]').evaluate((video: HTMLVideoElement) => {
      video.dataset.state = 'loaded';
      video.style.background = '#fff';
    }),
};

for (const [frame, show] of Object.entries(frames))
  for (const width of [360, 1280])
    test(`text over the video of a service can be read on ${frame} at ${width} px (WCAG 1.4.3) @chromium`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await teachColours(page);
      for (const path of ['/thjonusta/leikjavading', '/en/services/web-development']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await show(page);
        const lines = await page.locator('.service-hero__inner, .site-header').evaluateAll(drawLines);
        expect(lines.length).toBeGreaterThan(4);
        await page.evaluate(hideText);
        const at = await picture(page);
        const hard = lines.flatMap(({ name, colour, points, least }) => {
          const ratio = Math.min(...points.map((point) => contrast(colour, at(point) ?? colour)));
          return ratio < least ? [`${name}: ${ratio.toFixed(2)}`] : [];
        });
        expect(hard).toEqual([]);
      }
    });
