import { expect, type Page } from 'playwright/test';
import { violationsInAllViews } from './support/axe.ts';
import { consoleProblemsOf } from './support/forms.ts';
import { unmarkedResults } from './support/marks.ts';
import { test } from './support/test.ts';

const languages = [
  {
    ...{ page: '/um-okkur', open: 'Leita', close: 'Loka leit', query: 'vefsíð', best: 'Vefsíðugerð' },
    ...{
      address: '/thjonusta/vefsidugerd',
      headings: ['Þjónusta', 'Verð', 'Spurt og svarað', 'Hafa samband', 'Síður'],
      own: 'um okkur',
    },
    ...{
      searching: 'Leita …',
      none: 'Ekkert fannst',
      hint: 'Prófaðu að leita að einhverju öðru',
    },
    plain: 'vefur',
    more: /^Sýna fleiri \((\d+)\)$/,
    asks: ['/spurt-og-svarad', '/hafa-samband', 'tel:+3545550100'],
    count: /^\d+ niðurst(aða|öður)$/,
    popular: [
      ...['Stafræn stefnumótun', 'Samfélagsmiðlar', 'Vefsíðugerð', 'Verðskrá', 'Spurt og svarað'],
      ...['Google Ads', 'Facebook'],
    ],
    failed: 'Leitin svarar ekki. Athugaðu nettenginguna og reyndu aftur.',
  },
  {
    ...{
      page: '/en/about',
      open: 'Search',
      close: 'Close search',
      query: 'web dev',
      best: 'Web Development',
    },
    ...{
      address: '/en/services/web-development',
      headings: ['Services', 'Pricing', 'FAQ', 'Contact', 'Pages'],
      own: 'about us',
    },
    ...{ searching: 'Searching…', none: 'No results found', hint: 'Try searching for something else' },
    plain: 'website',
    more: /^Show more \((\d+)\)$/,
    asks: ['/en/faq', '/en/contact', 'tel:+3545550100'],
    count: /^\d+ results?$/,
    popular: [
      ...['Digital Strategy', 'Social Media', 'Web Development', 'Pricing', 'FAQ', 'Google Ads', 'Facebook'],
    ],
    failed: 'The search couldn’t be loaded. Check your connection and try again.',
  },
];

const dialogOf = (page: Page) => page.locator('dialog.search');
const boxOf = (page: Page) => page.locator('#_search-input');
const optionsOf = (page: Page) => page.getByRole('option');
const resultsOf = (page: Page) => page.locator('.search__result');
const buttonOf = (page: Page) => page.locator('header .search-button');

async function search(page: Page, query: string): Promise<void> {
  await boxOf(page).fill(query);
  await expect(page.locator('#_search-status p:not(.search__spinner)').first()).toBeVisible();
}

