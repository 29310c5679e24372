import { expect } from 'vitest';
import { test } from './support/test.ts';

/** In milliseconds. */
const sinceOpened = () => performance.now();
const stored = () => localStorage.getItem('cookieConsent');

for (const answer of ['all', 'none'])
  test(`who answers “${answer}” about cookies is not asked again`, async ({ page }) => {
    await page.run(() => localStorage.clear());
    await page.open('/verdskra');
    await expect.poll(() => page.isShown('#consent')).toBe(true);
    const asked = await page.run(sinceOpened);
    await page.click(`#consent [value=${answer}]`);
    await expect.poll(() => page.isShown('#consent')).toBe(false);
    const choices = JSON.parse((await page.run(stored)) ?? '{}');
    expect(choices.necessary).toBe(true);
    expect(Object.values(choices).every(Boolean)).toBe(answer === 'all');
    await page.open('/en/pricing');
    await expect.poll(() => page.run(sinceOpened)).toBeGreaterThan(2 * asked);
    expect(await page.count('#consent')).toBe(0);
  });

test('the footer opens the choices, which are stored one by one', async ({ page }) => {
  await page.open('/en/pricing');
  await page.click('footer [data-cookie-settings]');
  await page.click('#consent [value=choose]');
  await page.click('#consent input[type=checkbox]:not([disabled])');
  await page.click('#consent [type=submit]');
  await expect.poll(() => page.isShown('#consent')).toBe(false);
  const choices = JSON.parse((await page.run(stored)) ?? '{}');
  expect(Object.values(choices).filter(Boolean)).toHaveLength(2);
});
