import { definePage } from '../../../src/define/index.ts';
import { text } from '../budgets.ts';
import { ServicesPage } from './Page.tsx';
import { schema } from './schema.ts';

/** The overview of services. */
export const services = definePage({
  schema,
  Page: ServicesPage,
  isSingle: true,
  budget: text,
});
