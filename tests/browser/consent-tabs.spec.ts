// @module-tag all
import { expect, type Page } from 'playwright/test';
import { choose, counted, dialogOf, tagged, watchScripts } from './support/consent-scripts.ts';
import { idle } from './support/idle.ts';
import { test } from './support/site-with-scripts.ts';
import { typeInto } from './support/typing.ts';

test.use({ isNewVisitor: true });

/** Two pages of one visitor, who has allowed everything in the first and reads the second. */
async function openTwoTabs(page: Page, addresses: [string, string]): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await watchScripts(tab);
  await page.goto(addresses[0]);
  await dialogOf(page).locator('[value=all]').click();
  await expect(counted(page)).toHaveCount(1);
  await other.goto(addresses[1]);
  await expect(counted(other)).toHaveCount(1);
  return other;
}

async function withdraw(page: Page, choices: Record<string, boolean>): Promise<void> {
  await page.locator('footer [data-cookie-settings]').click();
  const reloaded = page.waitForEvent('load');
  await choose(page, choices);
  await reloaded;
}

/** What the script of the statistics leaves on the device. */
const traces = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'seen'))),
];

test('consent that is withdrawn in one tab ends the script in the others, and what it has stored since is deleted', async ({
  page,
  site,
}) => {
  const other = await openTwoTabs(page, [site, `${site}/en/about`]);
  // The script of the other tab goes on storing while it lives.
  await other.evaluate(() => {
    const write = () => {
      localStorage.setItem('seen', '2');
      Reflect.set(document, 'cookie', '_seen=2;path=/');
    };
    addEventListener('storage', write);
    addEventListener('pagehide', write);
  });
  const reloaded = other.waitForEvent('load');
  await withdraw(page, { analytics: false });
  await reloaded;
  await expect(tagged(other)).toHaveCount(1);
  await expect(counted(other)).toHaveCount(0);
  await expect.poll(() => traces(page)).toEqual([]);
});

for (const { path, field } of [
  { path: '/fa-tilbod', field: '#_field-description' },
  { path: '/en/contact', field: '#_field-message' },
])
  test(`${path}: what is typed in another tab outlives the withdrawal`, async ({ page, site }) => {
    const other = await openTwoTabs(page, [site, site + path]);
    await other.locator('form.form[novalidate]').waitFor();
    await typeInto(other.locator(field), 'Hálfkarað');
    const reloaded = other.waitForEvent('load');
    await withdraw(page, { analytics: false });
    await reloaded;
    await other.locator('form.form[novalidate]').waitFor();
    await expect(other.locator(field)).toHaveValue('Hálfkarað');
  });

test('choices that are deleted in one tab are no consent in the others', async ({ page, site }) => {
  const other = await openTwoTabs(page, [site, `${site}/en/about`]);
  const reloaded = other.waitForEvent('load');
  await page.evaluate(() => localStorage.clear());
  await reloaded;
  await expect(dialogOf(other)).toBeVisible();
  await expect(counted(other)).toHaveCount(0);
  await expect(tagged(other)).toHaveCount(0);
});

test('what is allowed in one tab starts in the others', async ({ page, site }) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await watchScripts(tab);
  await other.goto(`${site}/en/about`);
  await page.goto(site);
  await dialogOf(page).locator('[value=all]').click();
  await expect(counted(other)).toHaveCount(1);
  await expect(tagged(other)).toHaveCount(1);
});

test('a tab whose code is still on its way starts nothing that was refused meanwhile', async ({
  page,
  site,
}) => {
  await watchScripts(page);
  await page.goto(site);
  await dialogOf(page).locator('[value=all]').click();
  await expect(counted(page)).toHaveCount(1);
  const late = await page.context().newPage();
  const asked = await watchScripts(late);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await late.route(/\/scripts-[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await late.goto(`${site}/en/about`);
  await withdraw(page, { analytics: false, marketing: false });
  const arrived = late.waitForResponse(/\/scripts-[^/]+\.js/);
  release();
  await (await arrived).finished();
  await idle(late);
  await expect(counted(late)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a page that comes back from the back/forward cache follows what was chosen meanwhile', async ({
  page,
  site,
}) => {
  const other = await page.context().newPage();
  // A page in the cache hears of nothing.
  await other.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  for (const tab of [page, other]) await watchScripts(tab);
  await page.goto(site);
  await dialogOf(page).locator('[value=all]').click();
  await other.goto(`${site}/en/about`);
  await expect(counted(other)).toHaveCount(1);
  await withdraw(page, { analytics: false });
  await expect(tagged(page)).toHaveCount(1);
  await expect(counted(other)).toHaveCount(1);
  const reloaded = other.waitForEvent('load');
  await other.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await reloaded;
  await expect(tagged(other)).toHaveCount(1);
  await expect(counted(other)).toHaveCount(0);
});
