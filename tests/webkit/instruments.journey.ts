import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { test } from './support/test.ts';

const slider = '.budget input[type=range]';
const letters = '.specimen__letter[data-used]';

for (const path of ['/thjonusta/markadsherferdir', '/en/services/marketing-campaigns'])
  test(`the budget of ${path} is heard as a slider, which says what its amount buys`, async ({ page }) => {
    await page.open(path);
    await expect.poll(() => page.isShown('.budget[data-ready]')).toBe(true);
    const { role, name } = await page.heard(slider);
    expect(role).toBe('slider');
    expect(name).not.toBe('');
    await page.focus(slider);
    const spoken = () => page.attribute(slider, 'aria-valuetext');
    const first = await spoken();
    await page.press(Key.HOME);
    await expect.poll(spoken).not.toBe(first);
    const least = await spoken();
    await page.press(Key.ARROW_RIGHT);
    await expect.poll(spoken).not.toBe(least);
    expect(await spoken()).toMatch(/^\d{2,3}\.000\u00a0kr\. \S/);
  });

for (const path of ['/thjonusta/vefsidugerd', '/en/services/web-development'])
  test(`the race of ${path} is started by keyboard, and ends with the numbers that it began with`, async ({
    page,
  }) => {
    await page.open(path);
    await expect.poll(() => page.isShown('.race[data-ready]')).toBe(true);
    const numbers = await page.text('.race__times');
    const button = '.race button';
    expect((await page.heard(button)).role).toBe('button');
    await page.focus(button);
    await page.press(Key.ENTER);
    await expect.poll(() => page.text('.race__times')).not.toBe(numbers);
    await expect.poll(() => page.text('.race__times')).toBe(numbers);
    expect(await page.text('.race__result[role=status]')).not.toBe('');
  });

for (const path of ['/thjonusta/vorumerkjathroun', '/en/services/brand-development'])
  test(`the specimen of ${path} is heard as a field, and marks and names the letters that one types`, async ({
    page,
  }) => {
    await page.open(path);
    await expect.poll(() => page.isShown('.specimen[data-ready]')).toBe(true);
    const { role, name } = await page.heard('.specimen__text');
    expect(role).toBe('textbox');
    expect(name).not.toBe('');
    await page.type('.specimen__text', 'Þór');
    await expect.poll(() => page.count(letters)).toBe(2);
    expect(await page.text('.specimen__status')).toContain('Þ ó');
  });
