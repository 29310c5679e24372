import { definePage } from '../../../src/define/index.ts';
import { homeData } from '../../structured-data/organization.ts';
import { text } from '../budgets.ts';
import { HomePage } from './Page.tsx';
import { schema } from './schema.ts';

/** The home page. */
export const home = definePage({
  schema,
  Page: HomePage,
  role: 'home',
  budget: text,
  structuredData: homeData,
});