for (const language of languages) {
  test.describe(`the search of ${language.page}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(language.page);
    });

    test('opens from the header as a dialog, on small and on wide screens; its button closes it and gives the focus back (WCAG 2.4.3)', {
      tag: '@firefox',
    }, async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.getByRole('button', { name: language.open, exact: true }).click();
        await expect(dialogOf(page)).toBeVisible();
        await expect(dialogOf(page)).toHaveAccessibleName(/\S/);
        await expect(page.locator('body > :is(header, main, footer)[inert]')).toHaveCount(3);
        await expect(boxOf(page)).toBeFocused();
        await page.getByRole('button', { name: language.close }).click();
        await expect(dialogOf(page)).toBeHidden();
        await expect(buttonOf(page)).toBeFocused();
      }
    });

    test('shows the figure of a service beside what leads to its page, and beside nothing else', async ({
      page,
    }) => {
      await page.keyboard.press('/');
      await search(page, language.plain);
      const isOfService = (href: string | null) => /\/(?:thjonusta|services)\//.test(href ?? '');
      const results = await resultsOf(page).evaluateAll((all) =>
        all.map((one) => ({
          href: one.getAttribute('href'),
          isDrawn: one.querySelector('svg > path') !== null,
        })),
      );
      expect(results.map(({ isDrawn }) => isDrawn)).toEqual(results.map(({ href }) => isOfService(href)));
      expect(new Set(results.map(({ isDrawn }) => isDrawn))).toEqual(new Set([true, false]));
      const starts = await resultsOf(page).evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll('span')].map((text) => text.getBoundingClientRect().left)),
      );
      for (const [title, description] of starts) expect(description).toBe(title);
    });

    test('finds, counts and marks what is typed, and Enter opens what the arrows choose (WCAG 4.1.3)', {
      tag: '@firefox',
    }, async ({ page }) => {
      const troubles = consoleProblemsOf(page);
      await page.keyboard.press('/');
      await search(page, language.query);
      await expect(dialogOf(page).getByRole('status')).toHaveText(language.count);
      await expect(optionsOf(page).first()).toContainText(language.best);
      await expect.poll(() => unmarkedResults(page)).not.toContain(0);
      await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant', /./);

      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = optionsOf(page).nth(1);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(boxOf(page)).toHaveAttribute(
        'aria-activedescendant',
        (await second.getAttribute('id')) ?? '',
      );
      await expect(boxOf(page)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(optionsOf(page).last()).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(language.address);
      expect(troubles).toEqual([]);
    });

    test('groups what it finds under a few headings; a result says its title and its description alone', async ({
      page,
    }) => {
      await page.keyboard.press('/');
      await search(page, language.plain);
      const groups = page.getByRole('listbox').getByRole('group');
      const names = await groups.evaluateAll((all) =>
        all.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
      );
      expect(names[0]).toBe(language.headings[0]);
      expect(new Set(names).size).toBe(names.length);
      expect(language.headings).toEqual(expect.arrayContaining(names));
      await expect(groups.first()).toHaveAccessibleName(language.headings[0] ?? '');
      await expect(groups.getByRole('option')).toHaveCount(await optionsOf(page).count());
      const [title, description, ...others] = await resultsOf(page).first().locator('span').allTextContents();
      expect(others).toEqual([]);
      await expect(resultsOf(page).first()).toHaveAccessibleName(`${title} ${description}`);
    });

    test('shows four results of a group at first; the arrows and Enter, or a click, show the others', async ({
      page,
    }) => {
      await page.keyboard.press('/');
      await search(page, language.plain);
      const status = await page.locator('#_search-status').innerText();
      const group = page.getByRole('group', { name: language.headings[0] ?? '', exact: true });
      const results = group.locator('.search__result');
      const more = group.getByRole('option', { name: language.more });
      await expect(results).toHaveCount(4);
      const [, hidden] = language.more.exec(await more.innerText()) ?? [];
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
      await expect(more).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(results).toHaveCount(4 + Number(hidden));
      await expect(more).toHaveCount(0);
      await expect(results.nth(4)).toHaveAttribute('aria-selected', 'true');
      await expect(boxOf(page)).toHaveAttribute(
        'aria-activedescendant',
        (await results.nth(4).getAttribute('id')) ?? '',
      );

      while ((await optionsOf(page).filter({ hasText: language.more }).count()) > 0)
        await optionsOf(page).filter({ hasText: language.more }).first().click();
      await expect(boxOf(page)).toBeFocused();
      await expect(resultsOf(page)).toHaveCount(Number.parseInt(status, 10));
      await expect(page.locator('#_search-status')).toHaveText(status);

      await search(page, language.query);
      await search(page, language.plain);
      await expect(results).toHaveCount(4);
    });

    test('what only a keyword finds says nothing but its title and its description', async ({ page }) => {
      await page.keyboard.press('/');
      await search(page, 'Mailchimp');
      await expect(resultsOf(page).first().locator('span')).toHaveCount(2);
      await expect(page.getByRole('listbox')).not.toContainText('Mailchimp');
    });

    test('on a small phone nothing stands beside a title', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 });
      await page.keyboard.press('/');
      await search(page, language.plain);
      const box = await boxOf(page).boundingBox();
      const title = await page.locator('.search__title').first().boundingBox();
      expect(title?.width).toBeCloseTo(box?.width ?? 0, 0);
    });

    test('a section that is chosen scrolls its heading below the header', { tag: '@firefox' }, async ({
      page,
    }) => {
      await page.keyboard.press('/');
      await search(page, language.plain);
      const section = page.locator('[role=option][href*="#"]').first();
      const [, anchor = ''] = (await section.getAttribute('href'))?.split('#') ?? [];
      await section.click();
      await expect.poll(() => decodeURI(page.url()).endsWith(`#${decodeURI(anchor)}`)).toBe(true);
      const heading = page.locator(`[id="${decodeURI(anchor)}"]`);
      await expect(heading).toBeInViewport();
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      const header = await page.locator('header').first().boundingBox();
      await expect.poll(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    });

    test('Enter alone opens the first result, and a click opens one', async ({ page }) => {
      await page.keyboard.press('/');
      await search(page, language.query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(language.address);
      await page.goto(language.page);
      await page.keyboard.press('/');
      await search(page, language.query);
      await optionsOf(page).first().click();
      await expect(page).toHaveURL(language.address);
    });

    test('the plain word for a page finds it first', async ({ page }) => {
      await page.keyboard.press('/');
      await search(page, language.plain);
      await expect(optionsOf(page).first()).toHaveAttribute('href', language.address);
    });

    test('offers the popular searches; one of them fills the box and is searched for (specification 6.6)', async ({
      page,
    }) => {
      await buttonOf(page).click();
      const chips = page.locator('.search__popular .chip');
      await expect(chips).toHaveText(language.popular);
      for (const words of language.popular) {
        await chips.getByText(words, { exact: true }).click();
        await expect(boxOf(page)).toHaveValue(words);
        await expect(boxOf(page)).toBeFocused();
        await expect(optionsOf(page).first()).toBeVisible();
        await expect(chips.first()).toBeHidden();
        await boxOf(page).fill('');
        await expect(optionsOf(page)).toHaveCount(0);
        await expect(chips.first()).toBeVisible();
      }
    });

    test('takes blanks for no words: the popular searches stay', async ({ page }) => {
      await page.keyboard.press('/');
      await boxOf(page).fill('   ');
      await expect(page.locator('.search__popular')).toBeVisible();
      await boxOf(page).fill(language.query);
      await expect(page.locator('.search__popular')).toBeHidden();
    });

    test('says when nothing is found (specification 6.2), and offers the popular searches again', async ({
      page,
    }) => {
      await page.keyboard.press('/');
      await search(page, 'xqzwk');
      const status = page.locator('#_search-status');
      await expect(status).toHaveRole('status');
      await expect(status.locator('p')).toHaveText([language.none, language.hint]);
      await expect(page.locator('.search__popular')).toBeVisible();
      await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(language.page);
    });

    test('what it does not know can be asked: the page of questions, the contact page, the phone', async ({
      page,
    }) => {
      await page.keyboard.press('/');
      await search(page, language.query);
      const links = page.locator('.search__elsewhere a');
      await expect(links).toHaveCount(0);
      await search(page, 'xqzwk');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(language.asks);
      await links.first().click();
      await expect(page).toHaveURL(language.asks[0] ?? '');
    });

    test('its placeholder is seen whole on a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 });
      await page.keyboard.press('/');
      await page.evaluate(() => document.fonts.ready);
      const box = await boxOf(page).evaluate((input: HTMLInputElement) => {
        const { clientWidth } = input;
        input.value = input.placeholder;
        return { clientWidth, scrollWidth: input.scrollWidth };
      });
      expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    });

    test('a result on this very page closes the dialog', async ({ page }) => {
      await page.keyboard.press('/');
      await search(page, language.own);
      const own = page.locator(`.search__result[href="${language.page}"]`).first();
      // What a click does beside that is the page's business.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await own.click({ modifiers: ['ControlOrMeta'] });
      await expect(dialogOf(page)).toBeVisible();
      await own.click();
      await expect(dialogOf(page)).toBeHidden();
    });

    test('has no accessibility violations at 320 and 1280 px, light and dark', { tag: '@axe' }, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.keyboard.press('/');
      await expect(dialogOf(page)).toBeVisible();
      expect(await violationsInAllViews(page), 'empty').toEqual([]);
      await search(page, language.query);
      await page.keyboard.press('ArrowDown');
      await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', /./);
      expect(await violationsInAllViews(page), 'results').toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await search(page, 'xqzwk');
      expect(await violationsInAllViews(page), 'nothing found').toEqual([]);
    });
  });
}

