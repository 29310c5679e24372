import { expect } from 'vitest';
import { test } from './support/test.ts';

const box = '.faq-tools__input';

test('questions are narrowed by words and by a category, and open', async ({ page }) => {
  await page.open('/spurt-og-svarad');
  await expect.poll(() => page.isShown('.faq-tools[data-awake]')).toBe(true);
  const all = await page.count('.faq-question');
  await page.type(box, 'roas');
  await expect.poll(() => page.run(() => [...(CSS.highlights.get('faq') ?? [])].length)).toBeGreaterThan(0);
  expect(await page.count('.faq-question')).toBeLessThan(all);
  await page.click('.faq-tools__clear');
  await expect.poll(() => page.count('.faq-question')).toBe(all);
  await page.click('.faq-tools [aria-pressed]:nth-of-type(4)');
  await expect.poll(() => page.count('.faq-group')).toBe(1);
  await page.click('.faq-group:not([hidden]) summary');
  await expect.poll(() => page.count('.faq-question[open]')).toBe(1);
});

test('the address of a question opens it', async ({ page }) => {
  await page.open('/en/faq');
  const id = await page.run(() => document.querySelectorAll('.faq-question')[20]?.id ?? '');
  await page.open(`/en/faq?again#${encodeURIComponent(id)}`);
  await expect.poll(() => page.run(() => document.querySelector('.faq-question[open]')?.id)).toBe(id);
});
