import { expect } from 'vitest';
import { allPages } from '../browser/support/pages.ts';
import { test } from './support/test.ts';

const offence = 'https://elsewhere.example/picture.png';

for (const { path, locale } of allPages)
  test(`${path} has its words, its script and nothing against its policy`, async ({ page, site }) => {
    await page.open(path);
    expect(await page.attribute('html', 'lang')).toBe(locale);
    expect(await page.text('h1')).toMatch(/\S/);
    // What waits for the place where it stands wakes.
    await page.run(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => page.isShown('.site-footer')).toBe(true);
    // Reports come in order: before that of an offence of ours no other is on its way.
    await page.run((source: string) => {
      const picture = document.createElement('img');
      picture.src = source;
      document.body.append(picture);
    }, offence);
    await expect.poll(() => site.violations).toHaveLength(1);
    expect(site.violations.splice(0).join()).toContain('elsewhere.example');
  });
