import { definePage } from '../../../src/define/index.ts';
import { text } from '../budgets.ts';
import { CookiesPage } from './Page.tsx';
import { schema } from './schema.ts';

/** What is stored on devices. */
export const cookies = definePage({
  schema,
  Page: CookiesPage,
  isSingle: true,
  isOptional: true,
  budget: text,
});
