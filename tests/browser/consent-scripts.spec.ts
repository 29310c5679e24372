// @module-tag all
import { expect, type Page } from 'playwright/test';
import { consentEntries } from '../../src/client/consent/choices.ts';
import { consentTo } from './support/consent.ts';
import { choose, counted, dialogOf, tagged, watchScripts } from './support/consent-scripts.ts';
import { idle } from './support/idle.ts';
import { test } from './support/site-with-scripts.ts';

test.use({ isNewVisitor: true });

test('nothing is requested before consent, nor after a refusal', async ({ page, site }) => {
  const asked = await watchScripts(page);
  await page.goto(site);
  await expect(dialogOf(page)).toBeVisible();
  expect(asked).toEqual([]);
  await dialogOf(page).locator('[value=none]').click();
  await expect(dialogOf(page)).toBeHidden();
  await page.goto(`${site}/en`);
  await idle(page);
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('all is requested as soon as all is allowed, and on the next page', { tag: '@firefox' }, async ({
  page,
  site,
}) => {
  const asked = await watchScripts(page);
  await page.goto(site);
  await dialogOf(page).locator('[value=all]').click();
  await expect(counted(page)).toHaveCount(1);
  await expect(tagged(page)).toHaveCount(1);
  await page.goto(`${site}/um-okkur`);
  await expect(counted(page)).toHaveCount(1);
  await expect(tagged(page)).toHaveCount(1);
  expect(asked).toEqual(['statistics.js', 'ads.example', 'statistics.js', 'ads.example']);
});

test('only what is allowed is requested', async ({ page, site }) => {
  const asked = await watchScripts(page);
  await page.goto(`${site}/en`);
  await expect(dialogOf(page)).toBeVisible();
  await choose(page, { marketing: true });
  await expect.poll(() => asked).toEqual(['ads.example']);
  await idle(page);
  await expect(tagged(page)).toHaveCount(1);
  await expect(counted(page)).toHaveCount(0);
});

test('categories that are allowed one after the other start on the same page', async ({ page, site }) => {
  await watchScripts(page);
  await page.goto(site);
  await choose(page, { marketing: true });
  await expect(tagged(page)).toHaveCount(1);
  await page.locator('footer [data-cookie-settings]').click();
  await choose(page, { marketing: true, analytics: true });
  await expect(counted(page)).toHaveCount(1);
  await expect(tagged(page)).toHaveCount(1);
});

test('with blocked storage the choices hold for the page', async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await watchScripts(page);
  await page.goto(site);
  await dialogOf(page).locator('[value=all]').click();
  await expect(tagged(page)).toHaveCount(1);
});

test('withdrawing ends the script and deletes what it stored; the others stay', async ({ page, site }) => {
  const asked = await watchScripts(page);
  await page.goto(`${site}/en/about`);
  await dialogOf(page).locator('[value=all]').click();
  await expect(counted(page)).toHaveCount(1);
  await page.context().addCookies([{ name: 'own', value: '1', url: site }]);
  await page.evaluate(() => localStorage.setItem('own', '1'));
  expect((await page.context().cookies()).map(({ name }) => name).toSorted()).toEqual([
    '_seen',
    '_seen_page',
    'own',
  ]);
  asked.length = 0;
  await page.locator('footer [data-cookie-settings]').click();
  const reloaded = page.waitForEvent('load');
  await choose(page, { analytics: false });
  await reloaded;
  await expect(tagged(page)).toHaveCount(1);
  await expect(counted(page)).toHaveCount(0);
  expect(asked).toEqual(['ads.example']);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['own']);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('own');
  expect(keys).not.toContain('seen');
});

/** The two scripts of the site, as they are stored with a choice. */
const statistics = {
  ...{ src: '/scripts/statistics.js', category: 'analytics' },
  ...{ cookies: ['_seen', '_seen_*'], storage: ['seen'] },
};
const tag = { src: 'https://ads.example/tag.js', category: 'marketing' };
const all = JSON.stringify([statistics, tag]);

