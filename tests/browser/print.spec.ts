// @module-tag all
import { expect } from 'playwright/test';
import { test } from './support/test.ts';
import { brokenWords } from './support/words.ts';

/** Between the margins of a sheet of A4, in CSS pixels. */
const sheet = { width: 672, height: 1017 };

const sheetsOf = {
  '/verdskra': 2,
  '/en/pricing': 2,
  '/': 3,
  '/thjonusta/markadsherferdir': 2,
  '/thjonusta': 1,
  '/en/services': 1,
  '/thjonusta/vefsidugerd': 3,
  '/spurt-og-svarad': 6,
};

for (const [path, sheets] of Object.entries(sheetsOf))
  test(`${path} takes ${sheets} sheets of paper @chromium`, async ({ page }) => {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
  });

for (const path of ['/verdskra', '/en/pricing']) {
  test(`${path} has whole words and numbers on paper, and the plans on the first sheet @chromium`, async ({
    page,
  }) => {
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    expect(await brokenWords(page)).toEqual([]);
    const plans = await page.locator('.plans').boundingBox();
    expect((plans?.y ?? sheet.height) + (plans?.height ?? 0)).toBeLessThan(sheet.height);
    await expect(page.locator('.price-section')).toHaveCSS('break-before', 'page');
    const cut = await page.locator('.site-footer__fact dd:not(:has(a))').evaluateAll((facts) => {
      const range = document.createRange();
      const isCut = (fact: Element) => {
        range.selectNodeContents(fact);
        return range.getBoundingClientRect().height > 2 * Number.parseFloat(getComputedStyle(fact).fontSize);
      };
      return facts.filter(isCut).map((fact) => fact.textContent);
    });
    expect(cut).toEqual([]);
  });
}
