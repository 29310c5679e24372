import { expect } from 'playwright/test';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';
import { tooWide } from './support/width.ts';

// The size of text that a visitor has set in the browser: twice the usual 16 px.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

for (const { path } of allPages)
  test(`${path} fits into the window with text twice as large (WCAG 1.4.4) @chromium`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await tooWide(page)).toEqual([]);
  });
