import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { refuseCookies } from '../browser/support/consent.ts';
import { site } from '../support/cli.ts';
import { temporaryFolder } from '../support/folder.ts';
import { until } from '../support/leads.ts';
import { startMachine } from './support/machines.ts';
import { sharedStore } from './support/shared-store.ts';

async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {});
  onTestFinished(() => browser.close());
  return browser;
}

/** Sends the contact form as a visitor does; gives what the page says in the end. */
async function sendForm(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/en/contact`);
  await page.locator('form.form[novalidate]').waitFor();
  await page.locator('[name=name]').fill('Jóna Æsa');
  await page.locator('[name=email]').fill('jona@hemja.example');
  await page.locator('#_field-message').fill('Óreiða, 100% & fleira');
  await page.locator('form.form [type=submit]').click();
  return page.locator('.form-success').innerText();
}

it('keeps what is sent while the store is away, and delivers it once when the visitor comes by again, though by another server', async () => {
  const [shared, browser] = await Promise.all([sharedStore(), openBrowser()]);
  const dist = join(temporaryFolder(), 'dist');
  expect(site(['build', '--quiet', '--out', dist])).toMatchObject({ code: 0, stderr: '' });
  const env = { LEADS_URL: shared.url, LEADS_TOKEN: shared.token };
  const a = await startMachine('nginx', dist, env);
  const page = await browser.newPage();
  await refuseCookies(page.context());
  const outbox = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length);
  await shared.stop();
  await sendForm(page, a.url);
  await page.locator('.form-success__pending').waitFor();
  expect(await outbox()).toBe(1);
  await shared.start();
  await a.replace();
  await page.goto(`${a.url}/um-okkur`);
  await until(async () => (await outbox()) === 0);
  const rows = await shared.rows("SELECT json_extract(fields, '$.message') AS message FROM leads");
  expect(rows.map(({ message }) => message)).toEqual(['Óreiða, 100% & fleira']);
});
