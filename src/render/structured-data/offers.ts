import type { Offer, OfferCatalog, PriceSpecification, UnitPriceSpecification } from 'schema-dts';
import type { PageData } from '../../schema/index.ts';
import type { RenderContext } from '../context.ts';
import { known } from '../resolvers.ts';

/** The codes of UN/CEFACT recommendation 20 that schema.org asks for. */
const unitCodes = { month: 'MON', hour: 'HUR' } as const;

interface Unit {
  code: (typeof unitCodes)[keyof typeof unitCodes];
  /** The unit in the words of the page, such as “per month”. */
  words: string;
}

/** Everything that the pricing page sells, under the headings of the page. */
export function offerCatalog(data: PageData<'pricing'>, { site }: RenderContext): OfferCatalog {
  const { plans, services, hourly } = data;
  const sell = (name: string, price: string, unit?: Unit): Offer => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: priceSpecification(known(site.prices[price], price), unit),
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
  { amount, from }: RenderContext['site']['prices'][string],
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
