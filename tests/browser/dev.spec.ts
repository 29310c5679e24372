import { expect, isMarked, mark, open, selectionIn, test } from './support/dev.ts';

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
    await expect(page.locator('body').getByText('A new paragraph.')).toBeAttached();
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
    const field = page.getByLabel('What would you like');
    await field.fill('How warm is it?');
    await page.getByText('Two', { exact: true }).click();
    await field.evaluate((area: HTMLTextAreaElement) => {
      area.focus();
      area.setSelectionRange(4, 8);
    });
    await page.evaluate(() => scrollTo(0, 700));
    await mark(page);
    dev.edit({
      file: 'templates/Ask.tsx',
      replace: "'data-netlify':",
      with: "'data-new': '', 'data-netlify':",
    });
    await expect(page.locator('form[data-new]')).toBeAttached();
    expect(await isMarked(page)).toBe(false);
    await expect(field).toHaveValue('How warm is it?');
    await expect(field).toBeFocused();
    expect(await field.evaluate(selectionIn)).toEqual([4, 8]);
    await expect(page.getByText('Second')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test('goes where its address goes', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    dev.edit({ file: wool, replace: 'slug: wool', with: 'slug: icelandic-wool' });
    await expect(page).toHaveURL(`${dev.url}/en/icelandic-wool`);
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
