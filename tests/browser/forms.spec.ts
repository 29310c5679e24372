import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { consoleProblemsOf, fillRequired, openForm, storedKeys, submit, test } from './support/forms.ts';
import { idle } from './support/idle.ts';
import { typeInto } from './support/typing.ts';

const forms = [
  {
    path: '/fa-tilbod',
    prefix: 'Villa:',
    wrong: ['description', 'name', 'email'],
    success: 'Takk fyrir beiðnina',
    home: '/',
  },
  {
    path: '/en/get-quote',
    prefix: 'Error:',
    wrong: ['description', 'name', 'email'],
    success: 'Thank you for your request',
    home: '/en',
  },
  {
    path: '/hafa-samband',
    prefix: 'Villa:',
    wrong: ['name', 'email', 'message'],
    success: 'Takk fyrir skilaboðin',
    home: '/',
  },
  {
    path: '/en/contact',
    prefix: 'Error:',
    wrong: ['name', 'email', 'message'],
    success: 'Thank you for your message',
    home: '/en',
  },
];

for (const { path, prefix, wrong, success, home } of forms) {
  test.describe(`the form of ${path}`, () => {
    test('is taken over without a word in the console', async ({ page, server }) => {
      const troubles = consoleProblemsOf(page);
      await openForm(page, server.url + path);
      await idle(page);
      expect(troubles).toEqual([]);
    });

    test('says on submit what is missing: above the form, at the fields, in the title (WCAG 3.3.1, 3.3.3)', {
      tag: '@firefox',
    }, async ({ page, server }) => {
      await openForm(page, server.url + path);
      const title = await page.title();
      await page.locator('[name=name]').focus();
      await page.locator('[name=email]').focus();
      await expect(page.locator('[aria-invalid], .error-summary')).toHaveCount(0);
      await submit(page);
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(`${prefix} ${title}`);
      const links = summary.getByRole('link');
      await expect(links).toHaveCount(wrong.length);
      for (const [index, name] of wrong.entries()) {
        const field = page.locator(`#_field-${name}`);
        const words = (await links.nth(index).textContent()) ?? '';
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(words.replace(/[.?]/g, '\\$&')));
        await links.nth(index).click();
        await expect(field).toBeFocused();
      }
      await expect(page).toHaveURL(server.url + path);
      expect(server.posts).toEqual([]);
    });

    test('asks for a whole e-mail address, keeps what was written, and lets go when all is well', async ({
      page,
      server,
    }) => {
      await openForm(page, server.url + path);
      const title = await page.title();
      await fillRequired(page);
      await typeInto(page.locator('[name=email]'), 'jona@hemja');
      await submit(page);
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
      await expect(page.getByRole('alert')).toContainText('@');
      await expect(page.locator('[name=name]')).toHaveValue('Jóna Æsa');
      await typeInto(page.locator('[name=email]'), 'jona@hemja.example');
      await submit(page);
      await expect(page.getByRole('heading', { name: success })).toBeFocused();
      await expect(page).toHaveTitle(title);
      expect(server.posts).toHaveLength(1);
    });

    test('ends on a success screen that leads back to an empty form, and home', { tag: '@firefox' }, async ({
      page,
      server,
    }) => {
      await openForm(page, server.url + path);
      await fillRequired(page);
      await submit(page);
      await expect(page.getByRole('heading', { name: success })).toBeFocused();
      await expect(page.locator('.form-success__pending')).toHaveCount(0);
      await expect(page.locator('.form-success dd')).toHaveText('jona@hemja.example');
      await expect(page.locator('.form-success a')).toHaveAttribute('href', home);
      await page.locator('.form-success button').click();
      await expect(page.locator('#_form-heading')).toBeFocused();
      await expect(page.locator('[name=name]')).toHaveValue('');
      expect(await storedKeys(page, '')).toEqual([]);
    });

    test('shows a robot that filled the trap its success, and sends nothing (specification 8.9)', async ({
      page,
      server,
    }) => {
      await openForm(page, server.url + path);
      await fillRequired(page);
      await page.locator('[name=bot-field]').fill('http://spam.example', { force: true });
      await submit(page);
      await expect(page.getByRole('heading', { name: success })).toBeFocused();
      await idle(page);
      expect(server.posts).toEqual([]);
      expect(await storedKeys(page, 'outbox')).toEqual([]);
    });

    test('is sent once, however often the button is pressed', { tag: '@firefox' }, async ({
      page,
      server,
    }) => {
      server.mode = 'hold';
      await openForm(page, server.url + path);
      await fillRequired(page);
      const button = page.locator('form.form [type=submit]');
      await button.dblclick();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('status').filter({ hasText: /Send/ })).toHaveCount(1);
      await page.locator('[name=name]').press('Enter');
      server.release();
      await expect(page.getByRole('heading', { name: success })).toBeFocused();
      expect(server.posts).toHaveLength(1);
    });

    // Each form in one language; every-page.spec.ts looks at the other one before it is filled.
    if (['/fa-tilbod', '/en/contact'].includes(path))
      test('has no accessibility violations in any state at 320 and 1280 px, light and dark (WCAG 3.3.2)', {
        tag: '@axe',
      }, async ({ page, server }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        server.mode = 'refuse';
        await openForm(page, server.url + path);
        for (const box of await page.locator('.choice__box').all()) await box.check();
        expect(await violationsInAllViews(page), 'empty').toEqual([]);
        await submit(page);
        await expect(page.getByRole('alert')).toBeFocused();
        expect(await violationsInAllViews(page), 'wrong').toEqual([]);
        await fillRequired(page);
        await submit(page);
        await expect(page.locator('.form-success__pending')).toBeVisible();
        expect(await violationsInAllViews(page), 'sent').toEqual([]);
      });
  });
}

