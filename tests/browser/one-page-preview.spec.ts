// @module-tag all
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The site that the other tests visit, packed into one file. */
function packedSite(baseURL = ''): string {
  const file = `.cache/preview-${process.env.TEST_WORKER_INDEX}.html`;
  execFileSync(process.execPath, ['.ci/one-page-preview.mjs', `.cache/site-${new URL(baseURL).port}`, file], {
    cwd: root,
  });
  return readFileSync(`${root}${file}`, 'utf8');
}

test('a preview in one file shows every page, follows links, goes back, and runs islands @chromium @all', async ({
  page,
  baseURL,
}) => {
  // It opens every page of the site.
  test.slow();
  const address = 'https://artifact.example/preview.html';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: packedSite(baseURL) }),
  );
  await page.goto(address);
  const shown = page.frameLocator('iframe');
  for (const { path, locale } of allPages) {
    await page.evaluate((to) => location.assign(`#${to}`), path);
    await expect(shown.locator(`html[lang=${locale}] h1`)).toHaveText(/\S/);
  }
  await page.evaluate(() => location.assign('#/'));
  await shown.locator('header a[href="/verdskra"]').first().click();
  await expect(shown.locator('.plans')).toBeVisible();
  await page.goBack();
  await expect(shown.locator('.home-hero')).toBeVisible();
  await page.evaluate(() => location.assign('#/en/faq'));
  const count = shown.locator('.faq-count');
  const before = await count.textContent();
  await shown.getByRole('searchbox').first().fill('website');
  await expect(count).not.toHaveText(before ?? '');
});
