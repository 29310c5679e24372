// @module-tag all
import { expect } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { paths, test } from './support/block-site.ts';
import { whenLaidOut } from './support/laid-out.ts';
import { tooWide } from './support/width.ts';
import { brokenWords } from './support/words.ts';

for (const path of paths) {
  test(`${path}, with every block, has no violation of axe in light and dark, on phones and desks @axe`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    expect(await violationsInAllViews(page)).toEqual([]);
  });

  test(`${path} fits into the window and shows whole words @chromium`, async ({ page, site }) => {
    await page.goto(site + path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await whenLaidOut(page);
      expect({ width, found: await tooWide(page) }).toEqual({ width, found: [] });
    }
    expect(await brokenWords(page)).toEqual([]);
  });

  test(`${path} leads from its opening to the real form, and opens its questions @chromium`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    await page.locator('.block-page__button a').click();
    await expect(page.locator('#_form h2').first()).toBeInViewport();
    await page.locator('#_form [type=submit]').click();
    await expect(page.locator('#_form .error-summary')).toBeFocused();
    const question = page.locator('.block-questions__item').last();
    await question.locator('summary').click();
    await expect(question.locator('p').last()).toBeVisible();
  });
}
