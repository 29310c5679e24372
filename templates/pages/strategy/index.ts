import { definePage } from '../../../src/define/index.ts';
import { serviceData } from '../../structured-data/service.ts';
import { withVideo } from '../budgets.ts';
import { StrategyPage } from './Page.tsx';
import { schema } from './schema.ts';

/** Digital strategy. */
export const strategy = definePage({
  schema,
  Page: StrategyPage,
  hasBody: true,
  budget: withVideo,
  structuredData: serviceData,
});
