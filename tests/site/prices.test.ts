import { describe, expect, it } from 'vitest';
import { formatIsk } from '../../templates/data/money.ts';
import type { Prices } from '../../templates/data/prices.ts';
import type { Pricing } from '../../templates/pages/pricing/schema.ts';
import { all, mainText, pageHtml, pageOf, realContent } from '../support/built-site.ts';
import { priceText } from '../support/prices.ts';

/**
 * Specification 12.6: which there are, by their keys. The amounts stand in prices.yaml alone, so that
 * one that changes breaks no test.
 */
const servicesOfSpec = [
  ['campaign-setup', 'campaign-setup-combined', 'campaign-maintenance'],
  ['seo-analysis', 'seo-audit'],
  ['blog-post'],
  ['consultation-30-minutes', 'consultation-hour', 'ad-account-audit', 'website-audit'],
  ['banner-static', 'banner-animated', 'banner-pack-3', 'banner-pack-5'],
  ['print-ad-small', 'print-ad-large', 'flyer', 'print-digital-package'],
  ['posts-3', 'posts-5', 'posts-10', 'short-video'],
  ['logo-cleanup', 'email-template', 'canva-templates'],
  ['analytics-setup', 'business-profile', 'pixel-setup', 'dashboard-setup'],
].flat();

/** Specification 12.2: the services whose price says “from”, and the one that is free. */
const leastPrices = ['canva-templates', 'print-digital-package', 'short-video'];
const freeServices = ['consultation-30-minutes'];

const fileOf = { is: 'verdskra.html', en: 'en/pricing.html' };

async function pricing(locale: string): Promise<{ data: Pricing; prices: Prices }> {
  const { data } = await pageOf(locale, 'pricing');
  return { data: data as Pricing, prices: (await realContent()).shared.prices };
}

describe.each(['is', 'en'] as const)('the prices of specification 12 (%s)', (locale) => {
  it('has the three plans, of which the second is the popular one', async () => {
    const { data } = await pricing(locale);
    const names = { is: ['Grunnur', 'Vöxtur', 'Toppur'], en: ['Foundation', 'Growth', 'Premium'] };
    expect(data.plans.items.map(({ name }) => name)).toEqual(names[locale]);
    const keys = data.plans.items.map(({ price }) => price as string);
    expect(keys).toEqual(['plan-foundation', 'plan-growth', 'plan-premium']);
    expect(data.plans.items.map(({ popular }) => popular ?? false)).toEqual([false, true, false]);
    const hours = data.plans.items.map(({ features }) => features.join(' '));
    for (const [at, n] of [2, 5, 10].entries()) expect(hours[at]).toMatch(new RegExp(`(^|\\D)${n}\\D`));
  });

  it('has every individual service once', async () => {
    const { data, prices } = await pricing(locale);
    const keys = data.services.categories.flatMap(({ services }) =>
      services.map(({ price }) => price as string),
    );
    expect(keys.toSorted()).toEqual(servicesOfSpec.toSorted());
    expect(keys.filter((key) => prices[key]?.from).toSorted()).toEqual(leastPrices);
    expect(keys.filter((key) => prices[key]?.amount === 0)).toEqual(freeServices);
    expect(data.hourly.price).toBe('hourly-rate');
  });

  it('shows each with its amount: dots, a no-break space and kr., the free badge or the prefix', async () => {
    const html = await pageHtml(fileOf[locale]);
    const rows = all(html, 'li', 'price-list__item').map(({ text }) => text);
    const words = { is: ['Frá', 'ÓKEYPIS'], en: ['From', 'FREE'] }[locale];
    const { data, prices } = await pricing(locale);
    for (const { name, price } of data.services.categories.flatMap(({ services }) => services)) {
      const { amount = -1, from } = prices[price] ?? {};
      const shown = amount === 0 ? words[1] : `${from ? `${words[0]} ` : ''}${formatIsk(amount)}`;
      expect(rows).toContain(`${name}${shown}`);
    }
    const text = mainText(html);
    for (const { price } of [...data.plans.items, data.hourly]) expect(text).toContain(priceText(price));
    expect(text).not.toMatch(/\b0\u00A0kr\./);
  });

  it('says once, before the first price, how English writes such an amount', async () => {
    const text = mainText(await pageHtml(fileOf[locale]));
    const amount = priceText('plan-foundation');
    const note = `${amount} is ISK\u00A0${amount.slice(0, -4).replaceAll('.', ',')}`;
    expect(text.split(note).length - 1).toBe(locale === 'en' ? 1 : 0);
    if (locale === 'en') expect(text.indexOf(amount)).toBe(text.indexOf(note));
  });

  it('leads to the quote page in Icelandic and, as specified, to the contact page in English', async () => {
    const { data } = await pricing(locale);
    expect(data.quotePage).toBe({ is: 'quote', en: 'contact' }[locale]);
  });
});
