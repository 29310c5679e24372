import { expect, type Page } from 'playwright/test';
import { whenLaidOut } from './support/laid-out.ts';
import { delayScript } from './support/late-script.ts';
import { test } from './support/test.ts';

/** Long pages of each make. */
const paths = ['/', '/um-okkur', '/thjonusta/leikjavading', '/spurt-og-svarad', '/skilmalar'];

for (const path of paths) {
  test(`${path}: a reload keeps the reader's place`, async ({ page }) => {
    await page.goto(path);
    const before = await readOn(page);
    await page.reload();
    await expectPlace(page, before);
  });

  test(`${path}: a reload keeps the reader's place when the script comes late`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await page.goto(path);
    const before = await readOn(page);
    await delayScript(page);
    await page.reload();
    await expectPlace(page, before);
  });

  test(`${path}: Back leads to the place that the reader left`, async ({ page }) => {
    await page.goto(path);
    const before = await readOn(page);
    await page.goto('/vafrakokur');
    await page.goBack();
    await expectPlace(page, before);
  });
}

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

/** Goes to the middle of the page. */
async function readOn(page: Page): Promise<Place> {
  await whenAwake(page);
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' }),
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
