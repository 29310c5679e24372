import { expect } from 'vitest';
import { test } from './support/test.ts';

const stored = () => localStorage.getItem('cookieConsent');

for (const answer of ['all', 'none'])
  test(`the question about cookies is asked, and the answer “${answer}” is stored`, async ({ page }) => {
    await page.run(() => localStorage.clear());
    await page.open('/verdskra');
    await page.click(`#consent [value=${answer}]`);
    await expect.poll(() => page.isShown('#consent')).toBe(false);
    const choices = JSON.parse((await page.run(stored)) ?? '{}');
    expect(choices.necessary).toBe(true);
    expect(Object.values(choices).every(Boolean)).toBe(answer === 'all');
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
