// @module-tag all
import { expect, type Page } from 'playwright/test';
import { violations, violationsInTheDark } from './support/axe.ts';
import { consoleProblemsOf } from './support/forms.ts';
import { test } from './support/test.ts';

const languages = [
  {
    service: '/thjonusta/vefsidugerd',
    faq: '/spurt-og-svarad',
    about: '/um-okkur',
    share: 'Deila',
    via: 'Deila á',
    email: 'Deila í tölvupósti',
    copy: 'Afrita slóð',
    copied: 'Afritað',
    subject: 'Vert að skoða: ',
  },
  {
    service: '/en/services/web-development',
    faq: '/en/faq',
    about: '/en/about',
    share: 'Share',
    via: 'Share on',
    email: 'Share by Email',
    copy: 'Copy Link',
    copied: 'Copied',
    subject: 'Worth a look: ',
  },
];

const networks = [
  { name: 'Facebook', host: 'www.facebook.com', field: 'u' },
  { name: 'X (Twitter)', host: 'x.com', field: 'url' },
  { name: 'LinkedIn', host: 'www.linkedin.com', field: 'url' },
];

const menuOf = (page: Page) => page.locator('.share-menu');

/** Opens a page whose share widget is taken over by script; other hosts are played by the test. */
async function visit(page: Page, path: string): Promise<void> {
  await page
    .context()
    .route(/facebook|x\.com|linkedin/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>shared</title>' }),
    );
  await page.goto(path);
  // Each widget gets a live region when it is taken over.
  await page.locator('[data-share] [role=status]').first().waitFor({ state: 'attached' });
}

async function openMenu(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await menuOf(page).locator('summary').click();
}

