// @module-tag all
import { expect, type Page } from 'playwright/test';
import { keptDays } from '../../src/client/forms/kept.ts';
import { lengths as limits } from '../../templates/forms/lengths.ts';
import { fillRequired, openForm, storedKeys, submit, test } from './support/forms.ts';
import { idle } from './support/idle.ts';
import { typeInto } from './support/typing.ts';

const day = 24 * 60 * 60_000;
const description = (page: Page) => page.locator('#_field-description');
const draft = (page: Page) => storedKeys(page, 'quoteDraft');
const unsent = (page: Page) => storedKeys(page, 'outbox:');

/** Leaves a text in the quote form, by a clock that the test moves. */
async function leaveDraft(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openForm(page, address);
  await typeInto(description(page), 'Hálfkarað');
  // All of it: what is stored later counts from then.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quoteDraft'))).toContain('Hálfkarað');
}

/** Sends a form that the server does not take. */
async function sendInVain(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openForm(page, address);
  await fillRequired(page);
  await submit(page);
  await expect(page.locator('.form-success__pending')).toBeVisible();
}

test('unsent typing stays for seven days, and goes when any page is opened after that', {
  tag: '@firefox',
}, async ({ page, server }) => {
  await leaveDraft(page, `${server.url}/fa-tilbod`);
  await page.clock.fastForward(keptDays * day - 60_000);
  await openForm(page, `${server.url}/en/get-quote`);
  await expect(description(page)).toHaveValue('Hálfkarað');
  await page.clock.fastForward(60_000);
  await page.goto(`${server.url}/um-okkur`);
  await expect.poll(() => draft(page)).toEqual([]);
});

test('the form itself does not show what was typed more than seven days ago', async ({ page, server }) => {
  await leaveDraft(page, `${server.url}/fa-tilbod`);
  await page.clock.fastForward(keptDays * day);
  await page.route(/\/leftovers-/, (route) => route.abort());
  await openForm(page, `${server.url}/fa-tilbod`);
  await expect(description(page)).toHaveValue('');
});

test('who types on has seven days more', async ({ page, server }) => {
  await leaveDraft(page, `${server.url}/fa-tilbod`);
  await page.clock.fastForward(5 * day);
  await typeInto(description(page), 'Fullklárað');
  const draftText = () => page.evaluate(() => localStorage.getItem('quoteDraft'));
  await expect.poll(draftText).toContain('Fullklárað');
  await page.clock.fastForward(5 * day);
  await openForm(page, `${server.url}/fa-tilbod`);
  await expect(description(page)).toHaveValue('Fullklárað');
});

for (const { says, text } of [
  { says: 'an earlier version', text: '["Jóna"]' },
  { says: 'a clock that was ahead', text: `{"values":["Jóna"],"since":${Date.UTC(2099, 0)}}` },
])
  test(`a draft of ${says} ends seven days after the next visit`, async ({ page, server }) => {
    await page.clock.install();
    await page.goto(server.url);
    await page.evaluate((old) => localStorage.setItem('quoteDraft', old), text);
    const since = () => page.evaluate(() => JSON.parse(localStorage.getItem('quoteDraft') ?? '{}').since);
    await page.goto(`${server.url}/um-okkur`);
    await expect.poll(since).toBeLessThan(Date.UTC(2098, 0));
    await page.clock.fastForward(keptDays * day);
    await page.goto(`${server.url}/um-okkur`);
    await expect.poll(() => draft(page)).toEqual([]);
  });

for (const mode of ['refuse', 'refuse for good', 'cut'] as const)
  test(`a message that the server does ${mode} is sent once more after seven days, and then forgotten`, async ({
    page,
    server,
  }) => {
    server.mode = mode;
    await sendInVain(page, `${server.url}/en/contact`);
    await page.goto('about:blank');
    await page.clock.fastForward(keptDays * day);
    const before = server.posts.length;
    await page.goto(`${server.url}/um-okkur`);
    await expect.poll(() => unsent(page)).toEqual([]);
    const tried = server.posts.length;
    // A browser repeats by itself what was cut off.
    expect(tried - before).toBeGreaterThan(0);
    await page.reload();
    await idle(page);
    expect(server.posts).toHaveLength(tried);
  });

test('the last attempt after seven days can deliver the message', async ({ page, server }) => {
  server.mode = 'refuse';
  await sendInVain(page, `${server.url}/en/contact`);
  await page.goto('about:blank');
  await page.clock.fastForward(20 * day);
  server.mode = 'accept';
  await page.goto(`${server.url}/um-okkur`);
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(server.posts.filter(({ accepted }) => accepted)).toHaveLength(1);
});

