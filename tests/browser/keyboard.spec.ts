import { expect, type Page } from 'playwright/test';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

/** The pages whose parts stand elsewhere on a wide screen. */
const wide = ['/en', '/en/services/gamification', '/en/faq', '/en/get-quote', '/en/pricing'];

/**
 * Says of each element that a key reaches whether all of it that is on the screen lies under something else
 * (WCAG 2.4.11). The corners and the middle stand for the whole.
 */
async function coveredOnTheWay(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ reached: number; covered: string[] }> {
  const covered: string[] = [];
  let reached = 0;
  for (;;) {
    await page.keyboard.press(key);
    const found = await page.evaluate((mark) => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute(mark)) return null;
      element.setAttribute(mark, '');
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [left + 1, top + 1],
        [right - 1, top + 1],
        [left + 1, bottom - 1],
        [right - 1, bottom - 1],
        [(left + right) / 2, (top + bottom) / 2],
      ];
      // A visually small control is shown by its label.
      const shown = [element, ...((element as HTMLInputElement).labels ?? [])];
      const isSeen = points.some(([x = 0, y = 0]) => {
        const over = document.elementFromPoint(x, y);
        return shown.some((one) => one.contains(over) || over?.contains(one));
      });
      return { isSeen, name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}` };
    }, `data-reached-by-${key.length}`);
    if (!found) return { reached, covered };
    reached += 1;
    if (!found.isSeen) covered.push(found.name);
  }
}

const widePages = allPages.filter(({ path }) => wide.includes(path));

for (const { width, paths, keys } of [
  {
    width: 360,
    paths: allPages.filter(({ path }) => !wide.includes(path)),
    keys: ['Tab'],
  },
  { width: 360, paths: widePages, keys: ['Tab', 'Shift+Tab'] },
  { width: 1280, paths: widePages, keys: ['Tab', 'Shift+Tab'] },
] as const)
  for (const { path, isFirstOfKind } of paths)
    test(`${path} at ${width} px: nothing that ${keys.join(' or ')} reaches is covered (WCAG 2.4.11) @chromium`, {
      tag: isFirstOfKind ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const key of keys) {
        const { reached, covered } = await coveredOnTheWay(page, key);
        expect(reached).toBeGreaterThan(10);
        expect(covered).toEqual([]);
      }
    });