for (const { path, width } of [
  { path: '/hafa-samband', width: 1280 },
  { path: '/en/get-quote', width: 360 },
])
  test(`${path}: at ${width} px the header cuts neither the title nor the lead above errors and success`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await openForm(page, server.url + path);
    await submit(page);
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await cutByHeader(page)).toEqual([]);
    await fillRequired(page);
    await submit(page);
    await expect(page.locator('.form-success h2')).toBeFocused();
    expect(await cutByHeader(page)).toEqual([]);
    await expect(page.locator('.form-success h2')).toBeInViewport({ ratio: 1 });
  });

/** The lines of the opening of the page that the lower edge of the header goes through, once the page is at rest. */
async function cutByHeader(page: Page): Promise<string[]> {
  await expect(page.locator('.error-summary, .form-success')).toBeInViewport({ ratio: 0.5 });
  return page.evaluate(async () => {
    const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    for (let last = Number.NaN; last !== scrollY; ) {
      last = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return [...document.querySelectorAll('.page-hero h1, .page-hero__lead')].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < edge && bottom > edge ? [element.textContent] : [];
    });
  });
}

test('the contact form sends exactly its four fields (specification 8.10)', async ({ page, server }) => {
  await openForm(page, `${server.url}/hafa-samband`);
  await fillRequired(page);
  await submit(page);
  await expect(page.locator('.form-success')).toBeVisible();
  expect(server.posts[0]?.type).toBe('application/x-www-form-urlencoded');
  expect(server.posts[0]?.fields).toEqual([
    ['form-name', 'simple-contact'],
    ['name', 'Jóna Æsa'],
    ['email', 'jona@hemja.example'],
    ['message', 'Óreiða, 100% & fleira'],
  ]);
});

for (const path of ['/fa-tilbod', '/hafa-samband']) {
  test(`${path} loads at most 78 kB of script in all, React and the thread above it among them`, async ({
    page,
    server,
  }) => {
    // By address: what is fetched first and imported then comes over the network once.
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        sizes.set(
          response.url(),
          response.body().then((body) => brotliCompressSync(body).length),
        );
    });
    await openForm(page, server.url + path);
    await idle(page);
    const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    expect(sizes.size).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(78_000);
  });
}
