// @module-tag all
import { expect } from 'playwright/test';
import { consentKey } from '../../src/client/consent/choices.ts';
import { cases, test, type Words } from './support/changed-test.ts';
import { consentTo } from './support/consent.ts';

// Parts of the page to which script adds what HTML cannot do, without an island.

for (const { changer, moment, name, tag } of cases)
  test.describe(name, { tag }, () => {
    test.use({ changer, moment });

    test('leaves the share control its links, and its word for a copied address ends in time', async ({
      page,
      open,
      seen,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      const menu = page.locator('.share-menu');
      const button = menu.locator('[data-share] button');
      const label = button.locator('> span');
      await open({
        path: '/thjonusta/vefsidugerd',
        awake: menu.locator('[data-share] [role=status]'),
      });
      const copied = seen((await button.getAttribute('data-copied')) ?? '');
      await menu.locator('summary').click();
      const words = (await label.textContent()) ?? '';
      // The word must not end while a busy machine looks at it.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      // Whoever clicks twice is told the same.
      for (const _ of ['once', 'twice']) {
        await button.click();
        await page.clock.runFor(400);
        await expect(label).toHaveText(copied);
        await expect(menu.locator('[role=status]')).toHaveText(copied);
      }
      await page.clock.runFor(4000);
      await expect(label).toHaveText(seen(words));
      await expect(menu.locator('[role=status]')).toHaveText('');
      await page.keyboard.press('Escape');
      await expect(button).toBeHidden();
    });

    test('leaves the not-found page the pages that may have been meant', async ({ page, open, seen }) => {
      const nearest = page.locator('[data-nearest-pages]');
      await open({ path: '/verdskrain', awake: page.locator('[data-nearest-pages]:not([hidden])') });
      const link = nearest.locator('a');
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', '/verdskra');
      await expect(nearest.locator('p')).toHaveText(seen((await nearest.locator('p').textContent()) ?? ''));
      await link.click();
      await expect(page).toHaveURL(/\/verdskra$/);
    });

    test('leaves the button of the video to pause and play it', async ({ page, open }) => {
      const toggle = page.locator('[data-video-toggle]');
      const isPaused = () =>
        page.locator('[data-hero-video]').evaluate((element: HTMLVideoElement) => element.paused);
      await open({
        path: '/thjonusta/vefsidugerd',
        awake: page.locator('[data-video-toggle]:not([hidden])'),
      });
      const [play = '', pause = ''] = await toggle.evaluate(({ dataset }) => [dataset.play, dataset.pause]);
      for (const _ of ['once', 'twice']) {
        const wasPaused = await isPaused();
        await expect(toggle).toHaveAccessibleName(wasPaused ? play : pause);
        await toggle.click();
        await expect.poll(isPaused).toBe(!wasPaused);
        await expect(toggle).toHaveAccessibleName(wasPaused ? pause : play);
      }
    });

    test.describe('with a new visitor', () => {
      test.use({ isNewVisitor: true });

      test('leaves the cookie choices to be made, kept and changed', async ({ page, open, seen }) => {
        await page.clock.install();
        const dialog = page.locator('#consent');
        await open({ path: '/um-okkur', early: () => page.clock.fastForward(1500), awake: dialog });
        const address =
          (await page.locator('[data-cookie-settings]').getAttribute('data-cookie-settings')) ?? '';
        const words: Words = await (await page.request.get(new URL(address, page.url()).href)).json();
        await expect(dialog.locator('.consent__title')).toHaveText(seen(words.title ?? ''));
        await dialog.locator('[value=choose]').click();
        await dialog.locator('[value=back]').click();
        await expect(dialog.locator('[value=choose]')).toBeFocused();
        await dialog.locator('[value=choose]').click();
        await expect(dialog.locator('[name=analytics]')).toBeFocused();
        await dialog.locator('[name=analytics]').check();
        await dialog.locator('[type=submit]').click();
        await expect(dialog).toBeHidden();
        const stored = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), consentKey);
        expect(await stored()).toEqual(consentTo('analytics'));
        await page.locator('[data-cookie-settings]').click();
        await dialog.locator('[value=choose]').click();
        await expect(dialog.locator('[name=analytics]')).toBeChecked();
        await expect(dialog.locator('[name=marketing]')).not.toBeChecked();
        await dialog.locator('[value=back]').click();
        await dialog.locator('[value=none]').click();
        await expect(dialog).toBeHidden();
        await expect(page.locator('[data-cookie-settings]')).toBeFocused();
        expect(await stored()).toEqual(consentTo());
      });
    });
  });
