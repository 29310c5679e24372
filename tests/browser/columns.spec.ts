// @module-tag all
import { expect, type Page } from 'playwright/test';
import { whenLaidOut } from './support/laid-out.ts';
import { allPages } from './support/pages.ts';
import { test } from './support/test.ts';

/** What begins on a column of its own; what is inside of a card, a form or a list of chips is laid out there. */
const blocks = [
  '.section-head > *, .home-hero__heading, .home-hero__words, .statistics > *, .colour-cards > *, .home-groups__item > *, .thread-steps > *',
  '.steps > *, .feature-index__item > *, .service-cards > *, .feature-grid > *, .icon-list > *, .benefits > *, .games > *, .service-story > *',
  '.other-services__list > *, .plans > *, .price-list__category, .pricing-boxes__list > *, .faq-group > *, .faq-tools__search',
  '.terms > .section__inner > *, .cookie-type > *, .about-story .prose, .form-section > .section__inner > *',
  '.cookies-steps > *, .strategy-services > *, .site-footer__columns > *',
].join(', ');

/** The blocks whose left edge is not on one of the twelve lines of the page, with how far they are from the next one. */
function besideTheColumns(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const box = document.querySelector('.site-footer__inner');
    if (!box) return ['no page'];
    const style = getComputedStyle(box);
    const start = box.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
    const width = box.clientWidth - 2 * Number.parseFloat(style.paddingLeft);
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.inlineSize = 'var(--gap)';
    const gap = probe.getBoundingClientRect().width;
    probe.remove();
    const column = (width + gap) / 12;
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, at: (element.getBoundingClientRect().left - start) / column }))
      .filter(({ at }) => Math.abs(at - Math.round(at)) * column > 1)
      .map(
        ({ element, at }) =>
          `${element.className || element.parentElement?.className}: column ${at.toFixed(2)}`,
      );
  }, blocks);
}

for (const { path, isFirstOfKind } of allPages.filter(({ locale }) => locale === 'is'))
  test(`what ${path} shows begins on the twelve columns of the page, at 1280 and 1920 px @chromium`, {
    tag: isFirstOfKind ? [] : '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await whenLaidOut(page);
      expect(await page.locator('.site-footer__columns > *').count()).toBe(3);
      expect(await besideTheColumns(page)).toEqual([]);
    }
  });

/** The distance from the top of the page of all that a selector finds, rounded to whole pixels, each once. */
async function tops(page: Page, selector: string): Promise<number[]> {
  const all = await page
    .locator(selector)
    .evaluateAll((elements) => elements.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
  return [...new Set(all)];
}

const rows = [
  {
    path: '/verdskra',
    parts: ['.plan__name', '.plan__price', '.plan__text', '.plan .button', '.plan__features'],
  },
  {
    path: '/',
    parts: ['.colour-card__title', '.colour-card > p', '.colour-card .tick-list', '.thread-steps__title'],
  },
  { path: '/thjonusta/vorumerkjathroun', parts: ['.steps__title', '.steps__item > .tick-list'] },
];
for (const { path, parts } of rows)
  test(`the cards of ${path} have their parts on common lines @chromium`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await whenLaidOut(page);
    for (const part of parts) expect(await tops(page, part), part).toHaveLength(1);
  });

test('the other services fill their rows, without a hole @chromium', async ({ page }) => {
  await page.goto('/thjonusta/vefsidugerd');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await whenLaidOut(page);
    const cells = await page.locator('.other-services__list > li').count();
    const rowsOf = await tops(page, '.other-services__list > li');
    expect(cells % rowsOf.length).toBe(0);
  }
});
