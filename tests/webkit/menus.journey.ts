import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { test } from './support/test.ts';

const button = 'header button[popovertarget="_services-menu"]';

test('the services menu opens by click and closes by Escape, which gives the focus back', async ({
  page,
}) => {
  await page.open('/verdskra');
  await page.click(button);
  await expect.poll(() => page.isShown('#_services-menu')).toBe(true);
  await expect.poll(() => page.attribute(button, 'aria-expanded')).toBe('true');
  await page.press(Key.ESCAPE);
  await expect.poll(() => page.isShown('#_services-menu')).toBe(false);
});

test('the services menu is led through by keyboard', async ({ page }) => {
  await page.open('/verdskra');
  await page.run((chosen: string) => document.querySelector<HTMLElement>(chosen)?.focus(), button);
  await page.press(Key.ARROW_DOWN);
  await expect.poll(() => page.hasFocus('#_services-menu a')).toBe(true);
  await page.press(Key.ESCAPE);
  await expect.poll(() => page.hasFocus(button)).toBe(true);
});

test('the mobile menu opens, locks the page behind it, and leads to a page', async ({ page }) => {
  await page.resize(400);
  await page.open('/en/pricing');
  await page.click('header button[popovertarget="_mobile-menu"]');
  await expect.poll(() => page.isShown('#_mobile-menu')).toBe(true);
  await expect
    .poll(() => page.run(() => getComputedStyle(document.documentElement).overflowY))
    .toBe('hidden');
  await page.click('#_mobile-menu a[href="/en/about"]');
  await expect.poll(() => page.path()).toBe('/en/about');
  await expect.poll(() => page.isShown('#_mobile-menu')).toBe(false);
});

test('the language menu leads to the same page in the other language', async ({ page }) => {
  await page.open('/um-okkur');
  await page.click('.language-menu summary');
  await page.click('.language-menu a:not([aria-current])');
  await expect.poll(() => page.path()).toBe('/en/about');
  await expect.poll(() => page.attribute('html', 'lang')).toBe('en');
});
