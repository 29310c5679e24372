import { definePage } from '../../../src/define/index.ts';
import { serviceData } from '../../structured-data/service.ts';
import { withVideo } from '../budgets.ts';
import { ServicePage } from './Page.tsx';
import { schema } from './schema.ts';

/** A service. */
export const service = definePage({
  schema,
  Page: ServicePage,
  hasBody: true,
  budget: withVideo,
  structuredData: serviceData,
});