/** Stores the choices of a visitor who was asked about something else than there is today. */
async function haveChosen(page: Page, allowed: string[], givenFor: string): Promise<void> {
  const choice = { consent: consentTo(...allowed), date: new Date(), givenFor };
  const entries = consentEntries(choice);
  await page.evaluate((stored) => {
    localStorage.clear();
    for (const [key, text] of stored) localStorage.setItem(key, text);
  }, entries);
}

const givenFor = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsentFor'));

test('what a choice was about is stored with it, and who was asked about all is not asked again', async ({
  page,
  site,
}) => {
  await watchScripts(page);
  await page.goto(site);
  await dialogOf(page).locator('[value=none]').click();
  expect(await givenFor(page)).toBe(all);
  await page.clock.install();
  await page.goto(`${site}/um-okkur`);
  await page.locator('html[data-script]').waitFor();
  await page.clock.runFor(10_000);
  await expect(dialogOf(page)).toBeHidden();
});

test('a category that gets something new is asked about again; until then only what was allowed runs', async ({
  page,
  site,
}) => {
  const asked = await watchScripts(page);
  await page.goto(site);
  await haveChosen(page, ['analytics', 'marketing'], JSON.stringify([statistics]));
  await page.goto(`${site}/um-okkur`);
  await expect(dialogOf(page)).toBeVisible();
  await expect(counted(page)).toHaveCount(1);
  expect(asked).toEqual(['statistics.js']);
  await dialogOf(page).locator('[value=choose]').click();
  for (const name of ['analytics', 'marketing', 'functional'])
    await expect(dialogOf(page).locator(`[name=${name}]`)).not.toBeChecked();
  await dialogOf(page).locator('[value=back]').click();
  await dialogOf(page).locator('[value=all]').click();
  await expect(tagged(page)).toHaveCount(1);
  expect(asked).toEqual(['statistics.js', 'ads.example']);
  expect(await givenFor(page)).toBe(all);
});

for (const { who, allowed } of [
  { who: 'allowed everything', allowed: ['analytics', 'marketing', 'functional'] },
  { who: 'refused everything', allowed: [] },
])
  test(`who ${who} when there was nothing to allow is asked, and nothing runs until then`, async ({
    page,
    site,
  }) => {
    const asked = await watchScripts(page);
    await page.goto(site);
    await haveChosen(page, allowed, '');
    await page.goto(`${site}/en/about`);
    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page)).not.toContainText('For now, we use only necessary cookies');
    expect(asked).toEqual([]);
  });

test('who was asked about more than there is now is not asked again', async ({ page, site }) => {
  await watchScripts(page);
  await page.goto(site);
  const chat = { src: '/chat.js', category: 'functional' };
  await haveChosen(page, ['analytics'], JSON.stringify([tag, chat, statistics]));
  await page.clock.install();
  await page.goto(`${site}/um-okkur`);
  await expect(counted(page)).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(dialogOf(page)).toBeHidden();
});

test('the page about cookies says that a category without scripts is not in use', async ({ page, site }) => {
  const note = 'At present there is nothing in this category.';
  await page.goto(`${site}/en/cookies`);
  await expect(page.locator('main')).not.toContainText('At present, the site uses only necessary cookies.');
  await expect(page.locator('.cookie-type', { hasText: note })).toHaveCount(1);
  await page.goto('/en/cookies');
  await expect(page.locator('main')).toContainText('At present, the site uses only necessary cookies.');
  await expect(page.locator('.cookie-type', { hasText: note })).toHaveCount(3);
});

test('the page stays as it is when nothing runs that was refused', async ({ page, site }) => {
  await watchScripts(page);
  await page.goto(site);
  await dialogOf(page).locator('[value=none]').click();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.locator('footer [data-cookie-settings]').click();
  await choose(page, { functional: true });
  await expect(dialogOf(page)).toBeHidden();
  await idle(page);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('without scripts in the content a page has no list of them', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#_consent-scripts')).toHaveCount(0);
});
