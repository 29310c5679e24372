import { type PageFields, type Route, walkFields } from '../../src/define/index.ts';
import { formatIsk } from '../data/money.ts';
import type { Prices } from '../data/prices.ts';
import type { Ui } from '../data/ui.ts';
import type { Pricing } from '../pages/pricing/schema.ts';
import { serviceOf } from '../services.ts';

/** What is needed to write a price. */
export interface PriceWords {
  prices: Prices;
  words: Ui['prices'];
}

/**
 * What a page offers beyond its description, on one line: the price list, each thing with its price, and what is
 * over the parts of a service. The running text of pages is not searched: it doubled the index, found next to nothing
 * that these lines do not find, and could not be shown to the visitor as the reason for a result.
 *
 * @example 'Grunnur: 79.000 kr. · Stutt myndskeið: frá 49.000 kr.'
 */
export function restOf(route: Route, price: PriceWords): string {
  const { template, data } = route.page;
  const parts = template === 'pricing' ? priceRows(data, price) : serviceHeadings(route);
  return [...new Set(parts)].join(' · ');
}

function priceRows(data: PageFields, price: PriceWords): string[] {
  const { plans, services, hourly } = data as Pricing;
  const single = services.categories.flatMap((category) => category.services);
  const rows = [...plans.items, ...single, { name: hourly.heading, price: hourly.price }];
  return rows.map((row) => `${row.name}: ${priceText(row.price, price)}`);
}

function priceText(key: string, { prices, words }: PriceWords): string {
  const { amount = 0, from = false } = prices[key] ?? {};
  if (amount === 0) return words.free.toLowerCase();
  return from ? `${words.from.toLowerCase()} ${formatIsk(amount)}` : formatIsk(amount);
}

function serviceHeadings(route: Route): string[] {
  if (!serviceOf(route)) return [];
  const headings: string[] = [];
  walkFields(route.page.kind.schema, route.page.data, ({ path, value, meta }) => {
    if (path.length > 1 && meta.role === 'heading') headings.push(String(value));
  });
  return headings;
}
