// @module-tag all
import { expect, type Page } from 'playwright/test';
import { test } from './support/test.ts';

/** Where large numbers stand. */
const numbers = '.statistics__value, .benefits__value';

/** Every text that the large numbers of a page show from its first moment on, in the order in which they change. */
async function textsOfNumbers(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript((selector) => {
    const texts = new Map<Element, string[]>();
    const note = () => {
      for (const number of document.querySelectorAll(selector)) {
        const known = texts.get(number) ?? [];
        const text = number.textContent;
        if (text && known.at(-1) !== text) texts.set(number, [...known, text]);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { numberTexts: () => [...texts.values()] });
  }, numbers);
  return () => page.evaluate(() => (window as unknown as { numberTexts(): string[][] }).numberTexts());
}

for (const path of ['/', '/um-okkur', '/thjonusta/leikjavading'])
  test(`a large number is never another one than was served, not for a moment: ${path}`, async ({
    page,
    request,
  }) => {
    const texts = await textsOfNumbers(page);
    await page.setViewportSize({ width: 360, height: 500 });
    await page.goto(path);
    const all = page.locator(numbers);
    for (const number of await all.all()) await number.scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const served = await (await request.get(path)).text();
    const shown = await texts();
    expect(shown).toHaveLength(await all.count());
    for (const [text = '', ...others] of shown) {
      expect(served).toContain(`>${text}<`);
      expect(others).toEqual([]);
    }
  });

for (const path of ['/', '/um-okkur', '/hafa-samband', '/skilmalar', '/fa-tilbod', '/ekki-til'])
  test(`the calm line of a thread stands at once, and its tangle 1.2 s later: ${path} @chromium`, async ({
    page,
  }) => {
    await page.goto(path);
    const drawn = await page.evaluate(() => {
      const all = document
        .getAnimations()
        .filter((one) => (one as CSSAnimation).animationName === 'thread-draw');
      return all.map((one) => {
        one.pause();
        one.currentTime = 0;
        const svg = (one.effect as KeyframeEffect).target as SVGElement;
        const line = svg.closest('svg')?.querySelector('path') as SVGPathElement;
        const length = line.getTotalLength();
        return {
          end: one.effect?.getComputedTiming().endTime,
          tail: line.isPointInStroke(line.getPointAtLength(length * 0.9)),
          tangle: line.isPointInStroke(line.getPointAtLength(1)),
        };
      });
    });
    expect(drawn.length).toBeGreaterThan(0);
    for (const { end, tail, tangle } of drawn) {
      expect(Number(end)).toBeLessThanOrEqual(1200);
      expect(tail).toBe(true);
      expect(tangle).toBe(false);
    }
  });

for (const { reducedMotion, moves } of [
  { reducedMotion: 'no-preference', moves: true },
  { reducedMotion: 'reduce', moves: false },
] as const)
  test(`the rule above a large number ${moves ? 'is drawn' : 'stands'}, motion: ${reducedMotion} (WCAG 2.3.3) @chromium`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.locator(numbers).first().scrollIntoViewIfNeeded();
    const drawn = () =>
      page.evaluate(() =>
        document.getAnimations().some((one) => (one as CSSAnimation).animationName === 'rule'),
      );
    if (moves) await expect.poll(drawn).toBe(true);
    else expect(await drawn()).toBe(false);
  });

for (const { reducedMotion, moves } of [
  { reducedMotion: 'no-preference', moves: true },
  { reducedMotion: 'reduce', moves: false },
] as const)
  test(`pages ${moves ? 'pass into' : 'simply follow'} each other, motion: ${reducedMotion} (WCAG 2.3.3) @chromium`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        Object.assign(window, { moved: (event as PageRevealEvent).viewTransition !== null }),
      ),
    );
    await page.goto('/en');
    await page.locator('.site-footer a[href="/en/pricing"]').click();
    await expect(page).toHaveURL('/en/pricing');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { moved?: boolean }).moved))
      .toBe(moves);
  });
