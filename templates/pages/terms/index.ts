import { definePage } from '../../../src/define/index.ts';
import { text } from '../budgets.ts';
import { TermsPage } from './Page.tsx';
import { schema } from './schema.ts';

/** The terms. */
export const terms = definePage({
  schema,
  Page: TermsPage,
  hasBody: true,
  isSingle: true,
  isOptional: true,
  budget: text,
});
