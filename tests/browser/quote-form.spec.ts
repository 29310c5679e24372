import { expect, type Page } from 'playwright/test';
import { fillRequired, openForm, storedKeys, submit, test } from './support/forms.ts';
import { typeInto } from './support/typing.ts';

const service = (page: Page, name: string) => page.getByRole('checkbox', { name });
const monthly = (page: Page) => page.locator('[name=monthlyBudget]');
const project = (page: Page) => page.locator('[name=projectBudget]');

for (const words of [
  {
    path: '/fa-tilbod',
    services: ['Efni', 'Markaðssetning'],
    timeline: 'Innan 3 mánaða',
    custom: 'Önnur upphæð',
    joined: 'Markaðssetning, Efni',
  },
  {
    path: '/en/get-quote',
    services: ['Content', 'Marketing'],
    timeline: 'Within 3 months',
    custom: 'Another amount',
    joined: 'Marketing, Content',
  },
]) {
  test(`${words.path} sends exactly the eleven fields, with labels and plain spaces (specification 8.10), and says where the answer goes`, async ({
    page,
    server,
  }) => {
    await openForm(page, server.url + words.path);
    for (const name of words.services) await service(page, name).check();
    await monthly(page).selectOption({ label: '200.000\u00A0kr.' });
    await project(page).selectOption({ label: words.custom });
    await page.locator('[name=timeline]').selectOption({ label: words.timeline.replace('3 ', '3\u00A0') });
    await fillRequired(page);
    await typeInto(page.locator('[name=phone]'), '555 0100');
    await typeInto(page.locator('[name=company]'), '\u00A0Þráður\u202F\u3000ehf.\u00A0');
    await page.locator('[name=kennitala]').pressSequentially('123456-7890');
    await submit(page);
    await expect(page.locator('.form-success dd')).toHaveText(['jona@hemja.example', words.joined]);
    expect(server.posts).toHaveLength(1);
    expect(server.posts[0]?.type).toBe('application/x-www-form-urlencoded');
    expect(server.posts[0]?.fields).toEqual([
      ['form-name', 'contact'],
      ['name', 'Jóna Æsa'],
      ['email', 'jona@hemja.example'],
      ['company', 'Þráður  ehf.'],
      ['kennitala', '1234567890'],
      ['phone', '555 0100'],
      ['timeline', words.timeline],
      ['monthlyBudget', '200.000 kr.'],
      ['projectBudget', words.custom],
      ['description', 'Óreiða, 100% & fleira'],
      ['selectedServices', words.joined],
    ]);
  });
}

test('what is empty or was hidden again is sent as an empty string (specification 8.10)', async ({
  page,
  server,
}) => {
  await openForm(page, `${server.url}/en/get-quote`);
  await service(page, 'Branding').check();
  await project(page).selectOption({ index: 2 });
  await service(page, 'Branding').uncheck();
  await fillRequired(page);
  await submit(page);
  await expect(page.locator('.form-success')).toBeVisible();
  const values = Object.fromEntries(server.posts[0]?.fields ?? []);
  expect(Object.keys(values)).toHaveLength(11);
  for (const name of [
    'company',
    'kennitala',
    'phone',
    'timeline',
    'monthlyBudget',
    'projectBudget',
    'selectedServices',
  ])
    expect(values[name]).toBe('');
});

for (const { name, asks } of [
  { name: 'Digital strategy', asks: 'project' },
  { name: 'Marketing', asks: 'monthly' },
  { name: 'Branding', asks: 'project' },
  { name: 'Social media', asks: 'monthly' },
  { name: 'Web development', asks: 'project' },
  { name: 'Content', asks: 'project' },
]) {
  test(`${name} asks for the ${asks} budget, and clicked again for none (specification 8.8)`, {
    tag: '@all',
  }, async ({ page, server }) => {
    await openForm(page, `${server.url}/en/get-quote`);
    await expect(monthly(page)).toBeHidden();
    await expect(project(page)).toBeHidden();
    const card = page.locator('.choice', { hasText: name });
    await card.scrollIntoViewIfNeeded();
    const before = await card.boundingBox();
    await card.click();
    await expect(monthly(page)).toBeVisible({ visible: asks === 'monthly' });
    await expect(project(page)).toBeVisible({ visible: asks === 'project' });
    expect(await card.boundingBox()).toEqual(before);
    await card.click();
    await expect(monthly(page)).toBeHidden();
    await expect(project(page)).toBeHidden();
  });
}

