// @module-tag all
import { expect, type Page } from 'playwright/test';
import { fillRequired, openForm, submit, test } from './support/forms.ts';
import { QuizPlayer, quizPages } from './support/quiz.ts';
import { typeInto } from './support/typing.ts';

test.use({ isNewVisitor: true });

/** Notes every key under which a page stores something, and takes the locks away, for which claims stand in. */
async function watchStorage(page: Page): Promise<Set<string>> {
  const keys = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => keys.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      void Reflect.get(window, 'noteKey')(key);
      setItem.call(this, key, text);
    };
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  return keys;
}

/** What the page about cookies names as necessary. */
async function namedAsNecessary(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return page.locator('.cookie-type').first().locator('code').allTextContents();
}

const fits = (key: string, name: string) =>
  name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name;

test('whatever a visitor does, the page about cookies names all that is stored, and nothing that never is', async ({
  page,
  server,
}) => {
  const at = (path: string) => server.url + path;
  const keys = await watchStorage(page);
  await page.goto(at('/thjonusta/vefsidugerd'));
  await page.locator('#consent [value=all]').click();
  await page.locator('[data-video-toggle]').click();
  await page.keyboard.press('/');
  await typeInto(page.locator('.search input'), 'verð');
  await expect(page.locator('.search [role=option]').first()).toBeVisible();
  await page.goto(at('/spurt-og-svarad'));
  await page.locator('.faq-browser [type=search], .faq-tools input').first().fill('verð');
  const player = await QuizPlayer.open(page, at(quizPages.is));
  await player.answer(0, true);
  await openForm(page, at('/hafa-samband'));
  await fillRequired(page);
  await expect.poll(() => [...keys]).toContain('contactDraft');
  server.mode = 'cut';
  await openForm(page, at('/fa-tilbod'));
  await fillRequired(page);
  await expect.poll(() => [...keys]).toContain('quoteDraft');
  await submit(page);
  await expect(page.locator('.form-success__pending')).toBeVisible();

  for (const address of [at('/vafrakokur'), at('/en/cookies')]) {
    const names = await namedAsNecessary(page, address);
    expect([...keys].filter((key) => !names.some((name) => fits(key, name)))).toEqual([]);
    // The first is stored only where the content names scripts of others, the other where there are notices (notices.spec.ts).
    const unused = names.filter((name) => ![...keys].some((key) => fits(key, name)));
    expect(unused).toEqual(['cookieConsentFor', 'closedNotices']);
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(async () => 'caches' in window && (await caches.keys()).length)).toBe(0);
});
