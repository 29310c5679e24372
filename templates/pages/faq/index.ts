import { definePage } from '../../../src/define/index.ts';
import { withIsland } from '../budgets.ts';
import { FaqPage } from './Page.tsx';
import { schema } from './schema.ts';

/** Questions and answers. */
export const faq = definePage({
  schema,
  Page: FaqPage,
  isSingle: true,
  budget: withIsland,
});
