import { expect, type Page } from 'playwright/test';
import { violations, violationsInTheDark } from './support/axe.ts';
import { test } from './support/test.ts';

const languages = [
  { home: '/', quote: '/fa-tilbod', about: '/um-okkur' },
  { home: '/en', quote: '/en/get-quote', about: '/en/about' },
];

const handles = (page: Page) => page.locator('button.pull');
const lines = (page: Page) => page.locator('.home-hero__threads path');
const answers = (page: Page) => page.locator('.home-hero__answer');
const lead = (page: Page) => page.locator('p.home-hero__lead').first();

/** The path data of a thread that is straight. */
const straight = /^M-?\d+ \d+H\d+$/;

/** Opens the home page, and waits until its threads can be pulled. */
async function visit(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.locator('[data-pull-threads=ready]').waitFor();
}

/** The middle of the tangle, in the window. */
async function tangle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('.home-hero__threads svg').boundingBox();
  if (!box) throw new Error('The threads are not shown.');
  return { x: box.x + box.width * 0.2, y: box.y + box.height / 2 };
}

for (const { home, quote, about } of languages) {
  test.describe(`the threads of ${home}`, () => {
    test('a thread is pulled straight by a click, shows its price and answer, and tangles again by another', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visit(page, home);
      const handle = handles(page).nth(1);
      const tangled = await lines(page).nth(1).getAttribute('d');
      await handle.click();
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await expect(lines(page).nth(1)).toHaveAttribute('d', straight);
      await expect(lines(page).nth(0)).not.toHaveAttribute('d', straight);
      await expect(handle.locator('.pull__price')).toBeVisible();
      await expect(answers(page).nth(1)).toBeVisible();
      await expect(lead(page)).toBeHidden();
      await handle.click();
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
      await expect(lines(page).nth(1)).toHaveAttribute('d', tangled ?? '');
      await expect(lead(page)).toBeVisible();
    });

    test('a second click lets a thread go that is still on its way', async ({ page }) => {
      await visit(page, home);
      const handle = handles(page).first();
      await handle.dblclick();
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
      await expect(lead(page)).toBeVisible();
    });

    test('a thread is announced as a button with its problem; Enter and Space pull and let go', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visit(page, home);
      const handle = handles(page).first();
      const problem = await handle.locator('.pull__problem').innerText();
      await expect(page.getByRole('button', { name: problem })).toHaveCount(1);
      await handle.focus();
      await page.keyboard.press('Enter');
      await expect(lines(page).first()).toHaveAttribute('d', straight);
      await page.keyboard.press('Space');
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
      await expect(handle).toBeFocused();
    });

    test('a thread follows the pointer that drags the tangle, and springs back when it is let go early', {
      tag: '@firefox',
    }, async ({ page }) => {
      await visit(page, home);
      const { x, y } = await tangle(page);
      const pulled = page.locator('.pull[aria-pressed=true]');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y, { steps: 4 });
      await page.mouse.up();
      await expect(pulled).toHaveCount(0);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 350, y, { steps: 8 });
      await page.mouse.up();
      await expect(pulled).toHaveCount(1);
      await expect(page.locator('.home-hero__answer[data-shown]')).toHaveCount(1);
    });

    test('the answer leads to the quote form with its service chosen', async ({ page }) => {
      await visit(page, home);
      await handles(page).nth(2).click();
      await answers(page).nth(2).getByRole('link').click();
      await page.waitForURL((url) => url.pathname === quote);
      await expect(page.locator('[data-service]:checked')).toHaveCount(1);
    });

    test('the quote button asks for all that was pulled, names its price, and chooses its services', async ({
      page,
    }) => {
      await visit(page, home);
      const button = page.locator('.home-hero .button--primary');
      const action = await button.innerText();
      const amounts = await page
        .locator('.pull__price')
        .evaluateAll((all) => all.map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))));
      await handles(page).nth(0).click();
      await handles(page).nth(2).click();
      const sum = (amounts[0] ?? 0) + (amounts[2] ?? 0);
      await expect(button).toContainText(`${sum / 1000}.000`);
      await handles(page).nth(0).click();
      await handles(page).nth(2).click();
      await expect(button).toHaveText(action);
      await expect(button).toHaveAttribute('href', new RegExp(`${quote}$`));
      await handles(page).nth(1).click();
      await handles(page).nth(2).click();
      await button.click();
      await page.waitForURL((url) => url.pathname === quote);
      await expect(page.locator('[data-service]:checked')).toHaveCount(2);
    });

    test('once all threads are straight a button tangles them again, and gives the focus to the first', async ({
      page,
    }) => {
      await visit(page, home);
      const back = page.locator('.pulls__again');
      const invitation = page.locator('.pulls__invitation').first();
      await expect(back).toBeHidden();
      for (const index of [0, 1, 2]) await handles(page).nth(index).click();
      await expect(invitation).toBeHidden();
      await back.click();
      await expect(page.locator('.pull[aria-pressed=true]')).toHaveCount(0);
      await expect(invitation).toBeVisible();
      await expect(back).toBeHidden();
      await expect(handles(page).first()).toBeFocused();
    });

    test('three straight threads keep their offers, have the sum where the tangle was, and a request of their own', async ({
      page,
    }) => {
      await visit(page, home);
      const sum = page.locator('.home-hero__sum');
      await expect(sum).toBeHidden();
      const requests = new Set<string>();
      for (const index of [0, 1, 2]) {
        await handles(page).nth(index).click();
        await expect(page.locator('.pull__offer:visible')).toHaveCount(index + 1);
        requests.add((await page.locator('.home-hero .button--primary').innerText()).replace(/\d.*/, ''));
      }
      expect(requests.size).toBe(3);
      await expect(sum).toBeVisible();
      const place = (await sum.boundingBox()) ?? { y: 0, height: 0 };
      expect(Math.abs(place.y + place.height / 2 - (await tangle(page)).y)).toBeLessThan(place.height / 2);
      expect(place.height).toBeGreaterThan(72);
      await expect(lead(page)).toBeVisible();
    });

    test('on a phone each row goes on from its thread, which is pulled at the tangle too', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit(page, home);
      await handles(page).last().click();
      await expect(lines(page).last()).toHaveAttribute('d', straight);
      const thread = await lines(page).last().boundingBox();
      const row = page.locator('.pulls__item').last();
      const rule = await row.evaluate((one) => Number.parseFloat(getComputedStyle(one, '::before').left));
      expect(Math.abs((thread?.x ?? 0) - ((await row.boundingBox())?.x ?? 0) - rule)).toBeLessThan(2);
      const { x, y } = (await page.locator('.home-hero__threads').boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 60, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 330, y + 60, { steps: 8 });
      await page.mouse.up();
      await expect(page.locator('.pull[aria-pressed=true]')).toHaveCount(2);
    });

    test('on a tablet a row is as high as a finger, and shows what solves its problem once it is pulled', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await visit(page, home);
      const handle = handles(page).first();
      expect((await handle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(handle.locator('.pull__offer')).toBeHidden();
      await handle.click();
      await expect(handle.locator('.pull__offer')).toBeVisible();
      const problem = (await handle.locator('.pull__problem').innerText()).replaceAll('\u00AD', '');
      await expect(handle).toHaveAccessibleName(new RegExp(problem));
    });

    test('no thread moves away under the finger when the first is pulled on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit(page, home);
      const top = () =>
        page.locator('.pulls__list').evaluate((list) => list.getBoundingClientRect().top + scrollY);
      const before = await top();
      await handles(page).first().click();
      await expect(page.locator('.pull[aria-pressed=true]')).toHaveCount(1);
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
    });

    test('what was pulled stays so on other pages of the visit, and in no other tab', async ({
      page,
      context,
    }) => {
      await visit(page, home);
      await handles(page).nth(0).click();
      await handles(page).nth(2).click();
      await page.goto(about);
      await expect(page.locator('.closing__thread use')).toHaveAttribute('href', /closing-2$/);
      await visit(page, home);
      await expect(page.locator('.pull[aria-pressed=true]')).toHaveCount(2);
      await expect(answers(page).nth(2)).toBeVisible();
      const other = await context.newPage();
      await other.goto(about);
      await expect(other.locator('.closing__thread use')).toHaveAttribute('href', /closing$/);
    });

    test('without motion a thread jumps', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, home);
      const path = await handles(page)
        .first()
        .evaluate((handle: HTMLElement) => {
          handle.click();
          return document.querySelector('.home-hero__threads path')?.getAttribute('d');
        });
      expect(path).toMatch(straight);
    });

    test('without storage the threads can be pulled all the same', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
      });
      await visit(page, home);
      await handles(page).first().click();
      await expect(lines(page).first()).toHaveAttribute('d', straight);
    });

    test('axe finds nothing wrong with pulled threads', async ({ page }) => {
      await visit(page, home);
      for (const handle of await handles(page).all()) await handle.click();
      await expect(lines(page).nth(2)).toHaveAttribute('d', straight);
      expect(await violations(page)).toEqual([]);
      expect(await violationsInTheDark(page)).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('each problem is a link to the quote form with its service, beside its price', async ({
        page,
      }) => {
        await page.goto(home);
        const links = page.locator('a.pull');
        await expect(links).toHaveCount(3);
        for (const link of await links.all()) {
          expect(await link.getAttribute('href')).toMatch(new RegExp(`^${quote}\\?service=\\w+$`));
          await expect(link.locator('.pull__price')).toBeVisible();
          await expect(link.locator('.pull__hint')).toBeHidden();
        }
        await expect(lead(page)).toBeVisible();
      });
    });
  });
}

