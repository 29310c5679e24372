import { definePage } from '../../../src/define/index.ts';
import { withIsland } from '../budgets.ts';
import { QuotePage } from './Page.tsx';
import { schema } from './schema.ts';

/** The quote form. */
export const quote = definePage({
  schema,
  Page: QuotePage,
  isSingle: true,
  budget: withIsland,
});
