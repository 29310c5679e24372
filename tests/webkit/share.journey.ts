import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { test } from './support/test.ts';

test('the share menu opens, says that the address is copied, and closes by Escape', async ({ page }) => {
  await page.open('/thjonusta/vefsidugerd');
  await expect
    .poll(() => page.run(() => document.querySelector('[data-share] [role=status]') !== null))
    .toBe(true);
  await page.click('.share-menu summary');
  expect(await page.count('.share-menu a')).toBe(4);
  await page.click('.share-menu button');
  await expect.poll(() => page.text('.share-menu [role=status]')).toBe('Afritað');
  await page.press(Key.ESCAPE);
  await expect.poll(() => page.isShown('.share-menu a')).toBe(false);
});
