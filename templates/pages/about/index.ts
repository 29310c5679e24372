import { definePage } from '../../../src/define/index.ts';
import { text } from '../budgets.ts';
import { AboutPage } from './Page.tsx';
import { schema } from './schema.ts';

/** The company. */
export const about = definePage({
  schema,
  Page: AboutPage,
  hasBody: true,
  isSingle: true,
  budget: text,
});
