import { expect, type Page, test } from 'playwright/test';
import { newVisitor } from './support/consent.ts';
import { fillRequired, openForm, submit } from './support/forms.ts';
import { violationsOfPolicy } from './support/policy.ts';
import { QuizPlayer, quizPages } from './support/quiz.ts';

/** What a visitor does, all of it under the policy that the site is served with. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  'reads the home page to its end': async (page) => {
    await page.goto('/');
    await page.locator('footer').scrollIntoViewIfNeeded();
  },
  'opens a question by its address, and looks for another': async (page) => {
    await page.goto('/en/faq');
    const id = await page.locator('main details[id]').last().getAttribute('id');
    await page.goto(`/en/faq#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('open', '');
    await page.locator('main input[type=search]').fill('cost');
  },
  'searches the site': async (page) => {
    await page.goto('/um-okkur');
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').fill('vefur');
    await expect(page.locator('dialog[open] mark').first()).toBeVisible();
  },
  'sends a form': async (page) => {
    await openForm(page, '/fa-tilbod');
    await fillRequired(page);
    await submit(page);
    await expect(page.locator('.form-success [role=status]')).toBeVisible();
  },
  'plays the game': async (page) => {
    await (await QuizPlayer.open(page, quizPages.is)).play('rwrrr');
  },
  'comes to where pages are shared': async (page) => {
    await page.goto('/um-okkur', { waitUntil: 'networkidle' });
    await page.locator('[data-share]').first().scrollIntoViewIfNeeded();
  },
  'opens the menus': async (page) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto('/en');
    await page.locator('header button[popovertarget="mobile-menu"]').click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
  },
  'comes to a page that is not there': async (page) => {
    await page.goto('/en/no-such-page');
    await expect(page.locator('h1')).toBeVisible();
  },
};

for (const [name, travel] of Object.entries(journeys)) {
  test(`a visitor who ${name} does nothing that the policy forbids`, async ({ page }) => {
    const violations = await violationsOfPolicy(page);
    await travel(page);
    expect(violations).toEqual([]);
  });
}

test.describe('a new visitor', () => {
  test.use({ storageState: newVisitor });

  test('chooses cookies, and nothing of it is forbidden', async ({ page }) => {
    const violations = await violationsOfPolicy(page);
    await page.goto('/');
    await page.locator('#consent [value=choose]').click();
    await page.locator('#consent [type=submit]').click();
    await expect(page.locator('#consent')).toBeHidden();
    expect(violations).toEqual([]);
  });
});

test.describe('the policy', () => {
  test('lets no string become script, no foreign script run, and no style be written into the page', async ({
    page,
  }) => {
    await page.goto('/');
    const outcome = await page.evaluate(async () => {
      const attempt = (act: () => void) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const text = '<img src="x" onerror="document.body.dataset.hurt=1"><p style="color:red">';
      const before = attempt(() => document.body.insertAdjacentHTML('beforeend', text));
      const script = document.createElement('script');
      const address = attempt(() => {
        script.src = 'https://evil.example/x.js';
      });
      const policy = attempt(() => {
        const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): void } };
        trustedTypes.createPolicy('consent');
      });
      return { before, address, policy, hurt: document.body.dataset.hurt };
    });
    expect(outcome).toEqual({
      before: 'TypeError',
      address: 'TypeError',
      policy: 'TypeError',
      hurt: undefined,
    });
  });
});

test('a link that the pointer rests on is fetched before the click', { tag: '@chromium' }, async ({
  page,
  context,
}) => {
  const purposes: string[] = [];
  context.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose) purposes.push(`${purpose} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/verdskra');
  await page.locator('footer a[href="/um-okkur"]').hover();
  await expect.poll(() => purposes).toEqual(['prefetch /um-okkur']);
});
