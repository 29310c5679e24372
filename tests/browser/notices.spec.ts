// @module-tag all
import { expect } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { whenLaidOut } from './support/laid-out.ts';
import { test } from './support/notice-site.ts';
import { tooWide } from './support/width.ts';

/** A page that opens on paper, and one that opens with a video on ink. */
const paths = ['/um-okkur', '/en/services/gamification'];

for (const path of paths) {
  test(`notices on ${path} have no violation of axe, fit into the window, and cover no words @axe`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    expect(await violationsInAllViews(page)).toEqual([]);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await whenLaidOut(page);
      expect({ width, found: await tooWide(page) }).toEqual({ width, found: [] });
      const bottom = await page
        .locator('.notices')
        .evaluate((element) => element.getBoundingClientRect().bottom);
      const first = page.locator('main :is(h1, .breadcrumbs)').first();
      expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    }
  });
}

test('a notice that was closed by the keyboard is gone from all pages, before they are painted; the others stay', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.name);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site}/`);
  const notices = page.locator('.notice');
  const close = notices.first().getByRole('button', { name: 'Loka tilkynningu' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(notices.first()).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await page.goto(`${site}/en/pricing`);
  await expect(notices.last()).toHaveText('Sale');
  await expect(notices.first()).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('closedNotices'))).toBe('christmas');
});

test('without any notice left the page begins where it begins without notices', async ({ page, site }) => {
  await page.goto(`${site}/verdskra`);
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThan(20);
  for (const button of await page.locator('.notice button').all()) await button.click();
  expect(await top()).toBe(0);
  await page.reload();
  expect(await top()).toBe(0);
  await expect(page.locator('.notices')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('notices are there, and nothing that cannot be pressed @chromium', async ({ page, site }) => {
    await page.goto(site);
    await expect(page.locator('.notice').first()).toContainText('Lokað er hjá okkur');
    await expect(page.locator('.notice__close').first()).toBeHidden();
  });
});
