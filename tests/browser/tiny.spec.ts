import { expect, type Page } from 'playwright/test';
import { test } from './support/tiny.ts';

test.describe('the tiny site', () => {
  test('searches as one types, in a language of its own', { tag: '@firefox' }, async ({
    page,
    tiny: url,
  }) => {
    await page.goto(`${url}/pl`);
    await page
      .locator('[data-island=Search]')
      .getByRole('searchbox', { name: 'Szukaj' })
      .pressSequentially('welna');
    await page.getByRole('link', { name: 'Islandzka wełna', exact: true }).click();
    await expect(page).toHaveURL(`${url}/pl/welna`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Islandzka wełna');
  });

  test('says that nothing was found for words that no page has', async ({ page, tiny: url }) => {
    await page.goto(`${url}/en`);
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.fill('horse');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await box.fill('wool');
    await expect(page.getByText('Nothing found')).toBeHidden();
  });

  test('searches for what was typed before its script ran', async ({ page, tiny: url }) => {
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${url}/pl`, { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Szukaj' }).fill('welna');
    release();
    await expect(page.getByRole('link', { name: 'Islandzka wełna', exact: true })).toBeVisible();
  });

  test('says what is wrong with its form, and sends it when it is right', { tag: '@firefox' }, async ({
    page,
    tiny: url,
  }) => {
    await page.goto(`${url}/pl`);
    await page.locator('form[novalidate]').waitFor();
    await page.getByLabel('Adres e-mail').fill('anna');
    await page.getByRole('button', { name: 'Wyślij' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Podaj pełny adres e-mail. Napisz, o co chcesz zapytać.',
    );
    await page.getByLabel('Adres e-mail').fill('anna@tiny.example');
    await page.getByLabel('O co chcesz zapytać?').fill('Ile kosztuje wełna?');
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Wyślij' }).click();
    expect((await posted).status()).toBe(200);
    await expect(page.getByRole('status')).toHaveText('Dziękujemy, odpowiemy jutro.');
  });

  test('demands the number of an order while it asks for it', async ({ page, tiny: url }) => {
    await page.goto(`${url}/en`);
    const order = page.getByLabel('Number of the order');
    await expect(order).toBeHidden();
    await page.getByLabel('What is it about?').selectOption('An order');
    await expect(order).toBeVisible();
    await page.getByLabel('E-mail address').fill('anna@tiny.example');
    await page.getByLabel('What would you like to know?').fill('When does it come?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toHaveText('Enter the number of the order.');
    await order.fill('17');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status')).toHaveText('Thank you, we will answer tomorrow.');
  });

  test('says that a question is kept, and when it has arrived', async ({ page, tiny: url }) => {
    await page.goto(`${url}/en`);
    await page.route(`${url}/`, (route) => route.abort());
    await ask(page);
    await expect(page.getByRole('status')).toHaveText(/^Your question could not be sent yet\. It is kept/);
    await page.unroute(`${url}/`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('status')).toHaveText('Thank you, we will answer tomorrow.');
  });

  test('says that a question is not kept where the browser stores nothing', async ({ page, tiny: url }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto(`${url}/en`);
    await page.route(`${url}/`, (route) => route.abort());
    await ask(page);
    await expect(page.getByRole('status')).toHaveText(/this browser keeps nothing/);
  });

  test('sends its form without script too, and says what is wrong with it', { tag: '@chromium' }, async ({
    browser,
    tiny: url,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${url}/en`);
    const thanks = page.getByText('Thank you, we will answer tomorrow.');
    await expect(thanks).toBeHidden();
    await page.getByLabel('What is it about?').selectOption('An order');
    await ask(page);
    await expect(page.getByRole('alert')).toHaveText('Enter the number of the order.');
    await expect(page.getByLabel('What would you like to know?')).toHaveValue('How warm is it?');
    await page.getByLabel('Number of the order').fill('17');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(`${url}/en#_sent`);
    await expect(thanks).toBeVisible();
    await context.close();
  });
});

/** Fills in the form on the English page, and sends it. */
async function ask(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('anna@tiny.example');
  await page.getByLabel('What would you like to know?').fill('How warm is it?');
  await page.getByRole('button', { name: 'Send' }).click();
}
