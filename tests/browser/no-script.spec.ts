import { expect } from 'playwright/test';
import { test } from './support/forms.ts';
import { allPages } from './support/pages.ts';

test.use({ javaScriptEnabled: false });

for (const { path, locale, sibling, isFirstOfKind } of allPages) {
  test(`${path} is readable without script, and leads to its other language`, {
    tag: isFirstOfKind ? [] : '@all',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const words = (await page.locator('main').textContent()) ?? '';
    expect(words.length).toBeGreaterThan(80);
    // Nothing that only a script can do is offered.
    await expect(page.locator('[data-go-back]:visible, [data-video-toggle]:visible')).toHaveCount(0);
    const link = page.locator(`header a[hreflang][href="${sibling}"]`).first();
    await page.locator('header [data-menu] summary').click();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${sibling.replace(/\/$/, '/?')}$`));
  });
}

test('the list of services opens by keyboard without script, and Escape closes it', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('header button[popovertarget="_services-menu"]');
  await button.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('#_services-menu a[href="/thjonusta/leikjavading"]');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('the list of services opens under the pointer without script', async ({ page }) => {
  await page.goto('/en');
  await page.locator('header button[popovertarget="_services-menu"]').hover();
  const link = page.locator('#_services-menu a[href="/en/services/web-development"]');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/en/services/web-development');
});

test('the mobile menu opens, locks the page behind it and leads on without script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('header button[popovertarget="_mobile-menu"]').first().click();
  await expect(page.locator('#_mobile-menu')).toBeVisible();
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)).toBe('hidden');
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)).not.toBe('hidden');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#_mobile-menu a[href="/verdskra"]').click();
  await expect(page).toHaveURL('/verdskra');
});

test('answers of the FAQ open one beside the other without script, and by their anchor', async ({ page }) => {
  await page.goto('/spurt-og-svarad');
  const questions = page.locator('main details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await expect(questions.nth(2)).toHaveAttribute('open', '');
  await expect(page.locator('main input[type=search]:visible')).toHaveCount(0);
});

for (const { path, name, fields } of [
  {
    path: '/fa-tilbod',
    name: 'contact',
    fields: [
      'form-name',
      'bot-field',
      'name',
      'email',
      'company',
      'kennitala',
      'phone',
      'selectedServices',
      'timeline',
      'monthlyBudget',
      'projectBudget',
      'description',
    ],
  },
  {
    path: '/hafa-samband',
    name: 'simple-contact',
    fields: ['form-name', 'bot-field', 'name', 'email', 'message'],
  },
]) {
  for (const page_ of [path, { '/fa-tilbod': '/en/get-quote', '/hafa-samband': '/en/contact' }[path] ?? '']) {
    test(`the form of ${page_} is whole without script (specification 8.1 and 8.9)`, async ({ page }) => {
      await page.goto(page_);
      const form = page.locator(`form[name="${name}"]`);
      await expect(form).toHaveAttribute('method', /post/i);
      await expect(form).toHaveAttribute('action', '/');
      await expect(form).toHaveAttribute('data-netlify', 'true');
      await expect(form).toHaveAttribute('netlify-honeypot', 'bot-field');
      await expect(form.locator('input[name="form-name"]')).toHaveValue(name);
      const names = await form
        .locator('[name]')
        .evaluateAll((elements) => [...new Set(elements.map((one) => one.getAttribute('name')))]);
      expect(names.toSorted()).toEqual(fields.toSorted());
      await expect(form.locator('[name="bot-field"]')).not.toBeInViewport();
      await form.locator('[type=submit]').click();
      await expect(page).toHaveURL(page_);
      expect(await form.locator(':invalid').count()).toBeGreaterThan(0);
    });
  }
}

test('a form is posted as the browser does it, without script', async ({ page, server }) => {
  await page.goto(`${server.url}/en/get-quote`);
  await page.getByRole('checkbox', { name: 'Branding' }).check();
  await page.locator('[name=name]').fill('Jóna Æsa');
  await page.locator('[name=email]').fill('jona@hemja.example');
  await page.locator('#_field-description').fill('Óreiða, 100% & fleira');
  await page.locator('form.form [type=submit]').click();
  await expect.poll(() => server.posts.length).toBe(1);
  expect(server.posts[0]?.type).toBe('application/x-www-form-urlencoded');
  const fields = Object.fromEntries(server.posts[0]?.fields ?? []);
  expect(fields).toMatchObject({
    'form-name': 'contact',
    'bot-field': '',
    name: 'Jóna Æsa',
    email: 'jona@hemja.example',
    selectedServices: 'Branding',
    description: 'Óreiða, 100% & fleira',
  });
});

test('a link that chooses a service leads to the form as it is without script', async ({ page, server }) => {
  await page.goto(`${server.url}/en/services/social-media`);
  await page.locator('main .button').first().click();
  await expect(page).toHaveURL(`${server.url}/en/get-quote?service=social`);
  await expect(page.locator('form[name=contact]')).toBeVisible();
});
