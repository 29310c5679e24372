// @module-tag all
import { expect, type Page } from 'playwright/test';
import { countText, fillText } from '../../src/define/plural.ts';
import { pluralOf } from '../../src/define/plural-rules.ts';
import { cases, propsOf, test, type Words } from './support/changed-test.ts';
import { typeInto } from './support/typing.ts';

/** What a search for the first popular words finds in a page that nobody changes, and the words of the search. */
async function unchangedSearch(page: Page, url: string) {
  const titles = page.locator('.search__title');
  await page.goto(`${url}/um-okkur`);
  await page.keyboard.press('/');
  const chip = page.locator('.search__popular .chip').first();
  const words = (await chip.textContent()) ?? '';
  await chip.click();
  await titles.first().waitFor();
  const entry = await page.locator('dialog.search').getAttribute('data-index');
  const { index }: { index: string } = await (await page.request.get(url + entry)).json();
  const file: { words: Words } = await (await page.request.get(url + index)).json();
  const found = await titles.allTextContents();
  const count = (await page.locator('#_search-status').textContent()) ?? '';
  await page.close();
  return { words, found, count, ui: file.words };
}

/** A word that few other texts hold. */
const longestWord = (text: string) =>
  [...text.matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .reduce((best, word) => (word.length > best.length ? word : best), '');

for (const { changer, moment, name, tag } of cases)
  test.describe(name, { tag }, () => {
    test.use({ changer, moment });

    test('leaves the questions whole, found by the words that are read, and counted truly', async ({
      page,
      open,
      seen,
    }) => {
      const questions = page.locator('.faq-question');
      const shown = page.locator('.faq-question:visible');
      const box = page.locator('.faq-tools__input');
      await open({
        path: '/spurt-og-svarad',
        early: () => questions.first().locator('summary').click(),
        awake: page.locator('.faq-tools[data-awake]'),
      });
      const { words, locale } = await propsOf<{
        words: Words & { countOne: string; countOther: string };
        locale: string;
      }>(page, 'FaqBrowser');
      const isCountedTruly = () =>
        expect(async () => {
          const forms = { one: words.countOne, other: words.countOther };
          const text = countText(await shown.count(), forms, pluralOf(locale));
          expect(await page.locator('.faq-count').textContent()).toBe(seen(text));
        }).toPass();
      await isCountedTruly();
      const titles = await page.locator('.faq-question__title').allTextContents();
      const middle = Math.floor(titles.length / 2);
      const query = longestWord(titles[middle] ?? '');
      // Over BiDi, React hears of letters that no key has only with the next key.
      await typeInto(box, `${query} `);
      await expect(shown).not.toHaveCount(titles.length);
      await expect(questions.nth(middle)).toBeVisible();
      await isCountedTruly();
      for (const text of await shown.allTextContents())
        expect(text.toLowerCase()).toContain(query.toLowerCase());
      await expect(box).toHaveValue(`${query} `);
      await expect(box).toBeFocused();

      await typeInto(box, 'xyzzy');
      await expect(shown).toHaveCount(0);
      await expect(page.locator('.faq-count')).toHaveText(seen(words.none ?? ''));
      await expect(page.locator('.faq-empty p')).toHaveText(seen(words.noneHint ?? ''));
      await page.locator('.faq-empty button').click();
      await expect(shown).toHaveCount(titles.length);
      await expect(box).toHaveValue('');
      await expect(box).toBeFocused();
      await isCountedTruly();

      const chip = page.locator('.faq-tools .chip').nth(2);
      await chip.click();
      await expect(page.locator('.faq-group:visible')).toHaveCount(1);
      await expect(page.locator('.faq-group:visible h2')).toHaveText((await chip.textContent()) ?? '');
      await isCountedTruly();
      await page.locator('.faq-tools .chip').first().click();
      await expect(shown).toHaveCount(titles.length);
      await expect(page.locator('.faq-question__title')).toHaveText(titles.map(seen));
      await expect(questions.first()).toHaveAttribute('open', '');
    });

    test('leaves the quiz to be played, with true verdicts and points, and the prize draw', async ({
      page,
      open,
      seen,
    }) => {
      const options = page.locator('.quiz').getByRole('radio');
      const button = page.locator('.quiz__action button');
      await open({
        path: '/thjonusta/leikjavading',
        early: async () => {
          await page.locator('.quiz').scrollIntoViewIfNeeded();
          await options.nth(1).check();
        },
        awake: page.locator('.quiz__action button:enabled'),
      });
      interface Question {
        question: string;
        options: string[];
        correct: number;
        explanation: string;
      }
      const { questions, words } = await propsOf<{ questions: Question[]; words: Words }>(page, 'Quiz');
      await expect(options.nth(1)).toBeChecked();
      let points = 0;
      for (const [index, { question, correct, explanation }] of questions.entries()) {
        const position = fillText(words.question ?? '', { n: index + 1, total: questions.length });
        await expect(page.locator('.quiz__position')).toHaveText(seen(position));
        await expect(page.locator('.quiz__heading')).toHaveText(seen(question));
        const isRight = index !== 2;
        const option = isRight ? correct : (correct + 1) % 4;
        await options.nth(option).check();
        await expect(button).toHaveText(seen(words.submit ?? ''));
        await button.click();
        if (isRight) points += 100;
        const verdict = (isRight ? words.correct : words.wrong) ?? '';
        await expect(page.locator('.quiz-verdict__word')).toHaveText(seen(verdict));
        await expect(page.locator('.quiz-verdict p').last()).toHaveText(seen(explanation));
        await expect(page.locator('.quiz-option[data-mark=right]')).toContainText(
          seen(words.rightAnswer ?? ''),
        );
        await expect(options.nth(option)).toBeChecked();
        await expect(page.locator('.quiz-hud__item--points .quiz-hud__value > span').first()).toHaveText(
          `${points}`,
        );
        const isLast = index === questions.length - 1;
        await expect(button).toHaveText(seen((isLast ? words.results : words.next) ?? ''));
        await button.click();
      }
      await expect(page.locator('.quiz-results__heading')).toHaveText(seen(words.finished ?? ''));
      await expect(page.locator('.quiz-results__message')).toHaveText(seen(words.excellent ?? ''));
      await expect(page.locator('.quiz-scores__item dd').first()).toHaveText(`${points}`);

      const prize = page.locator('.quiz-prize');
      await prize.locator('button').click();
      await expect(prize.locator('[name=fullName]')).toBeFocused();
      await typeInto(prize.locator('[name=fullName]'), 'Jóna Æsa');
      await typeInto(prize.locator('[name=email]'), 'jona@hemja.example');
      await expect(prize.locator('[name=fullName]')).toHaveValue('Jóna Æsa');
      await prize.locator('[type=submit]').click();
      await expect(prize.locator('.quiz-prize__entered')).toHaveText(seen(words.entered ?? ''));
      await page.locator('.quiz-results > .buttons button').first().click();
      await expect(page.locator('.quiz__heading')).toHaveText(seen(questions[0]?.question ?? ''));
      await expect(page.locator('.quiz-hud__item--points .quiz-hud__value > span').first()).toHaveText('0');
    });

    for (const { path, island, long } of [
      { path: '/fa-tilbod', island: 'QuoteForm', long: 'description' },
      { path: '/hafa-samband', island: 'ContactForm', long: 'message' },
    ])
      test(`leaves ${path} what is typed, true errors, and a screen that says where the message is`, async ({
        page,
        open,
        seen,
        server,
      }) => {
        const field = (name: string) => page.locator(`#_field-${name}`);
        await page.clock.install();
        await open({
          path,
          early: async () => {
            await typeInto(field('email'), 'jona');
            await typeInto(field('name'), 'Jóna');
          },
          awake: page.locator('form.form[novalidate]'),
        });
        await expect(field('name')).toBeFocused();
        await page.keyboard.type(' Æsa');
        await expect(field('name')).toHaveValue('Jóna Æsa');
        await expect(field('email')).toHaveValue('jona');
        const props = await propsOf<{ fields: Record<string, Words>; words: Words & { success: Words } }>(
          page,
          island,
        );
        const { fields, words } = props;
        const submit = page.locator('form.form [type=submit]');
        const errors = page.locator('.error-summary__list a');
        // A translation that comes between pressing and letting go may move the button away, and the click is lost.
        await expect(submit).toHaveText(seen(words.submit ?? ''));
        await submit.click();
        await expect(page.locator('.error-summary h3')).toHaveText(seen(words.summary ?? ''));
        await expect(page.locator('.field', { has: field('email') }).locator('.field__error')).toHaveText(
          seen(fields.email?.malformed ?? ''),
        );
        await expect(page.locator('.field', { has: field(long) }).locator('.field__error')).toHaveText(
          seen(fields[long]?.missing ?? ''),
        );
        await expect(errors).toHaveCount(2);
        await typeInto(field('email'), '');
        await typeInto(field(long), 'Óreiða');
        await submit.click();
        await expect(errors).toHaveText([seen(fields.email?.missing ?? '')]);
        await expect(page.locator('.field__error')).toHaveText([seen(fields.email?.missing ?? '')]);
        await typeInto(field('email'), 'jona@hemja.example');

        server.mode = 'hold';
        await submit.click();
        await expect(submit).toHaveText(seen(words.sending ?? ''));
        server.mode = 'refuse';
        await page.clock.fastForward(15_000);
        const { success } = words;
        const screen = page.locator('.form-success');
        await expect(screen.locator('h2')).toHaveText(seen(success.waiting ?? ''));
        const pending = (success.pending ?? '')
          .replace('{phone}', (success.phone ?? '').replaceAll(' ', '\u00A0'))
          .replace('{email}', success.email ?? '');
        await expect(screen.locator('.form-success__pending')).toHaveText(seen(pending));
        server.release();
        await page.clock.fastForward(5_000);
        await expect(screen.locator('h2')).toHaveText(seen(success.heading ?? ''));
        await expect(screen.locator('.form-success__text')).toHaveText(seen(success.text ?? ''));
        const posted = server.posts.at(-1)?.fields ?? [];
        expect(posted).toContainEqual(['name', 'Jóna Æsa']);
        expect(posted).toContainEqual(['email', 'jona@hemja.example']);

        await screen.locator('button').click();
        await expect(page.locator('#_form-heading')).toHaveText(seen(words.heading ?? ''));
        await typeInto(field('name'), 'Æsa');
        await page.reload();
        await page.locator('form.form[novalidate]').waitFor();
        await expect(field('name')).toHaveValue('Æsa');
      });

    test('leaves the search its results, whole titles and true counts', async ({
      page,
      context,
      open,
      seen,
      server,
    }) => {
      const box = page.locator('#_search-input');
      const titles = page.locator('.search__title');
      const chip = page.locator('.search__popular .chip').first();
      const status = page.locator('#_search-status');
      const { words, found, count, ui } = await unchangedSearch(await context.newPage(), server.url);
      await open({
        path: '/verdskra',
        early: async () => {
          await page.keyboard.press('/');
          await box.waitFor();
        },
      });
      await chip.click();
      await expect(box).toHaveValue(words);
      await expect(titles).toHaveText(found.map(seen));
      await expect(status).toHaveText(seen(count));
      await typeInto(box, 'xqzwk');
      await expect(status.locator('p')).toHaveText([seen(ui.none ?? ''), seen(ui.noneHint ?? '')]);
      await typeInto(box, words);
      await expect(titles).toHaveText(found.map(seen));
      await expect(status).toHaveText(seen(count));
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('.search__result').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/verdskra/);
    });
  });
