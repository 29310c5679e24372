import { isOf, type Route, type SearchEntry } from '../../src/define/index.ts';
import { formatIsk } from '../data/money.ts';
import type { Prices } from '../data/prices.ts';
import type { Ui } from '../data/ui.ts';
import { schema as pricing } from '../pages/pricing/schema.ts';

/** What is needed to write a price. */
interface PriceWords {
  prices: Prices;
  words: Ui['prices'];
}

/** A row of the price list. */
interface Row {
  name: string;
  price: string;
  anchor: string;
  /** The heading over it. */
  heading: string;
  /** The unit or the heading, as it follows the price. */
  note: string;
  text?: string;
}

/** The entries of everything on the pricing page that has a price. They are found by the words for prices too. */
export function priceEntries(route: Route, words: PriceWords): SearchEntry[] {
  if (!isOf(route, pricing)) return [];
  const { title, plans, services, hourly } = route.page.data;
  const rows: Row[] = [
    ...plans.items.map(({ name, price, description, features }) => ({
      ...{ name, price, anchor: '_plans', heading: plans.heading, note: ` ${plans.period}` },
      text: [description, ...features].join(' · '),
    })),
    ...services.categories.flatMap(({ id, name: heading, services: own }) =>
      own.map(({ name, price }) => ({ name, price, anchor: id, heading, note: ` · ${heading}` })),
    ),
    {
      ...{ name: hourly.heading, price: hourly.price, anchor: '_hourly', heading: hourly.heading },
      ...{ note: ` ${hourly.suffix}`, text: hourly.lead ?? '' },
    },
  ];
  return rows.map(({ name, price, anchor, heading, note, text }, at) => ({
    ...{
      id: `price/${at}`,
      title: name,
      path: `${route.path}#${anchor}`,
      type: 'content',
      category: title,
      isSentence: true,
    },
    ...{ description: `${priceText(price, words)}${note}`, keywords: [title, heading] },
    ...(text ? { rest: text } : {}),
  }));
}

function priceText(key: string, { prices, words }: PriceWords): string {
  const { amount = 0, from = false } = prices[key] ?? {};
  if (amount === 0) return words.free;
  return from ? `${words.from} ${formatIsk(amount)}` : formatIsk(amount);
}
