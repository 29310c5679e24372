import { expect, type Page } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { consentTo } from './support/consent.ts';
import { consoleProblemsOf } from './support/forms.ts';
import { brokenStorage } from './support/storage.ts';
import { test } from './support/test.ts';

test.use({ isNewVisitor: true, contextOptions: { reducedMotion: 'reduce' } });

const languages = [
  { path: '/verdskra', all: 'Samþykkja allar', none: 'Hafna öllum', save: 'Vista val', back: 'Til baka' },
  { path: '/en/pricing', all: 'Accept All', none: 'Reject All', save: 'Save Preferences', back: 'Back' },
];

const dialogOf = (page: Page) => page.locator('#consent');
const footerButton = (page: Page) => page.locator('footer [data-cookie-settings]');
const stored = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** Opens a page whose clock stands still, and waits until script runs. */
async function visit(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: Date.UTC(2026, 8, 3, 14, 5) });
  await page.clock.pauseAt(Date.UTC(2026, 8, 3, 14, 6));
  await page.goto(path);
  await page.locator('html[data-script]').waitFor();
}

/** Opens a page and lets the time pass after which the question is asked. */
async function visitUntilAsked(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.clock.runFor(1500);
  await expect(dialogOf(page)).toBeVisible();
}

/** What is stored for choices that were made when the clock stood still (specification 10.5). */
function storedFor(...allowed: string[]): Record<string, unknown> {
  const choices = consentTo(...allowed);
  return {
    cookieConsent: JSON.stringify(choices),
    cookieConsentDate: expect.stringMatching(/^2026-09-03T14:06:\d\d\.\d{3}Z$/),
    cookies_necessary: 'true',
    cookies_analytics: String(choices.analytics),
    cookies_marketing: String(choices.marketing),
    cookies_functional: String(choices.functional),
  };
}

for (const { path, all, none, save, back } of languages) {
  test.describe(`the question about cookies on ${path}`, () => {
    test('is asked after 1.5 s, takes no focus and blocks nothing (specification 10.1)', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visit(page, path);
      await page.clock.runFor(1499);
      await expect(dialogOf(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(dialogOf(page)).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
      // The first two stops of a keyboard: the skip link, and the dialog.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialogOf(page).locator(':focus')).toHaveCount(1);
      await page.locator('header .logo').click();
      await expect(page).toHaveURL(path.startsWith('/en') ? '/en' : '/');
    });

    test('comes while a menu or the search is open, and leaves Escape to that', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, path);
      await page.locator('.menu-button').click();
      await page.clock.runFor(1500);
      await expect(dialogOf(page)).not.toHaveAttribute('hidden');
      await page.keyboard.press('Escape');
      await expect(page.locator('#_mobile-menu')).toBeHidden();
      await expect(dialogOf(page)).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.locator('.search')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.search')).toBeHidden();
      await expect(dialogOf(page)).toBeVisible();
    });

    test('accept all stores all categories, and is not asked again', async ({ page }) => {
      await visitUntilAsked(page, path);
      await page.getByRole('button', { name: all, exact: true }).click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await stored(page)).toEqual(storedFor('analytics', 'marketing', 'functional'));
      await page.reload();
      await page.locator('html[data-script]').waitFor();
      await page.clock.runFor(10_000);
      await expect(dialogOf(page)).toBeHidden();
    });

    test('reject all stores only what is necessary', async ({ page }) => {
      await visitUntilAsked(page, path);
      await page.getByRole('button', { name: none, exact: true }).click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await stored(page)).toEqual(storedFor());
    });

    test('single choices start with only necessary on, and are stored as they are saved (specification 10.4)', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visitUntilAsked(page, path);
      await dialogOf(page).locator('[value=choose]').click();
      const boxes = dialogOf(page).locator('input[type=checkbox]');
      await expect(boxes.nth(0)).toBeDisabled();
      await expect(boxes.nth(0)).toBeChecked({ checked: true });
      for (const index of [1, 2, 3]) await expect(boxes.nth(index)).not.toBeChecked();
      await expect(boxes.nth(1)).toBeFocused();
      await dialogOf(page).locator('[name=marketing]').check();
      await page.getByRole('button', { name: back, exact: true }).click();
      await expect(dialogOf(page).locator('[value=choose]')).toBeFocused();
      await dialogOf(page).locator('[value=choose]').click();
      await dialogOf(page).locator('[name=functional]').check();
      await page.getByRole('button', { name: save, exact: true }).click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await stored(page)).toEqual(storedFor('marketing', 'functional'));
    });

    test('closing stores nothing, by the button or by Escape, and the choices are forgotten', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visitUntilAsked(page, path);
      await dialogOf(page).locator('[value=choose]').click();
      await dialogOf(page).locator('[name=analytics]').check();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await footerButton(page).click();
      await expect(dialogOf(page).locator('[value=choose]')).toBeVisible();
      await dialogOf(page).locator('[value=choose]').click();
      await expect(dialogOf(page).locator('[name=analytics]')).not.toBeChecked();
      await dialogOf(page).locator('[value=close]').click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await stored(page)).toEqual({});
    });

    test('the footer opens it again, with the stored choices; Escape gives the focus back (WCAG 2.4.3)', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visitUntilAsked(page, path);
      await dialogOf(page).locator('[value=choose]').click();
      await dialogOf(page).locator('[name=analytics]').check();
      await dialogOf(page).locator('[type=submit]').click();
      await page.reload();
      await footerButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(footerButton(page)).toBeFocused();
      await footerButton(page).click();
      await dialogOf(page).locator('[value=choose]').click();
      await expect(dialogOf(page).locator('[name=analytics]')).toBeChecked();
      await expect(dialogOf(page).locator('[name=marketing]')).not.toBeChecked();
    });

    test('the page about cookies opens it beside its threads, and gets the focus back', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visit(page, path.startsWith('/en') ? '/en/cookies' : '/vafrakokur');
      const change = page.locator('main [data-cookie-settings]');
      await change.focus();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeFocused();
      await dialogOf(page).locator('[value=choose]').click();
      await dialogOf(page).locator('[name=marketing]').check();
      await dialogOf(page).locator('[type=submit]').click();
      await expect(change).toBeFocused();
      await footerButton(page).click();
      await dialogOf(page).locator('[value=choose]').click();
      await expect(dialogOf(page).locator('[name=marketing]')).toBeChecked();
    });

    test('says more on the cookie page', async ({ page }) => {
      await visitUntilAsked(page, path);
      await dialogOf(page).getByRole('link').click();
      await expect(page).toHaveURL(path.startsWith('/en') ? '/en/cookies' : '/vafrakokur');
    });

    test('offers yes and no alike, without accessibility violations at 320 and 1280 px, light and dark', {
      tag: '@axe',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitUntilAsked(page, path);
      const accept = await page.getByRole('button', { name: all, exact: true }).boundingBox();
      const reject = await page.getByRole('button', { name: none, exact: true }).boundingBox();
      expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
      await page.clock.resume();
      expect(await violationsInAllViews(page), 'question').toEqual([]);
      await dialogOf(page).locator('[value=choose]').click();
      expect(await violationsInAllViews(page), 'choices').toEqual([]);
    });
  });
}

