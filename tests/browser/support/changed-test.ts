import { expect, type Locator, type Page } from 'playwright/test';
import {
  type Changer,
  changeFromNow,
  changeFromStart,
  changers,
  noteRewrittenTexts,
  seenBy,
} from './changed-page.ts';
import { test as base } from './forms.ts';

/** When others begin to change the page. */
type Moment = 'before' | 'after';

interface Opening {
  /** In the agency's site, or a whole address. */
  path: string;
  /** What the visitor does before the island is awake. */
  early?: () => Promise<void>;
  /** Is there once the island is awake. */
  awake?: Locator;
}

interface ChangedPage {
  changer: Changer;
  moment: Moment;
  /** A text as it is read in the page. */
  seen: (text: string) => string;
  /** Opens a page that others change, before its island is awake or afterwards. */
  open: (opening: Opening) => Promise<void>;
}

export const test = base.extend<ChangedPage>({
  changer: ['a translator', { option: true }],
  moment: ['before', { option: true }],
  seen: ({ changer }, use) => use(seenBy(changer)),
  open: async ({ page, browserName, server, changer, moment }, use) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    // Two visits in a row abort a transition between pages, of which Chromium speaks as of an error.
    if (browserName === 'chromium') await page.emulateMedia({ reducedMotion: 'reduce' });
    const rewritten = changer === 'nobody' ? await noteRewrittenTexts(page) : [];
    await use(async ({ path, early, awake }) => {
      const release = await holdReact(page);
      if (moment === 'before') await changeFromStart(page, changer);
      await page.goto(new URL(path, server.url).href);
      await early?.();
      release();
      await awake?.waitFor({ state: 'attached' });
      if (moment === 'after') await changeFromNow(page, changer);
    });
    expect(errors).toEqual([]);
    expect(rewritten).toEqual([]);
    await expect(page.locator('.island-failure')).toHaveCount(0);
    await expect(page.locator('dialog.search > div > [role=alert]')).toBeHidden();
  },
});

/** Holds the code of all islands back until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/react-root-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What the page gives to an island. */
export async function propsOf<T>(page: Page, island: string): Promise<T> {
  const place = page.locator(`[data-island=${island}]`);
  const address = await place.getAttribute('data-props');
  if (address !== null) return (await page.request.get(new URL(address, page.url()).href)).json();
  return JSON.parse((await place.evaluate((element) => element.nextElementSibling?.textContent)) ?? '{}');
}

/** Words of an island by their keys. */
export type Words = Record<string, string>;

interface Case {
  changer: Changer;
  moment: Moment;
  name: string;
  tag: string[];
}

/** Every way of changing a page, and a page that nobody changes. */
export const cases: Case[] = [
  { changer: 'nobody', moment: 'after', name: 'a page in which no text is written anew', tag: ['@all'] },
  ...changers.flatMap((changer) =>
    momentsOf(changer).map((moment) => {
      const name = `${changer} that begins ${moment} an island wakes`;
      return { changer, moment, name, tag: tagsOf(changer, moment) };
    }),
  ),
];

/** Who begins before goes on afterwards. Only who replaces texts finds others when the island is awake. */
function momentsOf(changer: Changer): Moment[] {
  return ['a translator', 'a reading aid'].includes(changer) ? ['before', 'after'] : ['before'];
}

/** A translator, which replaces words, stands for the others, and is tried in Firefox too. */
function tagsOf(changer: Changer, moment: Moment): string[] {
  if (changer === 'a translator' && moment === 'before') return ['@firefox'];
  return ['@all'];
}
