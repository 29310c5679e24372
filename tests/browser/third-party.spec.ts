// @module-tag all
import { expect, type Page } from 'playwright/test';
import { choose, dialogOf } from './support/consent-scripts.ts';
import { cookieNames, expectSent, hostsOf, site, test } from './support/tools-site.ts';

// Google’s tag tries to make a policy that would trust any text. It is refused, and the tag goes on without.
test.use({ isNewVisitor: true, provoked: /goog#html/ });

/** What each tool sends when it works. */
const expected = {
  'google-analytics': ['GET www.googletagmanager.com/gtag/js', 'POST region1.google-analytics.com/g/collect'],
  'google-ads': [
    'GET www.googletagmanager.com/gtag/js',
    'GET googleads.g.doubleclick.net/pagead/viewthroughconversion/1234567890/',
    'POST www.google.com/ccm/collect',
    'POST ad.doubleclick.net/ccm/s/collect',
    'GET www.google.com/pagead/1p-user-list/1234567890/',
    'GET td.doubleclick.net/td/rul/1234567890',
  ],
  'meta-pixel': [
    'GET connect.facebook.net/en_US/fbevents.js',
    'GET connect.facebook.net/signals/config/123456789012345',
    'GET www.facebook.com/tr/',
    'GET www.facebook.com/privacy_sandbox/pixel/register/trigger/',
    'POST www.facebook.com/tr/',
  ],
  plausible: ['GET plausible.io/js/script.js', 'POST plausible.io/api/event'],
  matomo: [
    'GET matomo.example/analytics/matomo.js',
    'POST matomo.example/analytics/matomo.php',
    'GET matomo.example/analytics/matomo.php',
  ],
};
const analytics = [...expected['google-analytics'], ...expected.plausible, ...expected.matomo];
const marketing = [...expected['google-ads'], ...expected['meta-pixel']];
const analyticsCookies = ['_ga', '_ga_1A2B3C4D5E', '_pk_id.1.1fff', '_pk_ses.1.1fff'];
const marketingCookies = ['_fbp', '_gcl_au'];

const open = async (page: Page, path = '/') => {
  await page.goto(`${site}${path}`);
  await expect(dialogOf(page)).toBeVisible();
};

/** The consent with which Google’s tags have measured: for ads, then for statistics. */
const consentSignals = (requests: readonly string[]) =>
  requests.flatMap((url) => {
    const { host, searchParams } = new URL(url);
    const gcs = searchParams.get('gcs');
    return gcs ? [`${host} ${gcs}`] : [];
  });

test('no tool is asked for anything and none stores anything before consent, nor after a refusal', async ({
  page,
  settled,
  context,
  sent,
  requests,
}) => {
  await open(page);
  await dialogOf(page).locator('[value=none]').click();
  await page.goto(`${site}/en/about`);
  await settled();
  expect([sent, requests, await cookieNames(context)]).toEqual([[], [], []]);
});

test('with statistics alone they load, report to their own hosts and store their cookies; no ads', async ({
  page,
  settled,
  context,
  sent,
  requests,
}) => {
  await open(page);
  await choose(page, { analytics: true });
  await expectSent(sent, analytics);
  await settled();
  expect(hostsOf(sent)).toEqual(hostsOf(analytics));
  expect(await cookieNames(context)).toEqual(analyticsCookies);
  expect(consentSignals(requests)).toEqual(['region1.google-analytics.com G101']);
  const plausible = page.locator('head script[src^="https://plausible.io/"]');
  await expect(plausible).toHaveAttribute('data-domain', 'hemja.example');
});

test('with marketing alone only the ads of Google and Meta do; no statistics', async ({
  page,
  settled,
  context,
  sent,
  requests,
}) => {
  await open(page, '/?gclid=1&fbclid=2');
  await choose(page, { marketing: true });
  await expectSent(sent, marketing);
  await settled();
  expect(hostsOf(sent)).toEqual(hostsOf(marketing));
  expect(await cookieNames(context)).toEqual(['_fbc', ...marketingCookies, '_gcl_aw'].toSorted());
  expect([...new Set(consentSignals(requests))].toSorted()).toEqual([
    'googleads.g.doubleclick.net G110',
    'www.google.com G110',
  ]);
});

test('with all of them allowed the first measurement knows of both, and so does the next page', {
  tag: '@firefox',
}, async ({ page, settled, sent, requests }) => {
  await open(page);
  await dialogOf(page).locator('[value=all]').click();
  await expectSent(sent, [...analytics, ...marketing]);
  expect(consentSignals(requests)).toContain('region1.google-analytics.com G111');
  sent.length = 0;
  await page.goto(`${site}/en/about`);
  await expectSent(sent, [...analytics, ...marketing]);
  await settled();
  expect(sent.filter((one) => one.includes('g/collect'))).toHaveLength(1);
});

test('Google is told at first that everything is denied, and then of each choice (Consent Mode v2)', async ({
  page,
  sent,
  requests: _,
}) => {
  const commands = () =>
    page.evaluate(() => {
      const layer: ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer');
      return layer.map((command) => Array.from(command)).filter(([name]) => name === 'consent');
    });
  const ads = (choice: string) => ({
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
  });
  await open(page);
  await choose(page, { marketing: true });
  await expectSent(sent, expected['google-ads']);
  const denied = { ...ads('denied'), analytics_storage: 'denied' };
  const first = [
    ['consent', 'default', denied],
    ['consent', 'update', { ...denied, ...ads('granted') }],
  ];
  expect(await commands()).toEqual(first);
  await page.locator('footer [data-cookie-settings]').click();
  await choose(page, { marketing: true, analytics: true });
  await expectSent(sent, expected['google-analytics']);
  const update = ['consent', 'update', { ...ads('granted'), analytics_storage: 'granted' }];
  expect(await commands()).toEqual([...first, update]);
});

test('withdrawing ends the tools of a category and deletes their cookies on every domain; the others go on', {
  tag: '@firefox',
}, async ({ page, settled, context, sent, requests: _ }) => {
  await open(page, '/en/about');
  await dialogOf(page).locator('[value=all]').click();
  await expectSent(sent, [...analytics, ...marketing]);
  await settled();
  expect(await cookieNames(context)).toEqual([...analyticsCookies, ...marketingCookies].toSorted());
  await page.locator('footer [data-cookie-settings]').click();
  sent.length = 0;
  const reloaded = page.waitForEvent('load');
  await choose(page, { marketing: false });
  await reloaded;
  await expectSent(sent, analytics);
  await settled();
  expect(hostsOf(sent)).toEqual(hostsOf(analytics));
  expect(await cookieNames(context)).toEqual(analyticsCookies);
});

for (const path of ['/vafrakokur', '/en/cookies'])
  test(`the page about cookies names what the tools store, and nothing else, at ${path}`, async ({
    page,
    settled,
    context,
    sent,
    requests: _,
  }) => {
    await open(page, `${path}?gclid=1&fbclid=2`);
    await dialogOf(page).locator('[value=all]').click();
    await expectSent(sent, [...analytics, ...marketing]);
    await settled();
    const lists = page.locator('.cookie-type');
    const named = await lists
      .filter({ hasText: /_ga|_fbp/ })
      .locator('code')
      .allTextContents();
    const fits = (name: string, pattern: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    const unnamed = (await cookieNames(context)).filter((name) => !named.some((one) => fits(name, one)));
    expect(unnamed).toEqual([]);
    // Those of their own domains, and one that Matomo sets for visitors who come from another site.
    expect(named.toSorted()).toEqual(
      [
        ...['IDE', '_fbc', '_fbp', '_ga', '_ga_*', '_gcl_*', '_gcl_au'],
        ...['_pk_id*', '_pk_ref*', '_pk_ses*', 'fr'],
      ].toSorted(),
    );
  });

test.describe('Trusted Types', { tag: '@chromium' }, () => {
  test.use({ provoked: /goog#html|trusted-types-sink|TrustedScriptURL|TrustedHTML/ });

  const injecting = (page: Page, src: string) =>
    page.evaluate((address) => {
      try {
        document.createElement('script').src = address;
        return 'taken';
      } catch (error) {
        return String(error).split(':')[0];
      }
    }, src);

  test('before consent no text becomes the address of a script; after it only those of the tools', async ({
    page,
    sent,
    requests: _,
  }) => {
    await open(page);
    const tag = 'https://www.googletagmanager.com/gtag/destination?id=G-1';
    expect(await injecting(page, tag)).toBe('TypeError');
    await choose(page, { analytics: true });
    await expectSent(sent, analytics);
    expect(await injecting(page, tag)).toBe('taken');
    for (const src of [
      'https://evil.example/x.js',
      'https://www.googletagmanager.com.evil.example/gtag/js',
      'https://www.googletagmanager.com/gtag/../gtm.js?id=GTM-1',
      'https://www.googletagmanager.com/gtm.js?id=GTM-EVIL',
      'data:text/javascript,1',
    ])
      expect([src, await injecting(page, src)]).toEqual([src, 'TypeError']);
    const markup = () =>
      page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b>evil</b>';
          return 'taken';
        } catch {
          return 'refused';
        }
      });
    expect(await markup()).toBe('refused');
  });
});
