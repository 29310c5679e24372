import { expect } from 'vitest';
import { serveWithScripts } from '../support/scripted-site.ts';
import { test as base } from './support/test.ts';

const test = base.extend<{ served: string }>({
  served: async ({ task: _ }, use) => {
    const { url, stop } = await serveWithScripts();
    await use(url);
    stop();
  },
});

const isCounted = () => 'counted' in document.documentElement.dataset;

test('a script does not run on when a visitor goes back to it who has withdrawn the consent meanwhile', async ({
  page,
}) => {
  const counted = () => page.run(isCounted).catch(() => undefined);
  await page.run(() => localStorage.clear());
  await page.open('/en/about');
  await page.click('#consent [value=all]');
  await expect.poll(counted).toBe(true);
  await page.open('/en/pricing');
  await expect.poll(counted).toBe(true);
  await page.click('footer [data-cookie-settings]');
  await page.click('#consent [value=choose]');
  await page.click('#consent [name=analytics]');
  await page.click('#consent [type=submit]');
  await expect.poll(counted).toBe(false);
  await page.run(() => history.back());
  await expect.poll(() => page.path()).toBe('/en/about');
  await expect.poll(counted).toBe(false);
});
