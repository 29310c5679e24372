import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { type DevProcess, startDev } from '../support/dev-command.mjs';
import { copyTiny } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';
import { test as base } from './support/test.ts';

interface Dev extends DevProcess {
  edit(...edits: Edit[]): void;
}

const answer = (name: string, text: string) => `<details><summary>${name}</summary><p>${text}</p></details>`;
const answers = answer('One', 'First') + answer('Two', 'Second');

/** `site dev` on a copy of the tiny site, whose home page has two answers that open. */
const test = base.extend<{ dev: Dev }>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how Playwright finds out what a fixture needs
  dev: async ({}, use) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
    const more = `{children}<p>Stays</p>${answers}<div className="tall" />`;
    const folder = copyTiny(root, [
      { file: 'templates/Document.tsx', replace: '{children}', with: more },
      { file: 'templates/styles/base.css', replace: /$/, with: '.tall { height: 2000px; }\n' },
    ]);
    const started = await startDev(folder);
    await use({ ...started, edit: (...edits) => editFiles(folder, edits) });
    started.stop();
    await started.ended;
    rmSync(root, { recursive: true, force: true });
  },
});

/** Whether a page is the same one as before: what a test has written into its window is still there. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isMarked: true })).then(() => undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Goes to a page and waits until it follows what is saved. */
async function open(page: Page, address: string): Promise<void> {
  const followed = page.waitForResponse(/_dev\/events/);
  await page.goto(address);
  await followed;
}

const wool = 'content/en/wool.md';

test.describe('a page of site dev @chromium', () => {
  test('shows a text that is saved, and keeps what is open, where it was read, and itself', async ({
    page,
    dev,
  }) => {
    await open(page, `${dev.url}/en/wool`);
    await page.getByText('Two', { exact: true }).click();
    await page.evaluate(() => scrollTo(0, 900));
    await mark(page);
    dev.edit({ file: wool, replace: 'is soft', with: 'is as soft as down' });
    await expect(page.getByText('is as soft as down')).toBeAttached();
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await expect(page.getByText('Second')).toBeVisible();
    dev.edit({ file: wool, replace: '## Two coats', with: 'A new paragraph.\n\n## Two coats' });
    await expect(page.getByText('A new paragraph.')).toBeAttached();
    expect(await isMarked(page)).toBe(true);
  });

  test('swaps styles without being loaded again', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    await mark(page);
    for (const [replace, colour, shown] of [
      [/$/, 'h1 { color: teal; }\n', 'rgb(0, 128, 128)'],
      ['teal', 'maroon', 'rgb(128, 0, 0)'],
    ] as const) {
      dev.edit({ file: 'templates/styles/base.css', replace, with: colour });
      await expect(page.locator('h1')).toHaveCSS('color', shown);
    }
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('link[href^="/_dev/"]').count()).toBe(0);
  });

  test('is loaded again when its code changes, with what is open, typed and read', async ({ page, dev }) => {
    await open(page, `${dev.url}/en`);
    await page.getByLabel('What would you like').fill('How warm is it?');
    await page.getByText('Two', { exact: true }).click();
    await page.evaluate(() => scrollTo(0, 700));
    await mark(page);
    dev.edit({ file: 'templates/Ask.tsx', replace: 'noValidate>', with: 'noValidate data-new="">' });
    await expect(page.locator('form[data-new]')).toBeAttached();
    expect(await isMarked(page)).toBe(false);
    await expect(page.getByLabel('What would you like')).toHaveValue('How warm is it?');
    await expect(page.getByText('Second')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test('goes where its address goes', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    dev.edit({ file: wool, replace: 'slug: wool', with: 'slug: icelandic-wool' });
    await expect(page).toHaveURL(`${dev.url}/en/icelandic-wool`);
  });

  test('keeps the last good version, and shows what is wrong until it is right', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    await mark(page);
    dev.edit({ file: wool, replace: 'description:', with: 'descripton:' });
    const problems = page.getByRole('dialog', { name: '1 error' });
    await expect(problems).toBeVisible();
    await expect(problems.getByRole('listitem')).toContainText('descripton');
    await expect(problems.locator('mark')).toHaveText('descripton');
    await expect(page.getByText('The outer coat')).toBeAttached();
    await problems.getByRole('button', { name: 'content/en/wool.md:5:1' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(problems).toBeHidden();
    await page.getByRole('button', { name: '1 error' }).click();
    await expect(problems).toBeVisible();
    dev.edit({ file: wool, replace: 'descripton:', with: 'description:' });
    await expect(problems).toBeHidden();
    await expect(page.getByRole('button', { name: '1 error' })).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test('finds with the search what was saved just now', async ({ page, dev }) => {
    await open(page, `${dev.url}/en`);
    dev.edit({ file: wool, replace: 'title: Icelandic wool', with: 'title: Icelandic lopi' });
    await expect(async () => {
      await page.reload();
      await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('lopi');
      await expect(page.getByRole('link', { name: 'Icelandic lopi' })).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});