test('the whole form can be filled and sent by keyboard', { tag: '@firefox' }, async ({ page, server }) => {
  await openForm(page, `${server.url}/en/get-quote`);
  await service(page, 'Digital strategy').focus();
  await page.keyboard.press('Space');
  for (let tab = 0; tab < 6; tab += 1) await page.keyboard.press('Tab');
  await expect(project(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.locator('[name=timeline]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A tangle');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ann');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@hemja.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your request' })).toBeFocused();
  const values = Object.fromEntries(server.posts[0]?.fields ?? []);
  expect(values).toMatchObject({ name: 'Ann', description: 'A tangle', projectBudget: '500.000 kr.' });
  await page.keyboard.press('Tab');
  await expect(page.locator('.form-success a.button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.form-success button')).toBeFocused();
});

test('a kennitala has ten characters at most; hyphens and blanks do not count (specification 8.5)', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, `${server.url}/fa-tilbod`);
  const field = page.locator('[name=kennitala]');
  for (const [pasted, kept] of [
    ['123456-7890', '1234567890'],
    [' 123456 – 7890 ', '1234567890'],
    ['12-34', '1234'],
    // Not cut: which ten of them were meant is not known.
    ['123456-78901234', '12345678901234'],
  ] as const) {
    await typeInto(field, '');
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await field.press('Control+V');
    await expect(field).toHaveValue(kept);
  }
  await submit(page);
  await expect(page.locator('#_field-kennitala-error')).not.toBeEmpty();
  expect(server.posts).toEqual([]);
  await typeInto(field, '');
  await field.pressSequentially('123456-78901');
  await expect(field).toHaveValue('1234567890');
  await typeInto(field, '');
  await field.pressSequentially('1234-');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.pressSequentially('-9');
  await expect(field).toHaveValue('12934');
});

test.describe('unsent typing', () => {
  test('survives a reload and a change of language, and is removed when the form is sent (WCAG 3.3.7)', {
    tag: '@firefox',
  }, async ({ page, server }) => {
    await openForm(page, `${server.url}/fa-tilbod`);
    await service(page, 'Samfélagsmiðlar').check();
    await monthly(page).selectOption({ index: 3 });
    await typeInto(page.locator('#_field-description'), 'Hálfkarað');
    await page.reload();
    await expect(page.locator('#_field-description')).toHaveValue('Hálfkarað');
    await expect(monthly(page)).toHaveValue('200.000 kr.');
    await openForm(page, `${server.url}/en/get-quote`);
    await expect(service(page, 'Social media')).toBeChecked();
    await expect(page.locator('#_field-description')).toHaveValue('Hálfkarað');
    await fillRequired(page);
    await submit(page);
    await expect(page.locator('.form-success')).toBeVisible();
    expect(await storedKeys(page, '')).toEqual([]);
    await openForm(page, `${server.url}/en/get-quote`);
    await expect(page.locator('#_field-description')).toHaveValue('');
    await expect(service(page, 'Social media')).not.toBeChecked();
  });

  for (const damaged of ['{', '{"length":1}', '[1]', 'null']) {
    test(`a damaged draft is no harm: ${damaged}`, { tag: '@all' }, async ({ page, server }) => {
      await page.addInitScript((text) => localStorage.setItem('quoteDraft', text), damaged);
      await openForm(page, `${server.url}/fa-tilbod`);
      await expect(page.locator('#_field-description')).toHaveValue('');
    });
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('each service that is ticked stands beside the form with its price, and no other', async ({
      page,
      server,
    }) => {
      await page.goto(`${server.url}/fa-tilbod`);
      const chosen = page.getByRole('region', { name: 'Þú hefur valið' });
      await expect(chosen).toBeHidden();
      await service(page, 'Markaðssetning').check();
      await service(page, 'Vefsíðugerð').check();
      await expect(chosen.getByRole('listitem')).toHaveText([
        /^Markaðssetning.*29\.000\skr\./,
        /^Vefsíðugerð.*300\.000\skr\./,
      ]);
      await service(page, 'Markaðssetning').uncheck();
      await service(page, 'Vefsíðugerð').uncheck();
      await expect(chosen).toBeHidden();
    });
  });
