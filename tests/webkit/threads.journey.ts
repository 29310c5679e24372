import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { test } from './support/test.ts';

const handle = '.pulls__item:nth-child(2) button.pull';
const line = '.home-hero__threads path:nth-of-type(2)';
const answer = '.home-hero__answer[data-shown]';

/** The path data of a thread that is straight. */
const straight = /^M-?\d+ \d+H\d+$/;

for (const { home, quote } of [
  { home: '/', quote: '/fa-tilbod' },
  { home: '/en', quote: '/en/get-quote' },
]) {
  test(`a thread of ${home} is heard as a button, and is pulled and let go by keyboard`, async ({ page }) => {
    await page.open(home);
    await expect.poll(() => page.isShown('[data-pull-threads=ready]')).toBe(true);
    const problem = await page.text(`${handle} > span`);
    expect(await page.heard(handle)).toMatchObject({
      role: 'button',
      name: expect.stringContaining(problem),
    });
    expect(await page.attribute(handle, 'aria-pressed')).toBe('false');
    await page.focus(handle);
    await page.press(Key.ENTER);
    await expect.poll(() => page.attribute(handle, 'aria-pressed')).toBe('true');
    await expect.poll(() => page.attribute(line, 'd')).toMatch(straight);
    await expect.poll(() => page.isShown(answer)).toBe(true);
    await page.press(Key.SPACE);
    await expect.poll(() => page.attribute(handle, 'aria-pressed')).toBe('false');
    await expect.poll(() => page.attribute(line, 'd')).not.toMatch(straight);
    expect(await page.hasFocus(handle)).toBe(true);
  });

  test(`the answer of a thread of ${home} leads to the quote form with its service chosen`, async ({
    page,
  }) => {
    await page.open(home);
    await expect.poll(() => page.isShown('[data-pull-threads=ready]')).toBe(true);
    await page.click(handle);
    await page.click(`${answer} a`);
    await expect.poll(async () => (await page.path()).split('?')[0]).toBe(quote);
    await expect.poll(() => page.count('[data-service]:checked')).toBe(1);
  });
}
