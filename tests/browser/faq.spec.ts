import { expect, test } from 'playwright/test';

test.describe('the FAQ browser, hydrated', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/spurt-og-svarad');
    await expect(page.locator('main input[type=search]')).toBeVisible();
  });

  test('shows the questions that hold the words, whatever their case, and counts them', async ({ page }) => {
    const all = await page.locator('main details:visible').count();
    expect(all).toBeGreaterThanOrEqual(35);
    await page.locator('main input[type=search]').fill('ROAS');
    const shown = page.locator('main details:visible');
    await expect.poll(() => shown.count()).toBeLessThan(all);
    const n = await shown.count();
    for (const question of await shown.all())
      expect((await question.textContent())?.toLowerCase()).toContain('roas');
    await expect(page.getByRole('status').filter({ hasText: /Fannst/ })).toHaveText(
      n % 10 === 1 && n % 100 !== 11 ? `Fannst ${n} spurning` : `Fannst ${n} spurningar`,
    );
  });

  test('filters by category and by words together', async ({ page }) => {
    const all = await page.locator('main details:visible').count();
    const chips = page.locator('main [aria-pressed]');
    await expect(chips).toHaveCount(8);
    await chips.nth(4).click();
    await expect(chips.nth(4)).toHaveAttribute('aria-pressed', 'true');
    const inCategory = await page.locator('main details:visible').count();
    expect(inCategory).toBeLessThan(all);
    await chips.nth(0).click();
    await expect(page.locator('main details:visible')).toHaveCount(all);
  });

  test('says that nothing was found, and a button brings all questions back', async ({ page }) => {
    const all = await page.locator('main details:visible').count();
    await page.locator('main input[type=search]').fill('xyzzy <img src=x>');
    await expect(page.getByText('Engar spurningar fundust')).toBeVisible();
    await expect(page.locator('main details:visible')).toHaveCount(0);
    await page
      .getByRole('button', { name: /Hreinsa/ })
      .last()
      .click();
    await expect(page.locator('main details:visible')).toHaveCount(all);
    await expect(page.locator('main input[type=search]')).toHaveValue('');
  });

  test('keeps several answers open at once', async ({ page }) => {
    const questions = page.locator('main details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open', '');
    await expect(questions.nth(1)).toHaveAttribute('open', '');
  });
});
