// @module-tag all
import { expect, mergeTests, type Page } from 'playwright/test';
import { cases, test as changed, propsOf, type Words } from './support/changed-test.ts';
import { test as tinyTest } from './support/tiny.ts';
import { typeInto } from './support/typing.ts';

const test = mergeTests(changed, tinyTest);

interface AskWords {
  fields: Record<'email' | 'order' | 'message', Words> & { topic: Words & { options: Words } };
  words: Words;
}

/** Titles and addresses of what the search box has found. */
const foundIn = (page: Page) =>
  page
    .locator('[data-island=Search] a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

for (const { changer, moment, name, tag } of cases)
  test.describe(`${name}, in a site with an own search and an own form,`, { tag }, () => {
    test.use({ changer, moment });

    test('leaves the search its box and true results', async ({ page, open, seen, tiny }) => {
      const box = page.locator('[data-island=Search] input[type=search]');
      await open({
        path: `${tiny}/en`,
        early: () => typeInto(box, 'wool'),
        awake: page.locator('[data-island=Search] a'),
      });
      await expect(box).toHaveValue('wool');
      await expect.poll(() => foundIn(page)).toEqual([[seen('Icelandic wool'), '/en/wool']]);
      await expect(box).toBeFocused();
      await typeInto(box, 'xqzwk');
      await expect.poll(() => foundIn(page)).toEqual([]);
      await typeInto(box, 'wool');
      await expect.poll(() => foundIn(page)).toEqual([[seen('Icelandic wool'), '/en/wool']]);
      await expect(box).toBeFocused();
      await page.locator('[data-island=Search] a').click();
      await expect(page).toHaveURL(`${tiny}/en/wool`);
    });

    test('leaves the form what is typed, true errors, and words that say where the message is', async ({
      page,
      open,
      seen,
      tiny,
    }) => {
      const field = (named: string) => page.locator(`[data-island=Ask] [name=${named}]`);
      const alert = page.locator('[data-island=Ask] [role=alert]');
      const status = page.locator('[data-island=Ask] [role=status]');
      await page.clock.install();
      await open({
        path: `${tiny}/en`,
        early: async () => {
          await typeInto(field('message'), 'How warm');
          await typeInto(field('email'), 'anna');
        },
        awake: page.locator('[data-island=Ask] form[novalidate]'),
      });
      await expect(field('email')).toBeFocused();
      await expect(field('email')).toHaveValue('anna');
      await expect(field('message')).toHaveValue('How warm');
      const { fields, words } = await propsOf<AskWords>(page, 'Ask');
      const submit = page.locator('[data-island=Ask] [type=submit]');
      await expect(submit).toHaveText(seen(words.send ?? ''));
      await typeInto(field('message'), '');
      await submit.click();
      await expect(alert).toHaveText(seen(`${fields.email.malformed} ${fields.message.missing}`));
      await typeInto(field('email'), 'anna@tiny.example');
      await field('topic').selectOption({ index: 2 });
      await submit.click();
      await expect(alert).toHaveText(seen(`${fields.order.missing} ${fields.message.missing}`));
      await typeInto(field('order'), '17');
      await typeInto(field('message'), 'How warm is it?');
      const { prompt = '', options } = fields.topic;
      await expect(field('topic').locator('option')).toHaveText(
        [prompt, ...Object.values(options)].map(seen),
      );

      let answer = (_status: number) => {};
      const held = new Promise<number>((resolve) => {
        answer = resolve;
      });
      await page.route(`${tiny}/`, async (route) => {
        if (route.request().method() === 'POST') await route.fulfill({ status: await held });
        else await route.continue();
      });
      await submit.click();
      await expect(submit).toHaveText(seen(words.sending ?? ''));
      answer(503);
      await expect(status).toHaveText(seen(words.pending ?? ''));
      await page.unroute(`${tiny}/`);
      await page.clock.fastForward(5_000);
      await expect(status).toHaveText(seen(words.delivered ?? ''));
    });
  });
