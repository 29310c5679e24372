// @module-tag all
import { expect, isMarked, mark, open, selectionIn, test } from './support/dev.ts';

const wool = 'content/en/wool.md';
const home = 'content/en/home.md';
const broken = { file: wool, replace: 'description:', with: 'descripton:' };
const mended = { file: wool, replace: 'descripton:', with: 'description:' };

test.describe('a problem in site dev @chromium', () => {
  test('keeps the last good version, and shows what is wrong until it is right', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    await mark(page);
    dev.edit(broken);
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
    dev.edit(mended);
    await expect(problems).toBeHidden();
    await expect(page.getByRole('button', { name: '1 error' })).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('at the start', () => {
    test.use({ edits: [broken] });

    test('leaves a page that is not there yet, and comes once it is mended', async ({ page, dev }) => {
      const starting = page.waitForResponse(/_dev\/events/);
      await page.goto(`${dev.url}/en/wool`);
      await starting;
      const problems = page.getByRole('dialog', { name: '1 error' });
      await expect(problems).toContainText('There is no version without errors to show yet.');
      expect(dev.notes.join('\n')).toContain('1 error; there is no version without errors to show yet');
      dev.edit(mended);
      await expect(page.getByText('The outer coat')).toBeVisible();
      await expect(problems).toBeHidden();
    });
  });

  test('does not keep a page from its updates that could not be compared at first', async ({ page, dev }) => {
    await page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
        XMLHttpRequest.prototype.send = send;
        this.dispatchEvent(new ProgressEvent('error'));
      };
    });
    await open(page, `${dev.url}/en/wool`);
    dev.edit({ file: wool, replace: 'is soft', with: 'is as soft as down' });
    await expect(page.getByText('is as soft as down')).toBeAttached();
  });

  test('gives the focus back with its caret once it is mended', async ({ page, dev }) => {
    await open(page, `${dev.url}/en`);
    const field = page.getByLabel('What would you like');
    await field.fill('How warm is it?');
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 8));
    dev.edit(broken);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('site-dev')).toHaveAttribute('lang', 'en-GB');
    dev.edit(mended);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'All is well again.' })).toBeAttached();
    await expect(field).toBeFocused();
    expect(await field.evaluate(selectionIn)).toEqual([4, 8]);
  });

  test('keeps the focus and the place in its list while it moves, and opens no more once it is closed', async ({
    page,
    dev,
  }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await open(page, `${dev.url}/en/wool`);
    dev.edit(broken, { file: home, replace: 'description:', with: 'descripton:' });
    const problems = page.getByRole('dialog', { name: '2 errors' });
    const place = problems.getByRole('button', { name: wool });
    await place.focus();
    await problems.evaluate((dialog) => dialog.scrollTo(0, 250));
    dev.edit({ file: wool, replace: 'slug:', with: '\nslug:' });
    await expect(problems.getByRole('button', { name: `${wool}:6:1` })).toBeFocused();
    expect(await problems.evaluate((dialog) => dialog.scrollTop)).toBe(250);
    await problems.getByRole('button', { name: 'Close' }).click();
    dev.edit({ file: wool, replace: 'slug:', with: '\nslug:' });
    await page.getByRole('button', { name: '2 errors' }).click();
    await expect(problems.getByRole('button', { name: `${wool}:7:1` })).toBeVisible();
    await problems.getByRole('button', { name: 'Close' }).click();
    dev.edit({ file: wool, replace: 'title:', with: 'titel:' });
    await expect(page.getByRole('dialog', { name: 'errors' })).toBeVisible();
  });

  test('is opened in the editor where it is now, and no other file is', async ({ page, dev }) => {
    await open(page, `${dev.url}/en/wool`);
    dev.edit(broken);
    await expect(page.getByRole('dialog')).toBeVisible();
    const status = (place: string) =>
      page.evaluate(
        async (address) => (await fetch(address, { method: 'POST' })).status,
        `/_dev/open?place=${encodeURIComponent(place)}`,
      );
    expect(await status(`${wool}:5:1`)).toBe(204);
    expect(await status(`${wool}:3:1`)).toBe(204);
    expect(await status('/etc/passwd:1:1')).toBe(500);
    expect(await status('content/en/home.md')).toBe(500);
  });

  test.describe('without an editor', () => {
    test.use({ editor: 'no-such-editor' });

    test('says that none could be opened', async ({ page, dev }) => {
      await open(page, `${dev.url}/en/wool`);
      dev.edit(broken);
      await page.getByRole('button', { name: wool }).press('Enter');
      await expect(page.getByRole('alert')).toContainText(/^No editor could be opened .*: set EDITOR/);
      expect(dev.notes.filter((line) => line.includes('could not be opened'))).toEqual([]);
    });
  });
});
