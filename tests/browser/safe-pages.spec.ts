import { type BrowserContext, expect } from 'playwright/test';
import { test } from './support/test.ts';

test.describe('the policy', () => {
  test.use({ provoked: /./ });

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

/** Writes a style into the second window of a test, which the policy forbids. */
async function provoke(context: BrowserContext): Promise<void> {
  await context.newPage();
  const page = await context.newPage();
  await page.goto('/en/about');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
}

for (const javaScriptEnabled of [true, false])
  test.describe(`what the policy forbids, ${javaScriptEnabled ? 'with' : 'without'} script`, {
    tag: javaScriptEnabled ? [] : '@chromium',
  }, () => {
    test.use({ javaScriptEnabled });

    test.describe('on purpose', () => {
      test.use({ provoked: /style/ });

      test('is noted in every window', async ({ context, violations }) => {
        await provoke(context);
        await expect.poll(() => violations.join()).toMatch(/style-src/);
      });
    });

    test.fail('fails the test in which it happens', ({ context }) => provoke(context));
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
