import type { Page } from 'playwright/test';
import { type Recorder, startRecorder } from './recorder.ts';
import { test as base } from './test.ts';
import { typeInto } from './typing.ts';

/** Tests of forms have the site at a server that takes posts. */
export const test = base.extend<{ server: Recorder }>({
  server: async ({ baseURL }, use) => {
    const server = await startRecorder(baseURL ?? '');
    await use(server);
    await server.close();
  },
});

/** Opens a form and waits until script has taken it over. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('form.form[novalidate]').waitFor();
}

/** Fills what must be filled, in whichever of the two forms the page has. */
export async function fillRequired(page: Page): Promise<void> {
  await typeInto(page.locator('[name=name]'), 'Jóna Æsa');
  await typeInto(page.locator('[name=email]'), 'jona@hemja.example');
  await typeInto(page.locator('#_field-description, #_field-message'), 'Óreiða, 100% & fleira');
}

/** Presses the button of the form. */
export async function submit(page: Page): Promise<void> {
  await page.locator('form.form [type=submit]').click();
}

/** The storage keys whose names begin with a text, without the choices about cookies. */
export async function storedKeys(page: Page, prefix: string): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => key.startsWith(prefix) && !key.startsWith('cookie'));
}

/** What the browser says as errors and warnings. */
export function consoleProblemsOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  return troubles;
}
