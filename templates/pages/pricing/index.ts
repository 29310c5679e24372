import { definePage } from '../../../src/define/index.ts';
import { text } from '../budgets.ts';
import { pricingData } from './offers.ts';
import { PricingPage } from './Page.tsx';
import { schema } from './schema.ts';

/** The prices. */
export const pricing = definePage({
  schema,
  Page: PricingPage,
  isSingle: true,
  budget: text,
  structuredData: pricingData,
});
