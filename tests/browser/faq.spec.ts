import { expect, type Page } from 'playwright/test';
import { violations } from './support/axe.ts';
import { consoleProblemsOf } from './support/forms.ts';
import { markedWords } from './support/marks.ts';
import { test } from './support/test.ts';
import { typeInto } from './support/typing.ts';

const languages = [
  {
    path: '/spurt-og-svarad',
    contact: '/hafa-samband',
    word: 'ROAS',
    count: (n: number) =>
      n % 10 === 1 && n % 100 !== 11 ? `Fannst ${n} spurning` : `Fundust ${n} spurningar`,
    none: 'Engar spurningar fundust',
    clear: 'Hreinsa leit',
    width: 360,
  },
  {
    path: '/en/faq',
    contact: '/en/contact',
    word: 'ROAS',
    count: (n: number) => (n === 1 ? `${n} question found` : `${n} questions found`),
    none: 'No questions found',
    clear: 'Clear search',
    width: 1280,
  },
];

const questions = (page: Page) => page.locator('.faq-question');
const shown = (page: Page) => page.locator('.faq-question:visible');
const searchBox = (page: Page) => page.locator('.faq-tools__input');

/** Opens the questions and waits until script has taken them over. */
async function openFaq(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.faq-tools[data-awake]').waitFor();
}

