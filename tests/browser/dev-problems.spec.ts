import { expect, isMarked, mark, open, test } from './support/dev.ts';

const wool = 'content/en/wool.md';

test.describe('a problem in site dev @chromium', () => {
  test('keeps the last good version, and shows what is wrong until it is right', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    await mark(page);
    dev.edit({ file: wool, replace: 'description:', with: 'descripton:' });
    const problems = page.getByRole('dialog', { name: '1 error' });
    await expect(problems).toBeVisible();
    await expect(problems.getByRole('listitem')).toContainText('descripton');
    await expect(problems.locator('mark')).toHaveText('descripton');
    await expect(problems).toContainText('The page behind is the last version without errors.');
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

  test.describe('at the start', () => {
    test.use({ edits: [{ file: wool, replace: 'description:', with: 'descripton:' }] });

    test('leaves a page that is not there yet, and comes once it is mended', async ({ page, dev }) => {
      const starting = page.waitForResponse(/_dev\/events/);
      await page.goto(`${dev.url}/en/wool`);
      await starting;
      const problems = page.getByRole('dialog', { name: '1 error' });
      await expect(problems).toContainText('There is no version without errors to show yet.');
      expect(dev.notes.join('\n')).toContain('1 error; there is no version without errors to show yet');
      dev.edit({ file: wool, replace: 'descripton:', with: 'description:' });
      await expect(page.getByText('The outer coat')).toBeVisible();
      await expect(problems).toBeHidden();
    });
  });

  test('does not keep a page from its updates that could not be compared at first', async ({ page, dev }) => {
    await page.route(/_dev\/page/, (route) => route.abort(), { times: 1 });
    await open(page, `${dev.url}/en/wool`);
    dev.edit({ file: wool, replace: 'is soft', with: 'is as soft as down' });
    await expect(page.getByText('is as soft as down')).toBeAttached();
  });
});
