// @module-tag all
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 });

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone the title of a category has a ground and a line where questions pass below it (${colorScheme}) @chromium`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/spurt-og-svarad');
    await page.locator('.faq-tools[data-awake]').waitFor();
    for (const further of [0, 20, 40, 60]) {
      const rows = await rowsBesideTitle(page, further);
      const ground = rows[0];
      // The edge of the title lies within a pixel.
      const edge = rows.findIndex((row) => row.join() !== ground?.join());
      expect(ground).toHaveLength(1);
      expect(edge).toBeGreaterThanOrEqual(rows.length - 2);
      expect(rows[edge]).toHaveLength(1);
    }
  });

/**
 * Scrolls into the second category, and gives the colours of each row of pixels of the stuck title to the right of its
 * letters, and of two rows below it.
 */
async function rowsBesideTitle(page: Page, further: number): Promise<string[][]> {
  const title = page.locator('.faq-group').nth(1).locator('h2');
  await title.evaluate((heading, further) => {
    const questions = heading.closest('.faq-group')?.querySelectorAll('.faq-question');
    questions?.[3]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    scrollBy({ top: further, behavior: 'instant' });
  }, further);
  const { x = 0, y = 0, width = 0, height = 0 } = (await title.boundingBox()) ?? {};
  const clip = { x: Math.ceil(x + width * 0.75), y: Math.ceil(y), width: Math.floor(width * 0.25) - 1 };
  const shot = await page.screenshot({ clip: { ...clip, height: Math.round(y + height) - clip.y + 2 } });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) => [
    ...new Set(
      Array.from({ length: info.width }, (_, column) => {
        const start = (row * info.width + column) * 3;
        return data.subarray(start, start + 3).toString('hex');
      }),
    ),
  ]);
}
