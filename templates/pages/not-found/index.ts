import { definePage } from '../../../src/define/index.ts';
import { text } from '../budgets.ts';
import { NotFoundPage } from './Page.tsx';
import { schema } from './schema.ts';

/** The page for addresses that lead nowhere. It has no address of its own: `404.html` and `en/404.html`. */
export const notFound = definePage({
  schema,
  Page: NotFoundPage,
  role: 'not-found',
  budget: text,
});
