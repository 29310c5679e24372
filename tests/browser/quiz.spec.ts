import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { violations } from './support/axe.ts';
import { QuizPlayer, quizPages } from './support/quiz.ts';
import { test } from './support/test.ts';
import { typeInto } from './support/typing.ts';

/** Everything that the console says, with its kind. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error}`));
  return said;
}

for (const [locale, path] of Object.entries(quizPages)) {
  test.describe(`the quiz in ${locale}`, () => {
    test('all right: every question is marked and explained, and the results are excellent', async ({
      page,
    }) => {
      const said = listen(page);
      const quiz = await QuizPlayer.open(page, path);
      for (const [index, { question, options, correct, explanation }] of quiz.props.questions.entries()) {
        await expect(quiz.game.getByRole('heading', { level: 3 })).toHaveText(question);
        await expect(quiz.game.getByRole('group')).toContainText(`${index + 1}`);
        await expect(quiz.button).toBeDisabled();
        await quiz.answer(index, true);
        await expect(quiz.game.getByRole('status')).toContainText(quiz.word('correct'));
        await expect(quiz.game.getByRole('status')).toContainText(explanation);
        await expect(quiz.game.locator('[data-mark="right"] .quiz-option__text')).toHaveText(
          options[correct] ?? '',
        );
        await expect(quiz.value('points')).toContainText(`${(index + 1) * 100}`);
        await expect(quiz.value('streak')).toHaveText(`${index + 1}`);
        await expect(quiz.button).toHaveText(quiz.word(index === 4 ? 'results' : 'next'));
        await quiz.button.click();
      }
      await expect(quiz.game.getByText(quiz.word('excellent'))).toBeVisible();
      for (const [name, value] of Object.entries({
        points: '500',
        accuracy: '100%',
        level: '3',
        streak: '5',
      }))
        await expect(quiz.value(name)).toHaveText(value);
      await expect(quiz.game.locator('.quiz-scores')).toContainText(/250 \S+ 300/);
      await expect(quiz.game.locator('.quiz-scores__number')).toContainText(/^5 \S+ 5/);
      await expect(quiz.game.locator('.quiz-thread > [data-right=true]')).toHaveCount(5);
      expect(said).toEqual([]);
    });

    test('a wrong answer says so in words and shows the right one; the answer is locked (WCAG 1.4.1, 4.1.3)', async ({
      page,
    }) => {
      const quiz = await QuizPlayer.open(page, path);
      await quiz.answer(0, false);
      await expect(quiz.game.getByRole('status')).toContainText(quiz.word('wrong'));
      await expect(quiz.game.getByRole('status')).toContainText(quiz.word('rightAnswer'));
      await expect(quiz.game.locator('.quiz-option[data-mark="wrong"]')).toContainText(quiz.word('wrong'));
      await expect(quiz.game.locator('.quiz-option[data-mark="right"]')).toContainText(
        quiz.word('rightAnswer'),
      );
      for (const option of await quiz.options.all()) await expect(option).toBeDisabled();
      await expect(quiz.value('points')).toHaveText('0');
    });

    test('play again resets everything', { tag: '@all' }, async ({ page }) => {
      const quiz = await QuizPlayer.open(page, path);
      await quiz.play('rrrww');
      await quiz.game.getByRole('button', { name: quiz.word('again') }).click();
      await expect(quiz.game.getByRole('heading', { level: 3 })).toBeFocused();
      await expect(quiz.game.getByRole('heading', { level: 3 })).toHaveText(
        quiz.props.questions[0]?.question ?? '',
      );
      for (const option of await quiz.options.all()) await expect(option).not.toBeChecked();
      await expect(quiz.value('points')).toHaveText('0');
      await expect(quiz.value('level')).toHaveText('1');
      await quiz.play('wwwww');
      await expect(quiz.value('points')).toHaveText('0');
    });

    test('the results lead to the quote form, which begins with the wish for a game', async ({ page }) => {
      const quiz = await QuizPlayer.open(page, path);
      await quiz.play('rrrrr');
      await quiz.game.getByRole('link', { name: quiz.word('offerAction') }).click();
      await expect(page.locator('textarea')).toHaveValue(new RegExp(`^${quiz.word('offerMessage')}`));
      await expect(page).toHaveURL(locale === 'is' ? '/fa-tilbod' : '/en/get-quote');
    });

    test('the score is saved as a picture where the device cannot share one', { tag: '@all' }, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'canShare', { value: undefined });
      });
      const quiz = await QuizPlayer.open(page, path);
      await quiz.play('rrwrw');
      const saving = page.waitForEvent('download');
      await quiz.game.getByRole('button', { name: quiz.word('share') }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('hemja-300.png');
      const bytes = readFileSync(await download.path());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });

    test('the prize draw opens, cancels, judges what is typed, thanks, and sends nothing (WCAG 1.3.5, 4.1.3)', {
      tag: '@all',
    }, async ({ page }) => {
      const said = listen(page);
      const quiz = await QuizPlayer.open(page, path);
      await quiz.play('rwwww');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const enter = quiz.game.getByRole('button', { name: quiz.word('enter') });
      const name = quiz.game.getByLabel(quiz.word('fullName'));
      const email = quiz.game.getByLabel(quiz.word('email'));
      const submit = quiz.game.getByRole('button', { name: quiz.word('submitEntry') });
      await expect(quiz.game.getByText(quiz.word('demo'))).toBeVisible();
      await enter.click();
      await expect(name).toBeFocused();
      await quiz.game.getByRole('button', { name: quiz.word('cancel') }).click();
      await expect(enter).toBeFocused();
      await enter.click();
      await expect(quiz.game.getByText(quiz.word('demo'))).toBeVisible();
      await expect(name).toHaveAttribute('autocomplete', 'name');
      await expect(email).toHaveAttribute('autocomplete', 'email');
      await expect(name).toHaveAttribute('required', '');
      await expect(email).toHaveAttribute('required', '');
      for (const [typedName, typedEmail, isValid] of [
        ['', 'anna@hemja.is', false],
        ['   ', 'anna@hemja.is', false],
        ['Anna Þórsdóttir', 'anna', false],
        ['Anna Þórsdóttir', 'anna@hemja', false],
        ['Anna Þórsdóttir', 'an na@hemja.is', false],
        ['Anna Þórsdóttir', 'anna@hemja.is', true],
      ] as const) {
        await typeInto(name, typedName);
        await typeInto(email, typedEmail);
        await expect(submit).toBeEnabled({ enabled: isValid });
      }
      await email.press('Enter');
      await expect(quiz.game.getByRole('status')).toHaveText(quiz.word('entered'));
      await expect(quiz.game.getByText(quiz.word('entered'))).toBeFocused();
      await expect(name).toHaveCount(0);
      expect(requests).toEqual([]);
      expect(said).toEqual([expect.stringContaining('log: Prize draw')]);
    });

    test('can be played by keyboard alone, and the focus is never lost', { tag: '@firefox' }, async ({
      page,
    }) => {
      const quiz = await QuizPlayer.open(page, path);
      const heading = quiz.game.getByRole('heading', { level: 3 });
      await quiz.options.first().focus();
      for (const [index, { correct }] of quiz.props.questions.entries()) {
        if (index > 0) await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        for (let step = 0; step < correct; step++) await page.keyboard.press('ArrowDown');
        await expect(quiz.options.nth(correct)).toBeChecked();
        await expect(quiz.button).toBeEnabled();
        await page.keyboard.press('Enter');
        await expect(quiz.game.getByRole('status')).toContainText(quiz.word('correct'));
        await expect(quiz.button).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(heading).toBeFocused();
      }
      await expect(heading).toHaveText(quiz.word('finished'));
      await page.keyboard.press('Tab');
      await expect(quiz.game.getByRole('link', { name: quiz.word('offerAction') })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(quiz.game.getByRole('button', { name: quiz.word('again') })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(quiz.game.getByRole('button', { name: quiz.word('share') })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Anna');
      await page.keyboard.press('Tab');
      await page.keyboard.type('anna@hemja.is');
      await page.keyboard.press('Enter');
      await expect(quiz.game.getByText(quiz.word('entered'))).toBeFocused();
    });

    // Each language at one width: words and widths matter, but not each pair of them.
    const width = locale === 'is' ? 360 : 1280;
    test(`has no accessibility violations in any state at ${width} px`, { tag: '@axe' }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const quiz = await QuizPlayer.open(page, path);
      await quiz.choose(0, false);
      expect(await violations(page), 'chosen').toEqual([]);
      await quiz.button.click();
      expect(await violations(page), 'wrong').toEqual([]);
      await quiz.button.click();
      await quiz.answer(1, true);
      expect(await violations(page), 'right').toEqual([]);
      await QuizPlayer.open(page, path);
      await quiz.play('rrrrw');
      expect(await violations(page), 'results').toEqual([]);
      await quiz.game.getByRole('button', { name: quiz.word('enter') }).click();
      expect(await violations(page), 'form').toEqual([]);
      await typeInto(quiz.game.getByLabel(quiz.word('fullName')), 'Anna');
      await typeInto(quiz.game.getByLabel(quiz.word('email')), 'a@b.is');
      await quiz.game.getByRole('button', { name: quiz.word('submitEntry') }).click();
      expect(await violations(page), 'entered').toEqual([]);
    });
  });
}

for (const [locale, letters, band, percent, level, streak] of [
  ['is', 'rrwrr', 'excellent', 80, 3, 2],
  ['en', 'rwrwr', 'good', 60, 2, 1],
  ['is', 'wrwrw', 'okay', 40, 2, 0],
  ['en', 'rwwww', 'tryAgain', 20, 1, 0],
  ['is', 'wwwww', 'tryAgain', 0, 1, 0],
] as const)
  test(`${letters}: ${percent} % is ${band}, level ${level} (specification 9.4 and 9.6)`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const quiz = await QuizPlayer.open(page, quizPages[locale]);
    await quiz.play(letters);
    await expect(quiz.game.getByText(quiz.word(band))).toBeVisible();
    await expect(quiz.value('accuracy')).toHaveText(`${percent}%`);
    await expect(quiz.value('level')).toHaveText(`${level}`);
    await expect(quiz.value('streak')).toHaveText(`${streak}`);
    const experience = [...letters].reduce((sum, letter) => sum + (letter === 'r' ? 50 : 10), 0);
    const bar = quiz.game.getByRole('progressbar');
    await expect(bar).toHaveAccessibleName(new RegExp(`${experience}.*${level * 100}`));
    expect(await bar.evaluate(({ value, max }: HTMLProgressElement) => [value, max])).toEqual([
      experience,
      level * 100,
    ]);
  });

test('confetti falls once at 80 % and is gone; points fly up', { tag: '@all' }, async ({ page }) => {
  await page.clock.install();
  const quiz = await QuizPlayer.open(page, quizPages.is);
  await quiz.answer(0, true);
  await expect(quiz.game.locator('.quiz-hud__gain')).toHaveText('+100');
  await quiz.button.click();
  for (const [index, letter] of [...'rrrw'].entries()) {
    await quiz.answer(index + 1, letter === 'r');
    await quiz.button.click();
  }
  await expect(quiz.game.locator('canvas')).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(quiz.game.locator('canvas')).toHaveCount(0);
});

test('on a phone the question stays below the score when its answer makes the page shorter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const quiz = await QuizPlayer.open(page, quizPages.is);
  await quiz.answer(0, true);
  await expect(quiz.button).toBeInViewport({ ratio: 1 });
  const top = (selector: string) => quiz.game.locator(selector).boundingBox();
  await expect(async () => {
    const [hud, position] = [await top('.quiz-hud'), await top('.quiz__position')];
    expect(position?.y).toBeGreaterThanOrEqual((hud?.y ?? 0) + (hud?.height ?? 0));
  }).toPass();
});

for (const size of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])
  test(`at ${size.width} px an answer brings its points in view, and they fly up over nothing else and within the edge`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const quiz = await QuizPlayer.open(page, quizPages.is);
    await quiz.answer(0, true);
    await expect(quiz.button).toBeFocused();
    await expect(quiz.game.locator('.quiz-hud')).toBeInViewport({ ratio: 1 });
    const covered = await quiz.game.evaluate((game) => {
      const box = (element: Element) => element.getBoundingClientRect();
      const others =
        '.quiz-thread, .quiz-hud__item:not(.quiz-hud__item--points), .quiz-hud__value > :first-child';
      const flight = game.getAnimations({ subtree: true });
      return [0, 150, 300, 1_000].flatMap((moment) => {
        for (const animation of flight) {
          animation.pause();
          animation.currentTime = moment;
        }
        const gain = box(game.querySelector('.quiz-hud__gain') as Element);
        const values = box(game.querySelector('.quiz-hud__values') as Element);
        if (gain.left < values.left) return [`the edge at ${moment} ms`];
        return [...game.querySelectorAll(others)]
          .filter((other) => {
            const { left, right, top, bottom } = box(other);
            return left < gain.right && right > gain.left && top < gain.bottom && bottom > gain.top;
          })
          .map((other) => `${other.outerHTML} at ${moment} ms`);
      });
    });
    expect(covered).toEqual([]);
    const colourOf = (selector: string, property: 'color' | 'stroke') =>
      quiz.game
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    // One colour says that an answer was right.
    await expect
      .poll(() => colourOf('.quiz-thread > [data-right=true]', 'stroke'))
      .toBe(await colourOf('.quiz-verdict__word', 'color'));
  });

test('there is no confetti below 80 %, nor for those who asked for less motion', {
  tag: ['@reduced-motion', '@all'],
}, async ({ page }) => {
  const quiz = await QuizPlayer.open(page, quizPages.is);
  await quiz.play('rrrww');
  await expect(quiz.game.locator('canvas')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await QuizPlayer.open(page, quizPages.is);
  await still.play('rrrrr');
  await expect(still.game.locator('canvas')).toHaveCount(0);
  const moving = await page.evaluate(
    () => document.querySelector('.quiz')?.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
});

test('a key held down does not skip the verdict', { tag: ['@firefox', '@all'] }, async ({ page }) => {
  const quiz = await QuizPlayer.open(page, quizPages.en);
  await quiz.choose(0, true);
  await quiz.option(0, true).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(quiz.game.getByRole('status')).toContainText(quiz.word('correct'));
  await expect(quiz.button).toHaveText(quiz.word('next'));
});

test('on a phone the verdict does not push the button that leads on out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const quiz = await QuizPlayer.open(page, quizPages.is);
  await quiz.answer(0, false);
  await expect(quiz.button).toBeFocused();
  await expect(quiz.button).toBeInViewport({ ratio: 1 });
});

test('the link to the game brings all its answers into a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.goto(quizPages.is);
  const anchor = await page.locator('[id]:has(> [data-island=Quiz])').getAttribute('id');
  await page.locator(`main a[href="#${anchor}"]`).first().click();
  for (const option of await page.locator('.quiz-option').all())
    await expect(option).toBeInViewport({ ratio: 1 });
});

test('an option that was chosen before the game was awake counts', { tag: '@all' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/react-root-/, async (route) => {
    await held;
    await route.continue();
  });
  const quiz = await QuizPlayer.open(page, quizPages.is);
  await quiz.option(0, true).check();
  await expect(quiz.button).toBeDisabled();
  release();
  await expect(quiz.button).toBeEnabled();
  await expect(quiz.option(0, true)).toBeChecked();
});

test('nothing moves while the page comes to the game, or while the game wakes', {
  tag: ['@chromium', '@all'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const quiz = await QuizPlayer.open(page, `${quizPages.is}#quiz`);
  await quiz.choose(0, true);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test.describe('without script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every question is there, with its answer to unfold', async ({ page }) => {
    await page.goto(quizPages.is);
    await expect(page.locator('.quiz')).toBeHidden();
    await expect(page.locator('.quiz-list__item:visible')).toHaveCount(5);
    await page.locator('.quiz-list summary').first().click();
    await expect(page.locator('.quiz-list__right').first()).toBeVisible();
  });
});

test('the list takes the place of the game when the script never comes', { tag: '@all' }, async ({
  page,
}) => {
  await page.route(/\/assets\/boot-/, (route) => route.abort());
  await page.goto(quizPages.en);
  await expect(page.locator('.quiz-list__item').first()).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.locator('.quiz-list__item:visible')).toHaveCount(5);
  await expect(page.locator('.quiz')).toBeHidden();
});
