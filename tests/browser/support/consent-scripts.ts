import type { Page } from 'playwright/test';

/** Notes which of the two scripts a page asks for, from now on. */
export async function watchScripts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /statistics\.js|ads\.example/.exec(request.url())?.[0];
    if (name) asked.push(name);
  });
  await page.route('https://ads.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tagged = ""' }),
  );
  return asked;
}

/** The question about cookies. */
export const dialogOf = (page: Page) => page.locator('#consent');
/** Whether the script of the statistics has run, and that of the ads. */
export const counted = (page: Page) => page.locator('html[data-counted]');
export const tagged = (page: Page) => page.locator('html[data-tagged]');

/** Saves single choices in the open dialog. */
export async function choose(page: Page, choices: Record<string, boolean>): Promise<void> {
  await dialogOf(page).locator('[value=choose]').click();
  for (const [name, choice] of Object.entries(choices))
    await dialogOf(page).locator(`[name=${name}]`).setChecked(choice);
  await dialogOf(page).locator('[type=submit]').click();
}
