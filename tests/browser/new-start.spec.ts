// @module-tag all
import { expect, type Page } from 'playwright/test';
import { fillRequired, test as formTest, openForm } from './support/forms.ts';
import { QuizPlayer, quizPages } from './support/quiz.ts';
import { test } from './support/test.ts';
import { typeInto } from './support/typing.ts';

/** Takes an element away that React will want to remove itself, as a careless extension does. React cannot go on then. */
async function takeAway(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => element.remove());
}

/** What reaches the window as an error. */
function errorsOf(page: Page): Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

test.describe('an island with which React cannot go on starts anew', () => {
  test('the questions with what is typed, chosen and open, and the focus', async ({ page }) => {
    const errors = errorsOf(page);
    const box = page.locator('.faq-tools__input');
    const shown = page.locator('.faq-question:visible');
    await page.goto('/en/faq');
    await page.locator('.faq-tools[data-awake]').waitFor();
    const all = await shown.count();
    await page.locator('.faq-tools .chip').nth(1).click();
    await expect(shown).not.toHaveCount(all);
    const ofCategory = await shown.count();
    await shown.first().locator('summary').click();
    await typeInto(box, 'xyzzy');
    await page.locator('.faq-empty').waitFor();
    await takeAway(page, '.faq-empty');
    await typeInto(box, '');
    await expect(shown).toHaveCount(ofCategory);
    await expect(box).toBeFocused();
    await expect(page.locator('.faq-tools .chip').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(shown.first()).toHaveAttribute('open', '');
    await page.keyboard.type('e');
    await expect(box).toHaveValue('e');
    await expect(page.locator('.island-failure')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('the quiz with the points and the question that one is at', async ({ page }) => {
    const errors = errorsOf(page);
    const quiz = await QuizPlayer.open(page, quizPages.en);
    await quiz.answer(0, true);
    await takeAway(page, '.quiz-hud__gain');
    await quiz.button.click();
    await expect(page.locator('.quiz__heading')).toHaveText(quiz.props.questions[1]?.question ?? '');
    await expect(page.locator('.quiz__heading')).toBeFocused();
    await expect(quiz.value('points')).toHaveText('100');
    await expect(quiz.game.locator(':checked')).toHaveCount(0);
    await expect(quiz.button).toBeDisabled();
    await quiz.answer(1, true);
    await expect(quiz.value('points')).toContainText('200');
    await expect(page.locator('.island-failure')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('the search with what is typed', async ({ page }) => {
    const errors = errorsOf(page);
    const box = page.locator('#_search-input');
    await page.goto('/en/about');
    await page.keyboard.press('/');
    await box.fill('xqzwk');
    await page.locator('.search__elsewhere').waitFor();
    await takeAway(page, '.search__elsewhere');
    const words = (await page.locator('.search__popular .chip').first().textContent()) ?? '';
    await typeInto(box, words);
    await expect(page.locator('.search__title').first()).toHaveText(words);
    await expect(box).toHaveValue(words);
    await expect(page.locator('.search [role=alert]')).toBeHidden();
    expect(errors).toEqual([]);
  });
});

formTest(
  'a form with which React cannot go on starts anew, and sends what was typed',
  async ({ page, server }) => {
    const errors = errorsOf(page);
    await openForm(page, `${server.url}/en/get-quote`);
    await page.locator('.choice__box').nth(1).check();
    await page.locator('form.form [type=submit]').click();
    await page.locator('.error-summary').waitFor();
    await fillRequired(page);
    await takeAway(page, '.error-summary');
    server.mode = 'hold';
    await page.locator('form.form [type=submit]').click();
    await expect(page.locator('form.form [aria-disabled]')).toBeFocused();
    await expect(page.locator('.choice__box').nth(1)).toBeChecked();
    await expect(page.locator('[name=name]')).toHaveValue('Jóna Æsa');
    server.release();
    await page.locator('.form-success').waitFor();
    expect(server.posts.map(({ fields }) => fields.find(([name]) => name === 'name')?.[1])).toEqual([
      'Jóna Æsa',
    ]);
    await expect(page.locator('.island-failure')).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test('a search that cannot be drawn says that something went wrong, and blames no connection', async ({
  page,
}) => {
  await page.route(/\/assets\/SiteSearch-/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function SiteSearch() { throw new Error('broken on purpose'); }`,
    }),
  );
  await page.goto('/en/about');
  await page.keyboard.press('/');
  await expect(page.locator('.search .island-failure')).toBeVisible();
  await expect(page.locator('.search [role=alert]:visible')).toHaveCount(1);
  await expect(page.locator('.search__inner > [role=alert]')).toBeHidden();
});
