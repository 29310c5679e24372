import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type DevProcess, startDev } from '../../support/dev-command.mjs';
import { copyTiny } from '../../support/tiny-site.ts';
import { type Edit, editFiles } from '../../support/workspace.ts';
import { test as base } from './test.ts';

export { expect } from 'playwright/test';

interface Dev extends DevProcess {
  edit(...edits: Edit[]): void;
}

const answer = (name: string, text: string) => `<details><summary>${name}</summary><p>${text}</p></details>`;
const answers = answer('One', 'First') + answer('Two', 'Second');

/** `site dev` on a copy of the tiny site with edits, whose home page has two answers that open. */
export const test = base.extend<{ dev: Dev; edits: readonly Edit[]; editor: string }>({
  edits: [[], { option: true }],
  editor: ['echo', { option: true }],
  dev: async ({ edits, editor }, use) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
    const more = `{children}<p>Stays</p>${answers}<div className="tall" />`;
    const folder = copyTiny(root, [
      { file: 'templates/Document.tsx', replace: '{children}', with: more },
      { file: 'templates/styles/base.css', replace: /$/, with: '.tall { height: 2000px; }\n' },
      ...edits,
    ]);
    const started = await startDev(folder, { editor });
    await use({ ...started, edit: (...edits) => editFiles(folder, edits) });
    started.stop();
    await started.ended;
    rmSync(root, { recursive: true, force: true });
  },
});

/** Whether a page is the same one as before: what a test has written into its window is still there. */
export const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isMarked: true })).then(() => undefined);
export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Goes to a page and waits until it follows what is saved. */
export async function open(page: Page, address: string): Promise<void> {
  const followed = page.waitForResponse(/_dev\/events/);
  await page.goto(address);
  await followed;
}

/** What is selected in a field, for `evaluate`. */
export const selectionIn = (field: HTMLElement | SVGElement) =>
  field instanceof HTMLTextAreaElement ? [field.selectionStart, field.selectionEnd] : [];
