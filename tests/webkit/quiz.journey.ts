import { expect } from 'vitest';
import { quizPages } from '../browser/support/quiz.ts';
import { test } from './support/test.ts';

const button = '.quiz__action button';

test('the quiz is played to its results', async ({ page }) => {
  await page.open(quizPages.is);
  await page.run(() => document.querySelector('.quiz')?.scrollIntoView({ behavior: 'instant' }));
  for (let question = 0; question < 5; question += 1) {
    await page.click('.quiz-option:not([data-mark])');
    await expect
      .poll(() =>
        page.run((chosen: string) => document.querySelector<HTMLButtonElement>(chosen)?.disabled, button),
      )
      .toBe(false);
    await page.click(button);
    await expect.poll(() => page.isShown('.quiz-option[data-mark="right"]')).toBe(true);
    await page.click(button);
  }
  await expect.poll(() => page.isShown('.quiz-results')).toBe(true);
});
