import { definePage } from '../../../src/define/index.ts';
import { withIsland } from '../budgets.ts';
import { FaqPage } from './Page.tsx';
import { schema } from './schema.ts';

/** Questions and answers. */
export const faq = definePage({
  schema,
  Page: FaqPage,
  isSingle: true,
  // Only the questions grow, and they come after the first screen: there is room for more of them, and for scripts of others.
  budget: { ...withIsland, html: 14_800 },
});