for (const width of [1280, 1920, 2560])
  test(`a thread that is pulled crosses the whole window: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    await handles(page).first().click();
    await expect(lines(page).first()).toHaveAttribute('d', straight);
    const { left, right } = await lines(page)
      .first()
      .evaluate((line) => line.getBoundingClientRect().toJSON() as DOMRect);
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(width);
  });

test('a form that was sent straightens the thread above it and that of its answer', async ({ page }) => {
  await visit(page, '/');
  await handles(page).first().click();
  await page.goto('/hafa-samband');
  await page.locator('form.form[novalidate]').waitFor();
  const thread = page.locator('[data-form-thread] path');
  await expect(thread).not.toHaveAttribute('d', straight);
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 200, body: '' }) : route.fallback(),
  );
  await page.locator('[name=name]').fill('Anna Jónsdóttir');
  await page.locator('[name=email]').fill('anna@example.is');
  await page.locator('textarea').fill('Hér er flækja.');
  await page.locator('.form [type=submit]').click();
  await expect(page.locator('.form-success')).toBeVisible();
  await expect(thread).toHaveAttribute('d', straight);
  await expect(page.locator('.form-success .sent-way path').first()).toHaveAttribute('d', straight);
});

test('a cup stands on the thread of a form that was sent, below its heading', async ({ page }) => {
  await page.goto('/en/get-quote#_sent');
  const sent = page.locator('.form-sent');
  const foot = await sent.locator('.sent-way__cup use').boundingBox();
  const line = await sent.locator('.sent-way__thread path').boundingBox();
  const heading = await sent.getByRole('heading').boundingBox();
  if (!foot || !line || !heading) throw new Error('The cup, the thread or the heading is not there.');
  expect(foot.height).toBeGreaterThan(60);
  expect(Math.abs(foot.y + foot.height - (line.y + line.height / 2))).toBeLessThan(4);
  expect(foot.y).toBeGreaterThan(heading.y + heading.height);
});
