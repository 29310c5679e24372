// @module-tag all
import { expect } from 'playwright/test';
import { consoleProblemsOf, fillRequired, openForm, submit } from './support/forms.ts';
import { test } from './support/test.ts';

test('a form that came back names what is gone, is taken over by script, and begins anew once it was sent', async ({
  page,
}) => {
  await openForm(page, '/fa-tilbod');
  await fillRequired(page);
  const timeline = page.locator('[name=timeline]');
  await timeline.selectOption({ index: 1 });
  const troubles = consoleProblemsOf(page);
  // As the browser sends it by itself, from a page that was opened before the choice was taken away.
  await timeline.evaluate((select: HTMLSelectElement) => {
    select.options[1]?.setAttribute('value', 'Fyrir jól');
    select.form?.submit();
  });
  const box = page.locator('.error-summary');
  await expect(box).toContainText('Fyrir jól');
  await page.locator('form.form[novalidate]').waitFor();
  await expect(box).toBeFocused();
  await expect(page.locator('[name=name]')).toHaveValue('Jóna Æsa');
  await timeline.selectOption({ index: 2 });
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Takk fyrir beiðnina' })).toBeFocused();
  await page.locator('.form-success button').click();
  await expect(page.locator('#_form-heading')).toBeFocused();
  await expect(box).toHaveCount(0);
  await expect(page.locator('[name=name]')).toHaveValue('');
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
});