test('a tab that was open for more than seven days without a connection delivers the message when it has one', async ({
  page,
  server,
  context,
}) => {
  server.mode = 'refuse';
  await sendInVain(page, `${server.url}/en/contact`);
  await context.setOffline(true);
  await page.clock.fastForward(keptDays * day + 60_000);
  expect(await unsent(page)).toHaveLength(1);
  server.mode = 'accept';
  await context.setOffline(false);
  await expect(page.locator('[role=status] .form-success__text')).toBeVisible();
  expect(await unsent(page)).toEqual([]);
});

test('no screen says that a message has arrived when its time was over', async ({ context, server }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  server.mode = 'refuse for good';
  await sendInVain(one, `${server.url}/en/contact`);
  await two.clock.install({ time: Date.now() + keptDays * day });
  await two.goto(server.url);
  await expect.poll(() => unsent(one)).toEqual([]);
  await expect(one.locator('.form-success__pending')).toBeVisible();
  await one.clock.fastForward(keptDays * day);
  // As when it comes back from the back/forward cache.
  await one.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(one.locator('.form-success__pending')).toBeVisible();
  await expect(one.locator('[role=status] .form-success__text')).toHaveCount(0);
});

test('what is typed in the short form survives a reload, and neither the tab nor success', {
  tag: '@firefox',
}, async ({ context, page, server }) => {
  const message = page.locator('#_field-message');
  await openForm(page, `${server.url}/en/contact`);
  await typeInto(message, 'Half a thought');
  await page.reload();
  await expect(message).toHaveValue('Half a thought');
  expect(await storedKeys(page, '')).toEqual([]);
  const other = await context.newPage();
  await openForm(other, `${server.url}/en/contact`);
  await expect(other.locator('#_field-message')).toHaveValue('');
  await fillRequired(page);
  await submit(page);
  await expect(page.locator('[role=status] .form-success__text')).toBeVisible();
  // What was sent has straightened the threads; nothing of what was typed is there.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['pulledThreads']);
});

for (const path of ['/fa-tilbod', '/hafa-samband'])
  test(`${path}: a reload brings back what is typed, and nothing that was sent`, { tag: '@firefox' }, async ({
    page,
    server,
  }) => {
    const name = page.locator('[name=name]');
    await openForm(page, server.url + path);
    await fillRequired(page);
    await submit(page);
    await page.locator('.form-success button').click();
    await typeInto(name, 'Æsa');
    await page.reload();
    await page.locator('form.form[novalidate]').waitFor();
    await expect(name).toHaveValue('Æsa');
    await expect(page.locator('[name=email]')).toHaveValue('');
    await fillRequired(page);
    await submit(page);
    await page.locator('.form-success').waitFor();
    await page.reload();
    await page.locator('form.form[novalidate]').waitFor();
    await expect(name).toHaveValue('');
  });

test('what is no message is not kept', async ({ page, server }) => {
  await page.goto(server.url);
  await page.evaluate(() => {
    for (const text of ['', '{', '[]', 'accepted', '{"body":1}'])
      localStorage.setItem(`outbox:${text}`, text);
    localStorage.setItem('quoteDraft', '{"values":');
  });
  await page.reload();
  await expect.poll(() => storedKeys(page, '')).toEqual([]);
  expect(server.posts).toEqual([]);
});

/** Values of every control of the quote form that no visitor can have left there. */
const hostileValues = {
  'objects that cannot become text': '{"toString":1,"valueOf":1}',
  'lists of lists without end': '['.repeat(50_000) + ']'.repeat(50_000),
  'far too long texts with markup': JSON.stringify('<img src=x onerror=alert(1)>'.repeat(5_000)),
  'numbers beyond all options': '-1e308',
};
for (const [what, value] of Object.entries(hostileValues))
  test(`a draft of ${what} stops neither the form nor a message that waits`, { tag: '@all' }, async ({
    page,
    server,
  }) => {
    server.mode = 'refuse';
    await sendInVain(page, `${server.url}/en/contact`);
    await openForm(page, `${server.url}/fa-tilbod`);
    const controls = await page
      .locator('form.form')
      .evaluate(
        (form: HTMLFormElement) =>
          [...form.elements].filter(
            (one) =>
              one.matches('input, textarea, select') && !one.matches('[type=hidden], [name=bot-field]'),
          ).length,
      );
    const draftText = `{"values":[${Array(controls).fill(value)}],"since":${Date.now()}}`;
    server.mode = 'accept';
    await page.evaluate((text) => localStorage.setItem('quoteDraft', text), draftText);
    await page.reload();
    await expect.poll(() => unsent(page)).toEqual([]);
    await page.locator('form.form[novalidate]').waitFor();
    await fillRequired(page);
    await submit(page);
    await expect(page.locator('[role=status] .form-success__text')).toBeVisible();
    const lengths = server.posts.at(-1)?.fields.map(([, text]) => text.length) ?? [];
    expect(Math.max(...lengths)).toBeLessThanOrEqual(limits.message);
  });
