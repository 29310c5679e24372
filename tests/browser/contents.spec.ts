// @module-tag all
import { expect } from 'playwright/test';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 720 } });

const paths = [
  '/skilmalar',
  ...allPages
    .filter(({ id, locale }) => id.startsWith('services/') && locale === 'is')
    .map(({ path }) => path),
];

for (const path of paths)
  test(`the links beside the text of ${path} lead to its sections and mark the one that is read`, {
    tag: path.endsWith('vefsidugerd') ? [] : '@chromium',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const links = page.locator('[data-contents] a');
    const marked = page.locator('[data-contents] [aria-current]');
    const second = links.nth(1);
    await expect(marked).toHaveCount(0);
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(marked).toHaveCount(1);
    // They stay beside the text.
    await expect(second).toBeInViewport();
    const heading = page.locator(`.prose [id="${(await second.getAttribute('href'))?.slice(1)}"]`);
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveText((await second.textContent()) ?? '', { useInnerText: true });
  });
