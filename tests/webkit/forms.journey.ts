import { expect } from 'vitest';
import type { Page } from './support/page.ts';
import { test } from './support/test.ts';

const forms = [
  { path: '/fa-tilbod', words: '#_field-description', wrong: 3 },
  { path: '/en/contact', words: '#_field-message', wrong: 3 },
];

async function fill(page: Page, words: string): Promise<void> {
  await page.type('[name=name]', 'Jóna Æsa');
  await page.type('[name=email]', 'jona@hemja.example');
  await page.type(words, 'Óreiða, 100% & fleira');
}

for (const { path, words, wrong } of forms) {
  test(`${path} says what is missing, and is sent when all is there`, async ({ page, recorder }) => {
    await page.open(path);
    await expect.poll(() => page.isShown('form.form[novalidate]')).toBe(true);
    await page.click('form.form [type=submit]');
    await expect.poll(() => page.hasFocus('[role=alert]')).toBe(true);
    expect(await page.count('[role=alert] a')).toBe(wrong);
    expect(recorder.posts).toEqual([]);
    await fill(page, words);
    await page.click('form.form [type=submit]');
    await expect.poll(() => page.isShown('.form-success h2')).toBe(true);
    expect(recorder.posts).toHaveLength(1);
    const sent = Object.fromEntries(recorder.posts[0]?.fields ?? []);
    expect(sent).toMatchObject({ name: 'Jóna Æsa', email: 'jona@hemja.example' });
  });
  test(`${path}: a message that the server fails to take is kept, and sent once from the next page`, async ({
    page,
    recorder,
  }) => {
    recorder.mode = 'refuse';
    await page.open(path);
    await expect.poll(() => page.isShown('form.form[novalidate]')).toBe(true);
    await fill(page, words);
    await page.click('form.form [type=submit]');
    await expect.poll(() => page.isShown('.form-success__pending')).toBe(true);
    recorder.mode = 'accept';
    await page.open('/um-okkur');
    const accepted = () => recorder.posts.filter((post) => post.accepted);
    await expect.poll(accepted).toHaveLength(1);
    expect(new Set(recorder.posts.map(({ id }) => id)).size).toBe(1);
    expect(accepted()[0]?.fields).toEqual(recorder.posts[0]?.fields);
  });
}

for (const { path, words } of forms)
  test(`${path}: a visitor who comes back to a message that waited reads that it has arrived meanwhile`, async ({
    page,
    recorder,
  }) => {
    recorder.mode = 'refuse';
    await page.open(path);
    await expect.poll(() => page.isShown('form.form[novalidate]')).toBe(true);
    await fill(page, words);
    await page.click('form.form [type=submit]');
    await expect.poll(() => page.isShown('.form-success__pending')).toBe(true);
    recorder.mode = 'accept';
    await page.open('/um-okkur');
    await expect.poll(() => recorder.posts.filter((post) => post.accepted)).toHaveLength(1);
    // WebKit keeps the page that was left as it was.
    await page.run(() => history.back());
    await expect.poll(() => page.isShown('.form-success h2').catch(() => false)).toBe(true);
    await expect.poll(() => page.isShown('.form-success__pending')).toBe(false);
  });
