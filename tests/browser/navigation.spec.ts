import { expect, type Page } from 'playwright/test';
import { violations, violationsInTheDark } from './support/axe.ts';
import { addressedPages } from './support/pages.ts';
import { test } from './support/test.ts';

const servicesButton = (page: Page) => page.locator('header button[popovertarget="_services-menu"]');
const services = (page: Page) => page.locator('#_services-menu');
const menuButton = (page: Page) => page.locator('header button[popovertarget="_mobile-menu"]');
const mobileMenu = (page: Page) => page.locator('#_mobile-menu');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Whether the page behind a menu can be scrolled. */
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Leaves a mark that a new load of the page wipes out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test.describe('the services menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/verdskra');
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
    // From here on time passes only as the test says, however slow the machine is.
    await page.clock.pauseAt(60 * 60 * 1000);
  });

  test('opens when the pointer rests on its button, not when it only crosses it', async ({ page }) => {
    await servicesButton(page).hover();
    await page.mouse.move(5, 500);
    await page.clock.runFor(1000);
    await expect(services(page)).toBeHidden();
    await servicesButton(page).hover();
    await page.clock.runFor(200);
    await expect(services(page)).toBeVisible();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes the language menu when it opens under the pointer', async ({ page }) => {
    await page.locator('.language-menu summary').click();
    await expect(page.locator('.language-menu__list')).toBeVisible();
    await servicesButton(page).hover();
    await page.clock.runFor(200);
    await expect(services(page)).toBeVisible();
    await expect(page.locator('.language-menu__list')).toBeHidden();
  });

  test('waits for a pointer that takes a short cut, and closes behind one that stays away (WCAG 1.4.13)', {
    tag: '@firefox',
  }, async ({ page }) => {
    await servicesButton(page).hover();
    await page.clock.runFor(200);
    await page.locator('header .nav-link').last().hover();
    await page.clock.runFor(200);
    await services(page).locator('a').last().hover();
    await page.clock.runFor(1000);
    await expect(services(page)).toBeVisible();
    await page.locator('header .logo').hover();
    await page.clock.runFor(1000);
    await expect(services(page)).toBeHidden();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('lets the pointer travel into it, however slowly, and stays as long as it is there (WCAG 1.4.13)', async ({
    page,
  }) => {
    await servicesButton(page).hover();
    await page.clock.runFor(200);
    const from = await servicesButton(page).boundingBox();
    const to = await services(page).locator('a').first().boundingBox();
    if (!from || !to) throw new Error('The button or the menu is not there.');
    const x = from.x + from.width / 2;
    for (let y = from.y + from.height / 2; y < to.y + to.height; y += 4) {
      await page.mouse.move(x, y);
      await page.clock.runFor(1000);
    }
    await page.clock.runFor(60_000);
    await expect(services(page)).toBeVisible();
  });

  test('closes on Escape while the pointer is on it, and stays closed until the pointer comes back (WCAG 1.4.13)', async ({
    page,
  }) => {
    await servicesButton(page).hover();
    await page.clock.runFor(200);
    await expect(services(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(services(page)).toBeHidden();
    await page.mouse.move(5, 500);
    await servicesButton(page).hover();
    await page.clock.runFor(200);
    await expect(services(page)).toBeVisible();
  });

  test('stays when it is clicked after it has opened under the pointer; the next click closes it', async ({
    page,
  }) => {
    await servicesButton(page).hover();
    await page.clock.runFor(200);
    await servicesButton(page).click();
    await page.mouse.move(5, 690);
    await page.clock.runFor(1000);
    await expect(services(page)).toBeVisible();
    await servicesButton(page).click();
    await page.clock.runFor(1000);
    await expect(services(page)).toBeHidden();
  });

  test('opens by keyboard, leads on in order, and closes when the focus leaves it', {
    tag: '@firefox',
  }, async ({ page }) => {
    await servicesButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(services(page).locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(servicesButton(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(services(page).locator('a').first()).toBeFocused();
    await services(page).locator('a').last().focus();
    await page.keyboard.press('Tab');
    await expect(services(page)).toBeHidden();
    await expect(page.locator('header .nav-link').nth(1)).toBeFocused();
  });
});

test.describe('by touch', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true });

  test('the services menu opens and closes by its button', async ({ page }) => {
    await page.goto('/verdskra');
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
    await servicesButton(page).tap();
    await expect(services(page)).toBeVisible();
    await servicesButton(page).tap();
    await expect(services(page)).toBeHidden();
  });
});

for (const { menu, width, open } of [
  { menu: 'services menu', width: 1280, open: (page: Page) => servicesButton(page).click() },
  { menu: 'mobile menu', width: 320, open: (page: Page) => menuButton(page).click() },
  { menu: 'language menu', width: 320, open: (page: Page) => page.locator('.language-menu summary').click() },
])
  test(`the open ${menu} has no accessibility violations at ${width} px, light or dark @axe`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/thjonusta');
    await open(page);
    await expect(page.locator('header [aria-expanded=true], .language-menu[open]')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
  });

test('the header is clear up to 50 px and shaded beyond (specification 3.3)', async ({ page }) => {
  await page.goto('/verdskra');
  const opacity = () =>
    page
      .locator('.site-header')
      .evaluate((header) => Number(getComputedStyle(header, '::before').getPropertyValue('opacity')));
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  for (const [top, shade] of [
    [50, 0],
    [51, 1],
    [0, 0],
  ] as const) {
    await scrollTo(top);
    await expect.poll(opacity).toBe(shade);
  }
});

test.describe('the mobile menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/pricing');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => isLocked(page)).toBe(true);
  });

  for (const [how, close] of Object.entries({
    'its button': (page: Page) => menuButton(page).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'a window that becomes wide': (page: Page) => page.setViewportSize({ width: 1280, height: 740 }),
    'the way into the memory of the browser': (page: Page) =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
  }))
    test(`is closed by ${how}, and unlocks the page`, { tag: '@firefox' }, async ({ page }) => {
      await close(page);
      await expect(mobileMenu(page)).toBeHidden();
      await expect.poll(() => isLocked(page)).toBe(false);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(mobileMenu(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('h1')).toBeVisible();
    });

  test('shows all of its links at once on a phone, down to the way to a quote', async ({ page }) => {
    await expect(mobileMenu(page).getByRole('link')).toHaveCount(14);
    for (const link of await mobileMenu(page).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('is first behind its button, and all that a keyboard reaches (WCAG 2.4.3)', {
    tag: '@firefox',
  }, async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(mobileMenu(page).locator('a').first()).toBeFocused();
    const links = await mobileMenu(page).locator('a').count();
    for (let n = 1; n < links; n += 1) await page.keyboard.press('Tab');
    await expect(mobileMenu(page).locator('a').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
  });

  test('gives the focus back when Escape closes it (WCAG 2.4.3)', { tag: '@firefox' }, async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('keeps the place of the page behind it', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    expect(await scrolled(page)).toBe(600);
  });

  test('is closed after a step back to the page that it was opened on', { tag: '@firefox' }, async ({
    page,
  }) => {
    await mobileMenu(page).locator('a[href="/en/about"]').click();
    await expect(page).toHaveURL('/en/about');
    await page.goBack();
    await expect(page).toHaveURL('/en/pricing');
    await expect(mobileMenu(page)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
  });
});

test.describe('a link to the page that one is on', () => {
  test('scrolls to the top, closes the menu and loads nothing', { tag: '@firefox' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/pricing');
    await mark(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await menuButton(page).click();
    await mobileMenu(page).locator('a[href="/en/pricing"]').click();
    await expect(mobileMenu(page)).toBeHidden();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('is there at once for those who want less motion (WCAG 2.3.3)', { tag: '@reduced-motion' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const after = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.logo')?.click();
      return window.scrollY;
    });
    expect(after).toBe(0);
  });

  test('leaves links to a place on the page, and clicks with a key, to the browser', async ({ page }) => {
    await page.goto('/skilmalar');
    await mark(page);
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/skilmalar#_main');
    expect(await isMarked(page)).toBe(true);
    const prevented = await page.evaluate(() => {
      const link = document.querySelector('.site-footer a[aria-current]');
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      // The browser itself must not follow it here.
      let wasPrevented = true;
      addEventListener(
        'click',
        (event) => {
          wasPrevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link?.dispatchEvent(click);
      return wasPrevented;
    });
    expect(prevented).toBe(false);
  });
});

test.describe('the language menu', () => {
  test('opens and closes by click, Escape and a click beside it, and says so', { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.goto('/um-okkur');
    const menu = page.locator('.language-menu');
    const button = menu.locator('summary');
    await button.click();
    await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');
  });

  // Without script every page is tried (no-script.spec.ts); the links are the same.
  for (const { path, sibling, locale } of addressedPages.slice(0, 4))
    test(`leads from ${path} to ${sibling} by a full load`, async ({ page }) => {
      await page.goto(path);
      await mark(page);
      const menu = page.locator('.language-menu');
      await menu.locator('summary').click();
      await menu.locator('a:not([aria-current])').click();
      await expect(page).toHaveURL(sibling);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'is' ? 'en' : 'is');
      expect(await isMarked(page)).toBe(false);
    });
});
