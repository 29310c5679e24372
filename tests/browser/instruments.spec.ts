// @module-tag all
import { expect, type Locator, type Page } from 'playwright/test';
import { violations, violationsInTheDark } from './support/axe.ts';
import { test } from './support/test.ts';

const languages = [
  {
    budget: '/thjonusta/markadsherferdir',
    race: '/thjonusta/vefsidugerd',
    specimen: '/thjonusta/vorumerkjathroun',
    quote: '/fa-tilbod',
    mark: ',',
  },
  {
    budget: '/en/services/marketing-campaigns',
    race: '/en/services/web-development',
    specimen: '/en/services/brand-development',
    quote: '/en/get-quote',
    mark: '.',
  },
];

/** The amounts of some texts, such as `79.000 kr.` */
const amounts = (texts: string[]) => texts.map((text) => Number(text.replace(/\D/g, '')));

/** The amounts that an answer adds up: purchases and ads, but not what is paid once. */
async function parts(answer: Locator): Promise<number[]> {
  const rows = answer.locator('.budget__row:not(.budget__setup):visible .budget__price');
  return amounts(await rows.allTextContents());
}

async function sumOf(answer: Locator): Promise<number> {
  return amounts([await answer.locator('.budget__amount').innerText()])[0] ?? 0;
}

/** Expects that an answer adds up, and leaves at least half to the ads. */
async function expectTrue(answer: Locator): Promise<void> {
  const sum = await sumOf(answer);
  const all = await parts(answer);
  expect(all.reduce((total, one) => total + one, 0)).toBe(sum);
  expect(all.at(-1)).toBeGreaterThanOrEqual(sum / 2);
}

