// @module-tag all
import { expect } from 'playwright/test';
import { whenLaidOut } from './support/laid-out.ts';
import { livingPages, livingSite } from './support/living-site.ts';
import { test } from './support/test.ts';
import { tooWide } from './support/width.ts';
import { brokenWords } from './support/words.ts';

// The size of text that a visitor has set in the browser: twice the usual 16 px.
test.use({
  ...livingSite,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

for (const { path } of livingPages)
  test(`${path} fits into the window and shows whole words on a phone, with text twice as large (WCAG 1.4.4) @chromium @all`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await whenLaidOut(page);
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await whenLaidOut(page);
    expect([...(await tooWide(page)), ...(await brokenWords(page))]).toEqual([]);
  });
