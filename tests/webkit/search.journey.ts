import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { test } from './support/test.ts';

const chosen = '[role=option][aria-selected=true]';

test('the search finds, is led through by arrows, and Enter opens what they chose', async ({ page }) => {
  await page.open('/um-okkur');
  await page.click('header .search-button');
  await expect.poll(() => page.hasFocus('#_search-input')).toBe(true);
  await page.press('verðskrá');
  await expect.poll(() => page.text('[role=option]')).toContain('Verðskrá');
  await page.press(Key.ARROW_DOWN);
  await expect.poll(() => page.attribute(chosen, 'href')).toBe('/verdskra');
  await page.press(Key.ENTER);
  await expect.poll(() => page.path()).toBe('/verdskra');
});

test('Escape closes the search and gives the focus back', async ({ page }) => {
  await page.open('/en/about');
  await page.click('header .search-button');
  await expect.poll(() => page.hasFocus('#_search-input')).toBe(true);
  await page.press('pricing', Key.ESCAPE);
  await expect.poll(() => page.isShown('dialog.search')).toBe(false);
  await expect.poll(() => page.hasFocus('.search-button')).toBe(true);
});