for (const { path, contact, word, count, none, clear, width } of languages) {
  test.describe(`the questions of ${path} (specification 7)`, () => {
    test('are taken over as they are in the page, without a word in the console', async ({ page }) => {
      const troubles = consoleProblemsOf(page);
      await page.goto(path);
      const served = await page.locator('.faq-browser').textContent();
      await page.locator('.faq-tools[data-awake]').waitFor();
      expect(await page.locator('.faq-browser').textContent()).toBe(served);
      expect(await questions(page).count()).toBeGreaterThanOrEqual(35);
      expect(troubles).toEqual([]);
    });

    test('are narrowed to those that hold the words, whatever their case, counted and marked (WCAG 4.1.3)', {
      tag: '@firefox',
    }, async ({ page }) => {
      await openFaq(page, path);
      const all = await shown(page).count();
      await typeInto(searchBox(page), word.toLowerCase());
      await expect
        .poll(async () => (await markedWords(page, 'faq'))[0]?.toLowerCase())
        .toBe(word.toLowerCase());
      const n = await shown(page).count();
      expect(n).toBeGreaterThan(0);
      expect(n).toBeLessThan(all);
      for (const question of await shown(page).all()) {
        expect((await question.textContent())?.toLowerCase()).toContain(word.toLowerCase());
      }
      await expect(page.getByRole('status').and(page.locator('.faq-count'))).toHaveText(count(n));
      await page.locator('.faq-tools__clear').click();
      await expect(shown(page)).toHaveCount(all);
      await expect.poll(() => markedWords(page, 'faq')).toEqual([]);
    });

    test('are narrowed to a category, to words inside it, and shown whole by the first chip', async ({
      page,
    }) => {
      await openFaq(page, path);
      const all = await shown(page).count();
      const chips = page.locator('.faq-tools [aria-pressed]');
      await expect(chips).toHaveCount(8);
      const category = chips.nth(4);
      await category.click();
      await expect(category).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.faq-group:visible')).toHaveCount(1);
      await expect(page.locator('.faq-group:visible h2')).toHaveText((await category.textContent()) ?? '');
      const first = (await shown(page).first().locator('h3').textContent()) ?? '';
      await typeInto(searchBox(page), first);
      await expect(page.locator('.faq-count')).toHaveText(count(1));
      await typeInto(searchBox(page), '');
      await chips.nth(0).click();
      await expect(shown(page)).toHaveCount(all);
    });

    test('that nobody asked leave an empty panel, whose button brings all of them back', async ({ page }) => {
      await openFaq(page, path);
      const all = await shown(page).count();
      for (const text of ['xyzzy <img src=x>', '.*', '\\', '%', 'a'.repeat(200)]) {
        await typeInto(searchBox(page), text);
        await expect(page.locator('.faq-count')).toHaveText(none);
        await expect(shown(page)).toHaveCount(0);
        await page.locator('.faq-empty').getByRole('button', { name: clear }).click();
        await expect(shown(page)).toHaveCount(all);
        await expect(searchBox(page)).toHaveValue('');
        await expect(searchBox(page)).toBeFocused();
      }
    });

    test('open and close each by itself, and stay open when they are filtered', async ({ page }) => {
      await openFaq(page, path);
      const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
      await first.locator('summary').click();
      await second.locator('summary').press('Enter');
      await expect(first).toHaveAttribute('open', '');
      await expect(second).toHaveAttribute('open', '');
      await typeInto(searchBox(page), 'xyzzy');
      await expect(shown(page)).toHaveCount(0);
      await typeInto(searchBox(page), '');
      await expect(first).toHaveAttribute('open', '');
      await first.locator('summary').click();
      await expect(first).not.toHaveAttribute('open');
      await expect(second).toHaveAttribute('open', '');
    });

    test('end in a call to action that leads to the contact page', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.closing a')).toHaveAttribute('href', contact);
    });

    test(`have no accessibility violations, open, filtered or empty, at ${width} px @axe`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFaq(page, path);
      await questions(page).nth(0).locator('summary').click();
      expect(await violations(page)).toEqual([]);
      await typeInto(searchBox(page), word);
      await expect.poll(() => markedWords(page, 'faq')).not.toEqual([]);
      await shown(page).last().locator('summary').click();
      await expect(shown(page).last()).toHaveAttribute('open', '');
      expect(await violations(page)).toEqual([]);
      await typeInto(searchBox(page), 'xyzzy');
      await expect(page.locator('.faq-empty')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('the address of a question (specification 7.7)', () => {
  for (const { path } of languages) {
    test(`opens it on ${path}, and leaves the address after a second without a step in the history`, {
      tag: '@firefox',
    }, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.goto(path);
      const slug = await questions(page).nth(20).getAttribute('id');
      await page.goto('about:blank');
      await page.clock.pauseAt(60 * 60 * 1000);
      await page.goto(`${path}#${encodeURIComponent(slug ?? '')}`);
      await expect(questions(page).nth(20)).toHaveAttribute('open', '');
      await expect(questions(page).nth(20)).toBeInViewport();
      await expect(page.locator('.faq-question[open]')).toHaveCount(1);
      const steps = await page.evaluate(() => history.length);
      await page.clock.runFor(900);
      expect(new URL(page.url()).hash).not.toBe('');
      await page.clock.runFor(200);
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      await expect(questions(page).nth(20)).toHaveAttribute('open', '');
    });
  }

  test('shows a question that a filter has hidden', async ({ page }) => {
    await openFaq(page, '/spurt-og-svarad');
    const slug = (await questions(page).nth(20).getAttribute('id')) ?? '';
    await typeInto(searchBox(page), 'xyzzy');
    await expect(shown(page)).toHaveCount(0);
    await page.evaluate((id) => location.assign(`#${id}`), slug);
    await expect(questions(page).nth(20)).toHaveAttribute('open', '');
    await expect(questions(page).nth(20)).toBeInViewport();
    await expect(searchBox(page)).toHaveValue('');
  });

  test('leaves the filter alone when it names no question', async ({ page }) => {
    await openFaq(page, '/spurt-og-svarad');
    await typeInto(searchBox(page), 'ROAS');
    await page.evaluate(() => location.assign('#_main'));
    await page.locator('main:target').waitFor();
    await expect(searchBox(page)).toHaveValue('ROAS');
  });

  const hostile = [
    '%',
    '%E0%A4%A',
    '"><img src=x onerror=alert(1)>',
    '..',
    'main',
    "'] *",
    '%00',
    '#',
    'constructor',
  ];
  test('is harmless when it is hostile', async ({ page }) => {
    const troubles = consoleProblemsOf(page);
    for (const [index, hash] of [...hostile, 'a'.repeat(10_000)].entries()) {
      await page.goto(`/spurt-og-svarad?${index}#${hash}`);
      await page.locator('.faq-tools[data-awake]').waitFor();
      await expect(page.locator('.faq-question[open]')).toHaveCount(0);
      expect([hash.slice(0, 40), ...troubles]).toEqual([hash.slice(0, 40)]);
    }
  });
});

test('on a phone the tools stay in reach; a category chosen far down is shown from its first question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFaq(page, '/spurt-og-svarad');
  await questions(page).nth(40).scrollIntoViewIfNeeded();
  await expect(searchBox(page)).toBeInViewport();
  const chip = page.locator('.faq-tools .chip').last();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(page).first()).toBeInViewport({ ratio: 0.99 });
  const tools = await page.locator('.faq-tools').boundingBox();
  const first = await shown(page).first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((tools?.y ?? 0) + (tools?.height ?? 0));
});

for (const [width, height] of [
  [1280, 800],
  [360, 780],
] as const)
  test(`the tools and the title of the category stay, and take a fifth of ${width} × ${height} px at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openFaq(page, '/spurt-og-svarad');
    const group = page.locator('.faq-group').nth(1);
    await group
      .locator('.faq-question')
      .nth(3)
      .evaluate((question) => {
        question.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    const title = await group.locator('h2').boundingBox();
    const header = await page.locator('.site-header').boundingBox();
    const tools = await page.locator('.faq-tools').boundingBox();
    const end = (tools?.y ?? 0) + (tools?.height ?? 0);
    await expect(group.locator('h2')).toBeInViewport({ ratio: 1 });
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
    expect(title?.y).toBeGreaterThanOrEqual(end - 1);
    const isAbove = width < 960;
    const bottom = isAbove ? (title?.y ?? height) + (title?.height ?? 0) : end;
    expect(bottom - (header?.height ?? 0)).toBeLessThanOrEqual(height / 5);
  });

test('a group of which a filter leaves some questions is closed by a rule', async ({ page }) => {
  await openFaq(page, '/spurt-og-svarad');
  await typeInto(searchBox(page), 'auglýsing');
  await expect.poll(() => markedWords(page, 'faq')).not.toEqual([]);
  const lists = page.locator('.faq-group:visible .faq-group__list');
  const rules = () =>
    lists.evaluateAll((all) => [...new Set(all.map((list) => getComputedStyle(list).borderBottomWidth))]);
  // What matches is shown in two steps: which lists are left is asked together with their rules.
  await expect.poll(rules).toEqual(['1px']);
});

test('a closed answer is found and opened by a link to its words, as by find-in-page @chromium', async ({
  page,
}) => {
  await page.goto('/en/faq');
  test.skip(!(await canFind(page)), 'this browser is built without what searches in a page');
  const answer = questions(page).nth(12).locator('.faq-question__text').first();
  const words = ((await answer.textContent()) ?? '').split(' ').slice(0, 6).join(' ');
  await page.goto('about:blank');
  await page.goto(`/en/faq#:~:text=${encodeURIComponent(words)}`);
  await expect(questions(page).nth(12)).toHaveAttribute('open', '');
  await expect(answer).toBeInViewport();
});

/** The packaged Chromium lacks the data that both need, the search of a page and links to words. */
function canFind(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { find } = window as unknown as { find(words: string): boolean };
    return find(document.querySelector('h1')?.textContent ?? '');
  });
}
