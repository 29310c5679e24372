import { expect, type Page } from 'playwright/test';
import { fillRequired, openForm, submit, test } from './support/forms.ts';
import { typeInto } from './support/typing.ts';

const chosen = (page: Page) =>
  page
    .locator('.choice__box:checked')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
const text = (page: Page) => page.locator('#_field-description, #_field-message');

for (const { from, to, title } of [
  { from: '/thjonusta/samfelagsmidlar', to: '/fa-tilbod', title: 'Samfélagsmiðlar' },
  { from: '/en/services/web-development', to: '/en/get-quote', title: 'Web development' },
]) {
  test(`from ${from} one comes to the quote form with the service chosen, which a reload keeps`, {
    tag: '@firefox',
  }, async ({ page, server }) => {
    await page.goto(server.url + from);
    await page.locator('main .button').first().click();
    await page.locator('form.form[novalidate]').waitFor();
    expect(await chosen(page)).toEqual([title]);
    await expect(
      page.locator('[name=monthlyBudget], [name=projectBudget]').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(server.url + to);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quoteDraft'))).toContain('true');
    await page.reload();
    await page.locator('form.form[novalidate]').waitFor();
    expect(await chosen(page)).toEqual([title]);
    await fillRequired(page);
    await submit(page);
    await expect(page.locator('.form-success')).toBeVisible();
    expect(Object.fromEntries(server.posts[0]?.fields ?? []).selectedServices).toBe(title);
  });
}

for (const { from, to, message } of [
  { from: '/verdskra', to: '/fa-tilbod', message: 'Ég hef áhuga á þjónustuleiðinni Vexti.' },
  { from: '/en/pricing', to: '/en/contact', message: 'I’m interested in the Growth plan.' },
]) {
  test(`the popular plan of ${from} leads to a form that begins with it`, async ({ page, server }) => {
    await page.goto(server.url + from);
    await page.locator('.plan--popular .button').click();
    await expect(text(page)).toHaveValue(`${message}\n`);
    await expect(page).toHaveURL(server.url + to);
    await text(page).press('Control+End');
    await page.keyboard.type('Hvenær?');
    await typeInto(page.locator('[name=name]'), 'Jóna');
    await typeInto(page.locator('[name=email]'), 'jona@hemja.example');
    await submit(page);
    await expect(page.locator('.form-success')).toBeVisible();
    const { description, message: sent } = Object.fromEntries(server.posts[0]?.fields ?? []);
    expect(description ?? sent).toBe(`${message}\nHvenær?`);
    // Who sends another message has not asked for the plan again.
    await page.locator('.form-success button').click();
    await expect(text(page)).toHaveValue('');
  });
}

test('what the visitor has chosen and written already stays; another plan takes the place of the first', async ({
  page,
  server,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('quoteDraft'));
  await openForm(page, `${server.url}/en/get-quote`);
  await page.getByRole('checkbox', { name: 'Branding' }).check();
  await typeInto(text(page), 'A tangle\nof two lines');
  await openForm(page, `${server.url}/en/get-quote?service=social&plan=foundation`);
  expect(await chosen(page)).toEqual(['Branding', 'Social media']);
  await expect(text(page)).toHaveValue('I’m interested in the Foundation plan.\nA tangle\nof two lines');
  await expect.poll(stored).toContain('Foundation');
  await openForm(page, `${server.url}/en/get-quote?plan=premium`);
  await expect(text(page)).toHaveValue('I’m interested in the Premium plan.\nA tangle\nof two lines');
  await page.getByRole('checkbox', { name: 'Social media' }).uncheck();
  await expect.poll(stored).not.toContain('Foundation');
  await page.reload();
  await page.locator('form.form[novalidate]').waitFor();
  expect(await chosen(page)).toEqual(['Branding']);
});

for (const query of [
  '?service=%3Cimg%20src=x%20onerror=alert(1)%3E&plan=%3Cscript%3E',
  '?service=__proto__&plan=__proto__',
  '?service=constructor&plan=toString',
  `?service=${encodeURIComponent('x],body,[y')}&plan=Send+money`,
  `?plan=${'growth'.repeat(1000)}`,
]) {
  test(`an address of strangers chooses nothing and shows nothing: ${query.slice(0, 60)}`, {
    tag: '@all',
  }, async ({ page, server }) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    await openForm(page, `${server.url}/fa-tilbod${query}&q2=kept`);
    await expect(page).toHaveURL(`${server.url}/fa-tilbod?q2=kept`);
    expect(await chosen(page)).toEqual([]);
    await expect(text(page)).toHaveValue('');
    expect(troubles).toEqual([]);
  });
}

test('a text that is almost as long as it may be is left as it is', async ({ page, server }) => {
  await openForm(page, `${server.url}/fa-tilbod`);
  await typeInto(text(page), 'á'.repeat(5990));
  await openForm(page, `${server.url}/fa-tilbod?plan=growth`);
  await expect(page).toHaveURL(`${server.url}/fa-tilbod`);
  await expect(text(page)).toHaveValue('á'.repeat(5990));
});

for (const width of [360, 1280]) {
  test(`nothing that is seen moves when a service is chosen by the address at ${width} px`, {
    // Firefox does not measure it.
    tag: '@chromium',
  }, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openForm(page, `${server.url}/fa-tilbod?service=social&service=content&plan=growth`);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}
