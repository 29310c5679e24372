import { definePage } from '../../../src/define/index.ts';
import { contactData } from '../../structured-data/organization.ts';
import { withIsland } from '../budgets.ts';
import { ContactPage } from './Page.tsx';
import { schema } from './schema.ts';

/** How to reach the agency. */
export const contact = definePage({
  schema,
  Page: ContactPage,
  isSingle: true,
  budget: withIsland,
  structuredData: contactData,
});