for (const text of ['{', '[]', '{"analytics":"yes"}']) {
  test(`corrupt choices such as ${text} are logged and asked for again (specification 10.6)`, async ({
    page,
  }) => {
    await page.addInitScript((corrupt) => localStorage.setItem('cookieConsent', corrupt), text);
    const troubles = consoleProblemsOf(page);
    await visitUntilAsked(page, '/um-okkur');
    expect(troubles.filter((trouble) => trouble.includes('cookie choices'))).toHaveLength(1);
    await dialogOf(page).locator('[value=none]').click();
    expect(await stored(page)).toMatchObject(storedFor());
  });
}

for (const [how, breakStorage] of Object.entries(brokenStorage))
  test(`${how} storage is logged; the choices hold for the page`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    const troubles = consoleProblemsOf(page);
    await visitUntilAsked(page, '/en/about');
    await dialogOf(page).locator('[value=all]').click();
    await expect(dialogOf(page)).toBeHidden();
    expect(troubles.filter((trouble) => trouble.includes('could not be stored'))).toHaveLength(1);
    await footerButton(page).click();
    await dialogOf(page).locator('[value=choose]').click();
    await expect(dialogOf(page).locator('[name=marketing]')).toBeChecked();
  });

/** The lowest edge of what a page begins with: its heading, lead and call to action. */
const openings = {
  '/': '.home-hero__words .button',
  '/en': '.home-hero__words .button',
  '/verdskra': '.page-hero__lead',
};
for (const [path, last] of Object.entries(openings))
  test(`the question covers a quarter of a phone at most, and nothing that ${path} begins with`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visitUntilAsked(page, path);
    const dialog = await dialogOf(page).boundingBox();
    const opening = await page.locator(last).first().boundingBox();
    expect(dialog?.height).toBeLessThanOrEqual(780 / 4);
    expect((opening?.y ?? 780) + (opening?.height ?? 0)).toBeLessThanOrEqual(dialog?.y ?? 0);
  });

