// @module-tag all
import { expect } from 'playwright/test';
import { paths, test } from './support/block-site.ts';
import { whenLaidOut } from './support/laid-out.ts';
import { tooWide } from './support/width.ts';
import { brokenWords } from './support/words.ts';

// The size of text that a visitor has set in the browser: twice the usual 16 px.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

for (const path of paths)
  test(`${path}, with every block, fits into the window and shows whole words with text twice as large @chromium`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site + path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await whenLaidOut(page);
      expect({ width, found: await tooWide(page) }).toEqual({ width, found: [] });
    }
    expect(await brokenWords(page)).toEqual([]);
  });