test('the keys open the search: / with or without Shift, Ctrl+K, ⌘K; not while typing, not with others', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/hafa-samband');
  await page.locator('form.form[novalidate]').waitFor();
  for (const key of ['/', 'Shift+/', 'Control+k', 'Meta+k', 'Control+K']) {
    // A layout on which “/” needs Shift sends the same letter.
    if (key === 'Shift+/')
      await page.evaluate(() =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: '/', shiftKey: true, bubbles: true }),
        ),
      );
    else await page.keyboard.press(key);
    await expect(boxOf(page), key).toBeFocused();
    await expect(boxOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
  for (const key of ['Control+/', 'Alt+/', 'k', 'Control+Alt+k']) await page.keyboard.press(key);
  await page.locator('[name=message]').focus();
  await page.keyboard.type('9/5');
  await expect(page.locator('[name=message]')).toHaveValue('9/5');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[name=message]')).toBeFocused();
});

test('the page behind stays where it was, and scrolls again afterwards', async ({ page }) => {
  await page.goto('/verdskra');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  await search(page, 'verð');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test('Escape closes at once although something is typed; what was typed is selected at the next opening', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/');
  await buttonOf(page).click();
  await boxOf(page).fill('verð');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(boxOf(page)).toHaveValue('verð');
  await page.keyboard.type('leikur');
  await expect(boxOf(page)).toHaveValue('leikur');
});

test('what is opened again right after Escape keeps the focus', async ({ page }) => {
  await page.goto('/');
  await buttonOf(page).click();
  await expect(boxOf(page)).toBeFocused();
  const closed = dialogOf(page).evaluate((dialog) => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('Escape');
    press('/');
    // The browser tells of the closing later.
    return new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
  });
  await closed;
  await expect(dialogOf(page)).toBeVisible();
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test('a click beside the content closes; a selection that ends there does not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await buttonOf(page).click();
  await boxOf(page).fill('verð');
  const box = await boxOf(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30);
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test('a search takes 300 ms, in which a spinner says so (specification 6.2)', async ({ page }) => {
  await page.goto('/en');
  await buttonOf(page).click();
  await search(page, 'facebook');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await boxOf(page).fill('google');
  await expect(page.getByRole('status').getByText('Searching…')).toBeVisible();
  await page.clock.runFor(299);
  await expect(page.locator('.search__spinner')).toBeVisible();
  await boxOf(page).fill('google ads');
  await page.clock.runFor(299);
  await expect(page.locator('.search__spinner')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.locator('.search__spinner')).toHaveCount(0);
  await expect(optionsOf(page).first()).toContainText('Google Ads');
});

test('Enter right after the last letter opens what answers all that is typed', async ({ page }) => {
  await page.goto('/en');
  await buttonOf(page).click();
  await search(page, 'facebook');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await boxOf(page).fill('cookies');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/en');
  await boxOf(page).fill('pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en');
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/en/pricing');
});

test('any text is a query', async ({ page }) => {
  const troubles = consoleProblemsOf(page);
  await page.goto('/');
  await buttonOf(page).click();
  for (const query of ['hvað: kostar', '-', '*', '"', '<img src=x onerror=alert(1)>', '__proto__', '%']) {
    await search(page, query);
  }
  await search(page, 'verð '.repeat(2000));
  await expect(optionsOf(page).first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('the page comes back from the browser’s memory with the search closed', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto('/um-okkur');
  await page.keyboard.press('/');
  await search(page, 'verðskrá');
  await optionsOf(page).first().click();
  await expect(page).toHaveURL('/verdskra');
  await page.goBack();
  await expect(page).toHaveURL('/um-okkur');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});