test('on a phone on its side the question and its link are whole, and nothing shows under the buttons of the choices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await visitUntilAsked(page, '/');
  await expect(dialogOf(page).locator('a')).toBeInViewport({ ratio: 1 });
  const rejects = dialogOf(page).locator('[value=none]');
  await expect(rejects).toBeInViewport({ ratio: 1 });
  const question = await dialogOf(page).locator('div > p').first().boundingBox();
  expect((question?.x ?? 0) + (question?.width ?? 780)).toBeLessThan((await rejects.boundingBox())?.x ?? 0);
  expect((await dialogOf(page).boundingBox())?.height).toBeLessThanOrEqual(360 / 2);
  await dialogOf(page).locator('[value=choose]').click();
  const buttons = await dialogOf(page).locator('form .consent__buttons').boundingBox();
  const rows = dialogOf(page).locator('form label');
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const top = buttons?.y ?? 0;
  // One is cut in half, which says that more follows.
  expect(boxes.filter((row) => row && row.y + 12 < top && row.y + row.height > top + 12)).toHaveLength(1);
  const below = await dialogOf(page).evaluate((dialog) => {
    const buttons = dialog.querySelector('form .consent__buttons')?.getBoundingClientRect();
    const box = dialog.getBoundingClientRect();
    if (!buttons) return ['no buttons'];
    // What can be pointed at between the buttons and the edge of the dialog.
    return [0.2, 0.5, 0.8].flatMap((part) => {
      const found = document.elementFromPoint(box.left + box.width * part, (buttons.bottom + box.bottom) / 2);
      return found === dialog || found?.matches('form, .consent__buttons')
        ? []
        : [found?.textContent ?? 'nothing'];
    });
  });
  expect(below).toEqual([]);
});

test('who has chosen in another tab in the meantime is not asked', async ({ page }) => {
  await visit(page, '/verdskra');
  await page.evaluate((text) => localStorage.setItem('cookieConsent', text), JSON.stringify(consentTo()));
  const loaded = dialogLoaded(page);
  await page.clock.runFor(5000);
  await loaded;
  await expect(dialogOf(page)).toBeHidden();
});

/** Waits until the code of the dialog has arrived and run: an answer from the server to the page comes after that. */
async function dialogLoaded(page: Page): Promise<void> {
  await (await page.waitForResponse(/\/dialog-[^/]+\.js/)).finished();
  await page.evaluate(async () => (await fetch(location.href)).text());
}

/** Holds back the code of the dialog until it is told to let it go; `asked` ends when the page asks for it. */
async function holdDialog(page: Page): Promise<{ asked: Promise<unknown>; release(): void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/dialog-[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return { asked: page.waitForRequest(/\/dialog-[^/]+\.js/), release };
}

const chooseElsewhere = (page: Page, ...allowed: string[]) =>
  page.evaluate((text) => localStorage.setItem('cookieConsent', text), JSON.stringify(consentTo(...allowed)));

test('who chooses in another tab while the question is on its way is not asked', async ({ page }) => {
  const { asked, release } = await holdDialog(page);
  await visit(page, '/verdskra');
  await page.clock.runFor(1500);
  await asked;
  await chooseElsewhere(page);
  const loaded = dialogLoaded(page);
  release();
  await loaded;
  await expect(dialogOf(page)).toBeHidden();
});

test('the settings begin with what is chosen when they open, not when they were asked for', async ({
  page,
}) => {
  const { asked, release } = await holdDialog(page);
  await visit(page, '/verdskra');
  await footerButton(page).click();
  await asked;
  await chooseElsewhere(page, 'marketing');
  release();
  await dialogOf(page).locator('[value=choose]').click();
  await expect(dialogOf(page).locator('[name=marketing]')).toBeChecked();
  await expect(dialogOf(page).locator('[name=analytics]')).not.toBeChecked();
});

test.describe('without script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and nothing is offered that only script can do', async ({ page }) => {
    await page.goto('/vafrakokur');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('[data-cookie-settings]')).toHaveCount(2);
    for (const button of await page.locator('[data-cookie-settings]').all())
      await expect(button).toBeHidden();
  });
});

for (const path of ['/', '/thjonusta/leikjavading', '/en/get-quote', '/en/terms']) {
  test(`${path}: the open dialog never covers what has the focus on a phone (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(dialogOf(page)).toBeVisible();
    const covered: string[] = [];
    const seen = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const { id, isCovered } = await page.evaluate(focusedElement);
      if (seen.has(id)) break;
      seen.add(id);
      if (isCovered) covered.push(id);
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });
}

/** Runs in the page: which element has the focus, and whether nothing of it can be seen. */
function focusedElement(): { id: string; isCovered: boolean } {
  const element = document.activeElement ?? document.body;
  const all = [...document.querySelectorAll('*')];
  const id = `${all.indexOf(element)} ${element.tagName} ${element.textContent?.slice(0, 30)}`;
  const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ]);
  const isSeen = points.some(([x = 0, y = 0]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return { id, isCovered: element !== document.body && !isSeen };
}
