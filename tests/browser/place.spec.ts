// @module-tag all
import { expect, type Page } from 'playwright/test';
import { whenLaidOut } from './support/laid-out.ts';
import { delayScript } from './support/late-script.ts';
import { test } from './support/test.ts';

/** Long pages of each make. */
const paths = ['/', '/um-okkur', '/thjonusta/leikjavading', '/spurt-og-svarad', '/skilmalar'];

/** The page with most that wakes stands for the others. */
const whereTried = (path: string) => (path === '/thjonusta/leikjavading' ? [] : ['@all']);

for (const path of paths) {
  test(`${path}: a reload keeps the reader's place, wherever that is`, { tag: whereTried(path) }, async ({
    page,
  }) => {
    await page.goto(path);
    for (const share of [0.6, 0.85, 0.95]) {
      const before = await readOn(page, share);
      await page.reload();
      await expectPlace(page, before);
    }
  });

  test(`${path}: a reload keeps the reader's place when the script comes late`, {
    tag: ['@chromium', ...whereTried(path)],
  }, async ({ page }) => {
    await page.goto(path);
    const before = await readOn(page);
    await delayScript(page);
    await page.reload();
    await expectPlace(page, before);
  });

  test(`${path}: Back leads to the place that the reader left`, { tag: whereTried(path) }, async ({
    page,
  }) => {
    await page.goto(path);
    const before = await readOn(page);
    await page.goto('/vafrakokur');
    await page.goBack();
    await expectPlace(page, before);
  });
}

// Script keeps the place in the same way on each width.
test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const path of paths)
    test(`${path}: a reload keeps the reader's place there too`, { tag: whereTried(path) }, async ({
      page,
    }) => {
      await page.goto(path);
      const before = await readOn(page);
      await page.reload();
      await expectPlace(page, before);
    });
});

for (const address of [
  '/thjonusta/leikjavading#hvad-tharf-til',
  '/thjonusta/vefsidugerd#opnunardagurinn-er-adeins-upphafid',
  '/verdskra#print',
])
  test(`a link from elsewhere leads to ${address}`, async ({ page }) => {
    await page.goto(address);
    await whenAwake(page);
    // The header stays above it.
    const top = () =>
      page.locator(':target').evaluate((target) => Math.round(target.getBoundingClientRect().top));
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(200);
  });

test('a link to a section far down leads there, also when the script comes late', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.goto('/skilmalar');
  const id = await page.locator('.prose h2[id]').last().getAttribute('id');
  await delayScript(page);
  await page.goto(`/skilmalar?again#${id}`);
  await whenAwake(page);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

/** Late script comes after the page has loaded. */
async function whenAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-script]')).toBeAttached();
  await whenLaidOut(page);
}

/** Goes to a place so far down the page. */
async function readOn(page: Page, share = 0.6): Promise<Place> {
  await whenAwake(page);
  await page.evaluate(
    (share) => scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' }),
    share,
  );
  return place(page);
}

async function expectPlace(page: Page, before: Place): Promise<void> {
  await whenAwake(page);
  await expect.poll(() => place(page)).toEqual(before);
}

/** What stands at the top of the screen, and where. */
interface Place {
  text: string | undefined;
  top: number;
}

async function place(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const leaf = [...document.querySelectorAll('main *')].find(
      (element) => element.childElementCount === 0 && element.getBoundingClientRect().top >= 0,
    );
    return { text: leaf?.textContent ?? undefined, top: Math.round(leaf?.getBoundingClientRect().top ?? 0) };
  });
}