/** What the clipboard holds. Pages may not read it (Permissions-Policy), but people can paste. */
async function paste(page: Page): Promise<string> {
  await page.evaluate(() => {
    const box = document.createElement('textarea');
    document.body.append(box);
    box.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  const box = page.locator('body > textarea');
  const text = await box.inputValue();
  await box.evaluate((element) => element.remove());
  return text;
}

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

for (const { service, faq, about, share, via, email, copy, copied, subject } of languages) {
  test.describe(`sharing ${service}`, () => {
    test('a dropdown opens, and closes by Escape, a click elsewhere, and when the focus leaves', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visit(page, service);
      const summary = menuOf(page).locator('summary');
      await expect(summary).toHaveText(share);
      await summary.focus();
      await page.keyboard.press('Enter');
      const first = menuOf(page).getByRole('link', { name: `${via} Facebook` });
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(summary).toBeFocused();
      await summary.click();
      await expect(first).toBeVisible();
      await page
        .locator('.breadcrumbs')
        .first()
        .click({ position: { x: 1, y: 1 } });
      await expect(first).toBeHidden();
    });

    for (const { name, host, field } of networks) {
      test(`${name} opens in a window of 600x400 that cannot reach the page (specification 5.1)`, async ({
        page,
        browserName,
      }) => {
        await openMenu(page, service);
        const opening = page.waitForEvent('popup');
        await menuOf(page)
          .getByRole('link', { name: `${via} ${name}` })
          .click();
        const popup = await opening;
        await popup.waitForURL(new RegExp(`^https://${host}/`));
        expect(new URL(popup.url()).searchParams.get(field)).toBe(await canonical(page));
        expect(await popup.evaluate(() => window.opener)).toBeNull();
        // In Firefox the test gives every window its own size.
        if (browserName === 'chromium')
          expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 400]);
        expect(page.context().pages()).toHaveLength(2);
      });
    }

    test('a blocked window becomes a tab, and the page stays', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await openMenu(page, service);
      const opening = page.context().waitForEvent('page');
      await menuOf(page)
        .getByRole('link', { name: `${via} LinkedIn` })
        .click();
      await (await opening).waitForURL(/linkedin/);
      await expect(page).toHaveURL(service);
    });

    test('an e-mail has subject and body in the language of the page', async ({ page }) => {
      await openMenu(page, service);
      const href = (await menuOf(page).getByRole('link', { name: email }).getAttribute('href')) ?? '';
      const fields = new URLSearchParams(href.slice('mailto:?'.length).replaceAll('+', '%2B'));
      expect(fields.get('subject')).toBe(subject + (await page.title()));
      expect(fields.get('body')).toContain(await canonical(page));
    });

    test('the address is copied, and that is said for 2 s (specification 5.3, WCAG 4.1.3)', {
      tag: '@firefox',
    }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await openMenu(page, service);
      const button = menuOf(page).getByRole('button');
      const status = menuOf(page).getByRole('status');
      await expect(button).toHaveText(copy);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await button.click();
      await expect(button).toHaveText(copied);
      await expect(status).toHaveText(copied);
      await page.clock.runFor(1999);
      await expect(button).toHaveText(copied);
      await page.clock.runFor(1);
      await expect(button).toHaveText(copy);
      await expect(status).toBeEmpty();
      expect(await paste(page)).toBe(await canonical(page));
    });

    test('a refused clipboard is logged, and leaves the address selected (specification 5.3)', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      const troubles = consoleProblemsOf(page);
      await openMenu(page, service);
      await menuOf(page).getByRole('button').click();
      const field = menuOf(page).getByRole('textbox', { name: copy });
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(await canonical(page));
      await expect(field).not.toBeEditable();
      expect(troubles.join()).toContain('could not be copied');
      await expect(menuOf(page).getByRole('button')).toHaveText(copy);
      expect(await violations(page)).toEqual([]);
    });

    test('a bar floats on wide screens, and nowhere else (specification 5.2)', async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 });
      await visit(page, service);
      const bar = page.locator('.share-floating .share');
      await expect(bar.getByRole('link')).toHaveCount(4);
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(bar).toBeHidden();
    });

    test('no two of the share widgets are in view at once on a wide screen', async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await visit(page, service);
      await expect(menuOf(page)).toBeInViewport();
      const bar = page.locator('.share-floating .share');
      await expect(bar).not.toBeInViewport();
      const { bottom } = await page.locator('.service-hero').evaluate((hero) => hero.getBoundingClientRect());
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), bottom);
      await expect(menuOf(page)).not.toBeInViewport();
      await expect(bar).toBeInViewport();
    });

    for (const path of [faq, about]) {
      test(`there is a row at the foot of ${path} (specification 5.2)`, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await visit(page, path);
        await expect(page.locator('[data-share]')).toHaveCount(1);
        const row = page.locator('.share-inline');
        await expect(row.getByRole('link')).toHaveCount(4);
        await row.getByRole('button', { name: copy }).click();
        await expect(row.getByRole('status')).toHaveText(copied);
        expect(await paste(page)).toBe(await canonical(page));
      });
    }

    for (const width of [360, 1280]) {
      test(`the open dropdown has no accessibility violations at ${width} px, light or dark`, {
        tag: '@axe',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openMenu(page, service);
        for (const target of await menuOf(page).locator('.share > :is(a, button)').all())
          await expect(target).toBeInViewport({ ratio: 1 });
        expect(await violations(page)).toEqual([]);
        expect(await violationsInTheDark(page)).toEqual([]);
      });
    }
  });

  test.describe(`sharing ${service} without script`, { tag: '@chromium' }, () => {
    test.use({ javaScriptEnabled: false });

    test('the dropdown opens and has plain links that open a tab; copying is not offered', async ({
      page,
    }) => {
      await page.goto(service);
      await menuOf(page).locator('summary').click();
      for (const { name, host } of networks) {
        const link = menuOf(page).getByRole('link', { name: `${via} ${name}` });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
      await expect(menuOf(page).getByText(copy)).toBeHidden();
    });
  });
}

test('every service page has a share button, and the home page has none (specification 5.2)', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  expect(home).not.toContain('data-share');
  const services = new Set([...home.matchAll(/href="(\/thjonusta\/[^"]+)"/g)].map(([, path]) => path ?? ''));
  expect(services.size).toBe(8);
  for (const path of services) expect(await (await request.get(path)).text()).toContain('class="share-menu"');
});
