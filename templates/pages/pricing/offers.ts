import type { Offer, OfferCatalog, PriceSpecification, UnitPriceSpecification } from 'schema-dts';
import type { PageContext } from '../../../src/define/index.ts';
import type { Data } from '../../data/index.ts';
import type { Prices } from '../../data/prices.ts';
import { organizationReference } from '../../structured-data.ts';
import type { Pricing } from './schema.ts';

/** What the pricing page is about: everything that the company sells. */
export function pricingData(page: PageContext<Pricing, Data>) {
  const { shared } = page.content;
  const hasOfferCatalog = offerCatalog(page.route.page.data, shared.prices);
  return [{ ...organizationReference(page), hasOfferCatalog }];
}

/** The codes of UN/CEFACT recommendation 20 that schema.org asks for. */
const unitCodes = { month: 'MON', hour: 'HUR' } as const;

interface Unit {
  code: (typeof unitCodes)[keyof typeof unitCodes];
  /** The unit in the words of the page, such as “per month”. */
  words: string;
}

/** Everything that the pricing page sells, under the headings of the page. */
function offerCatalog(data: Pricing, prices: Prices): OfferCatalog {
  const { plans, services, hourly } = data;
  const sell = (name: string, price: string, unit?: Unit): Offer => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: priceSpecification(prices[price], unit),
  });
  const month = { code: unitCodes.month, words: plans.period };
  const hour = { code: unitCodes.hour, words: hourly.suffix };
  return catalog(data.title, [
    catalog(
      plans.heading,
      plans.items.map(({ name, price }) => sell(name, price, month)),
    ),
    ...services.categories.map((category) =>
      catalog(
        category.name,
        category.services.map(({ name, price }) => sell(name, price)),
      ),
    ),
    sell(hourly.heading, hourly.price, hour),
  ]);
}

function catalog(name: string, itemListElement: readonly (Offer | OfferCatalog)[]): OfferCatalog {
  return { '@type': 'OfferCatalog', name, itemListElement };
}

/** Without VAT, as the page says under its prices (specification 12.1). */
function priceSpecification(
  { amount = 0, from }: Partial<Prices[string]> = {},
  unit: Unit | undefined,
): PriceSpecification | UnitPriceSpecification {
  const money = {
    ...(from ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'ISK',
    valueAddedTaxIncluded: false,
  };
  return unit === undefined
    ? { '@type': 'PriceSpecification', ...money }
    : { '@type': 'UnitPriceSpecification', ...money, unitCode: unit.code, unitText: unit.words };
}