/** Opens a page, and waits until its instrument can be used. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-ready]').waitFor();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
}

for (const { budget, race, specimen, quote, mark } of languages) {
  test.describe(`the budget of ${budget}`, () => {
    const slider = (page: Page) => page.getByRole('slider');
    const answers = (page: Page) => page.locator('.budget__answer');

    test('one answer follows the slider, and is true at every amount', { tag: '@firefox' }, async ({
      page,
    }) => {
      await visit(page, budget);
      await expect(answers(page).nth(1)).toBeHidden();
      const answer = answers(page).first();
      await slider(page).focus();
      await page.keyboard.press('Home');
      const counts: number[] = [];
      const last = Number(await slider(page).getAttribute('max'));
      while (counts.length < 100) {
        await expectTrue(answer);
        counts.push((await parts(answer)).length);
        if ((await sumOf(answer)) >= last) break;
        await page.keyboard.press('ArrowRight');
      }
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d{3}\.000\u00a0kr\. /);
    });

    test('the slider follows the pointer, and the thread shows how the amount is divided', async ({
      page,
    }) => {
      await visit(page, budget);
      const before = await page.locator('.budget__work').first().getAttribute('d');
      await slider(page).scrollIntoViewIfNeeded();
      const box = await slider(page).boundingBox();
      if (!box) throw new Error('The slider is not shown.');
      await page.mouse.click(box.x + box.width - 20, box.y + box.height / 2);
      await expect(page.locator('.budget__work').first()).not.toHaveAttribute('d', before ?? '');
      await expect(page.locator('.budget__summary').first()).toContainText('kr.');
      await expectTrue(answers(page).first());
    });

    test('the link leads to the quote form with marketing chosen', async ({ page }) => {
      await visit(page, budget);
      await page.locator('.budget .buttons').getByRole('link').click();
      await page.waitForURL((url) => url.pathname === quote);
      await expect(page.locator('[data-service=marketing]')).toBeChecked();
      await expect(page.locator('[data-service]:checked')).toHaveCount(1);
    });

    test('axe finds nothing wrong with the budget, and nothing is wider than a phone', async ({ page }) => {
      await visit(page, budget);
      await expectAccessible(page);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('three amounts are answered, and there is no slider', async ({ page }) => {
        await page.goto(budget);
        await expect(slider(page)).toBeHidden();
        await expect(answers(page)).toHaveCount(3);
        for (const answer of await answers(page).all()) {
          await expect(answer).toBeVisible();
          await expectTrue(answer);
        }
      });
    });
  });

  test.describe(`the race of ${race}`, () => {
    const clock = (page: Page) => page.locator('.race__clock').first();
    const limits = (page: Page) => page.locator('.race__time + .race__time dd');
    const wait = (page: Page) => page.locator('.race__wait');
    const start = (page: Page) => page.locator('.race button');
    const exact = [new RegExp(`^2\\${mark}50 `), new RegExp(`^4\\${mark}00 `)];

    test('the lines are finished until somebody starts the race, which takes as long as it says', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visit(page, race);
      const finished = (await clock(page).textContent()) ?? '';
      expect(finished).toMatch(new RegExp(`^\\d\\${mark}\\d\\d `));
      await start(page).focus();
      const begun = Date.now();
      await page.keyboard.press('Enter');
      await expect(clock(page)).not.toHaveText(finished);
      await expect(limits(page), 'only the clock of this page runs').toHaveText(exact);
      await expect(page.locator('.race__result')).toContainText(finished);
      await expect(wait(page)).toHaveAttribute('d', 'M0 1H4000');
      expect(Date.now() - begun).toBeGreaterThan(3900);
      await expect(clock(page)).toHaveText(finished);
      await expect(start(page)).toBeFocused();
    });

    test('a second press begins the race anew', async ({ page }) => {
      await visit(page, race);
      await start(page).click();
      await expect(page.locator('.race__result')).not.toBeEmpty();
      await start(page).click();
      await expect(page.locator('.race__result')).toBeEmpty();
    });

    test('who wants less motion sees the finished lines, and no button', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, race);
      await expect(start(page)).toBeHidden();
      await expect(clock(page)).toBeVisible();
    });

    test('the words name the conditions, the day and the source of the limits', async ({ page }) => {
      await visit(page, race);
      const note = page.locator('.race .note');
      await expect(note).toContainText('Lighthouse');
      await expect(note).toContainText(/\b20\d\d\b/);
      await expect(note.getByRole('link')).toHaveAttribute('href', 'https://web.dev/articles/lcp');
    });

    test('axe finds nothing wrong with the race, and nothing is wider than a phone', async ({ page }) => {
      await visit(page, race);
      await expectAccessible(page);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the lines are finished and have their numbers', async ({ page }) => {
        await page.goto(race);
        await expect(start(page)).toBeHidden();
        await expect(clock(page)).toBeVisible();
        await expect(limits(page)).toHaveText(exact);
        await expect(wait(page)).toHaveAttribute('d', 'M0 1H4000');
      });
    });
  });

  test.describe(`the specimen of ${specimen}`, () => {
    const field = (page: Page) => page.locator('.specimen__text');
    const used = (page: Page) => page.locator('.specimen__letter[data-used]');

    test('typing marks the letters that the text uses, and names them', { tag: '@firefox' }, async ({
      page,
    }) => {
      await visit(page, specimen);
      await field(page).fill('Kaffi Ýr og Þór „úti“');
      await expect(used(page)).toHaveText(['Þ', 'ó', 'ú', 'Ý', '„', '“']);
      await expect(page.locator('.specimen__status')).toContainText('Þ ó ú Ý „ “');
      await field(page).fill('');
      await field(page).pressSequentially('Reykholt');
      await expect(used(page)).toHaveCount(0);
    });

    test('in forced colours only the letters that are used have a line below them', {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await visit(page, specimen);
      const lines = await page
        .locator('.specimen__letter')
        .evaluateAll(
          (all) => all.filter((one) => getComputedStyle(one).borderBlockEndStyle !== 'none').length,
        );
      expect(lines).toBe(await used(page).count());
    });

    test('a long text is shown whole, in the display face', { tag: '@firefox' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit(page, specimen);
      await field(page).fill('Þvottahúsið Æðardúnn & Öndvegis­súlur, Ísafirði');
      const isWhole = () => field(page).evaluate((one) => one.scrollHeight <= one.clientHeight + 2);
      await expect.poll(isWhole).toBe(true);
      expect(await field(page).evaluate((one) => getComputedStyle(one).fontFamily)).toContain(
        'Hemja Display',
      );
    });

    test('the display face has every letter of the specimen and the common ones of other languages', async ({
      page,
    }) => {
      await visit(page, specimen);
      const letters = await page.locator('.specimen__letter').allTextContents();
      expect(letters.length).toBeGreaterThan(20);
      const lacking = await page.evaluate(lettersLacking, [
        ...letters,
        ...'ABCXYZabcxyz0123456789&.,:;!?-–—+/()\'"’“”…@#%€ÄäÅåØøÜüßÑñÇçÈèÊêËëÀàÂâÏïÎîÔôÒòÙùÛû«»',
      ]);
      expect(lacking).toEqual([]);
    });

    test('axe finds nothing wrong with the specimen, and nothing is wider than a phone', async ({ page }) => {
      await visit(page, specimen);
      await expectAccessible(page);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('one can type all the same, and the letters of the sample are marked', async ({ page }) => {
        await page.goto(specimen);
        await expect(used(page)).not.toHaveCount(0);
        await field(page).fill('Þórður');
        await expect(field(page)).toHaveValue('Þórður');
        await expect(page.locator('.specimen__status')).toBeHidden();
      });
    });
  });
}

/** Runs in the page. A letter that a face has is as wide whatever stands behind the face. */
async function lettersLacking(letters: string[]): Promise<string[]> {
  await document.fonts.load('650 100px "Hemja Display"', letters.join(''));
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  const widthIn = (letter: string, fonts: string) => {
    context.font = `650 100px ${fonts}`;
    return context.measureText(letter).width;
  };
  return letters.filter((letter) => {
    const widths = ['monospace', 'serif', 'cursive'].map((other) =>
      widthIn(letter, `"Hemja Display", ${other}`),
    );
    const alone = ['monospace', 'serif', 'cursive'].map((other) => widthIn(letter, other));
    return new Set(widths).size > 1 || new Set([...widths, ...alone]).size === 1;
  });
}
