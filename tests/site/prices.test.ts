import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/rules/locale.ts';
import type { PageData, Prices } from '../../src/schema/index.ts';
import { builtSite, mainText, pageHtml } from '../support/built-site.ts';

/** Spec section 9, Individual services: amounts in ISK, in the order of the specification; 0 is free. */
const amountsOfSpec = [
  [39_000, 65_000, 29_000],
  [45_000, 79_000],
  [25_000],
  [18_900, 29_000, 39_000],
  [12_000, 19_000, 29_000, 45_000],
  [49_900, 69_900, 59_900, 99_900],
  [25_000, 39_000, 69_000, 49_000],
  [15_000, 29_000, 15_000],
  [35_000, 15_000, 25_000, 35_000],
  [0],
].flat();

/** Spec section 9: the services whose price says “from” (decision 8: exactly these). */
const leastPrices = ['canva-templates', 'print-digital-package', 'short-video'];

async function pricing(locale: Locale): Promise<{ data: PageData<'pricing'>; prices: Prices }> {
  const { site } = await builtSite();
  const data = site?.locales[locale].pages.get('pricing')?.data;
  if (data?.template !== 'pricing' || !site) throw new Error('There is no pricing page.');
  return { data, prices: site.prices };
}

describe.each(['is', 'en'] as const)('the prices of spec section 9 (%s)', (locale) => {
  it('has the three plans, of which the second is the popular one', async () => {
    const { data, prices } = await pricing(locale);
    const names = { is: ['Grunnur', 'Vöxtur', 'Toppur'], en: ['Foundation', 'Growth', 'Premium'] };
    expect(data.plans.items.map(({ name }) => name)).toEqual(names[locale]);
    expect(data.plans.items.map(({ price }) => prices[price]?.amount)).toEqual([79_000, 149_000, 249_000]);
    expect(data.plans.items.map(({ popular }) => popular ?? false)).toEqual([false, true, false]);
    const hours = data.plans.items.map(({ features }) => features.join(' '));
    for (const [at, n] of [2, 5, 10].entries()) expect(hours[at]).toMatch(new RegExp(`(^|\\D)${n}\\D`));
  });

  it('has every individual service once', async () => {
    const { data, prices } = await pricing(locale);
    const keys = data.services.categories.flatMap(({ services }) =>
      services.map(({ price }) => price as string),
    );
    expect(new Set(keys).size).toBe(keys.length);
    const amounts = keys.map((key) => prices[key]?.amount ?? -1);
    expect(amounts.toSorted((a, b) => a - b)).toEqual(amountsOfSpec.toSorted((a, b) => a - b));
    expect(keys.filter((key) => prices[key]?.from).toSorted()).toEqual(leastPrices);
    expect(prices[data.hourly.price]?.amount).toBe(22_950);
  });

  it('shows prices with dots, a no-break space and kr., the free badge and the prefix', async () => {
    const file = { is: 'verdskra.html', en: 'en/pricing.html' }[locale];
    const text = mainText(await pageHtml(file));
    for (const price of ['79.000\u00A0kr.', '149.000\u00A0kr.', '249.000\u00A0kr.', '22.950\u00A0kr.']) {
      expect(text).toContain(price);
    }
    expect(text).toContain({ is: 'ÓKEYPIS', en: 'FREE' }[locale]);
    expect(text.match({ is: /Frá/g, en: /From/g }[locale])?.length).toBeGreaterThanOrEqual(3);
    expect(text).not.toMatch(/\b0\u00A0kr\./);
  });

  it('leads to the quote page in Icelandic and, as specified, to the contact page in English', async () => {
    const { data } = await pricing(locale);
    expect(data.quotePage).toBe({ is: 'quote', en: 'contact' }[locale]);
  });
});
