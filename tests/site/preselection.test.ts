import { expect, it } from 'vitest';
import { all, findAll, pageHtml } from '../support/built-site.ts';

/** What the buttons in the main part of a page lead to. */
async function buttonsOf(file: string): Promise<string[]> {
  const [, main = ''] = /<main(.+)<\/main>/s.exec(await pageHtml(file)) ?? [];
  return all(main, 'a', 'button').flatMap(({ attributes: { href = '' } }) =>
    href.includes('/') ? [href] : [],
  );
}

it.each([
  ['stafraen-stefnumotun', 'digital-strategy', '?service=digital_strategy'],
  ['markadsherferdir', 'marketing-campaigns', '?service=marketing'],
  ['vorumerkjathroun', 'brand-development', '?service=branding'],
  ['samfelagsmidlar', 'social-media', '?service=social'],
  ['vefsidugerd', 'web-development', '?service=web_development'],
  ['innhaldsstefna', 'content-strategy', '?service=content'],
  ['honnun-og-upplifun', 'design-experience', ''],
  ['leikjavading', 'gamification', ''],
])('the calls to action of %s (%s) lead to the quote form with %j', async (icelandic, english, query) => {
  for (const [file, form] of [
    [`thjonusta/${icelandic}.html`, '/fa-tilbod'],
    [`en/services/${english}.html`, '/en/get-quote'],
  ] as const) {
    // A quiet button may lead to the prices of the service.
    const buttons = (await buttonsOf(file)).filter((href) => !/^\/(?:verdskra|en\/pricing)#/.test(href));
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    expect([...new Set(buttons)]).toEqual([`${form}${query}`]);
  }
});

it('the links of plans lead to a form with the plan, as specified for each language', async () => {
  const plans = ['foundation', 'growth', 'premium'].map((id) => `?plan=${id}`);
  const ofPlans = (hrefs: string[]) => hrefs.filter((href) => href.includes('?'));
  expect(ofPlans(await buttonsOf('verdskra.html'))).toEqual(plans.map((plan) => `/fa-tilbod${plan}`));
  expect(ofPlans(await buttonsOf('en/pricing.html'))).toEqual(plans.map((plan) => `/en/contact${plan}`));
});

it.each(['fa-tilbod.html', 'en/get-quote.html'])(
  'each service that a link chooses has its box on %s',
  async (file) => {
    const boxes = findAll(await pageHtml(file), ({ attributes }) => attributes['data-service'] !== undefined);
    expect(boxes.map(({ attributes }) => attributes['data-service'])).toEqual([
      ...['digital_strategy', 'marketing', 'branding', 'social', 'web_development', 'content'],
    ]);
  },
);
