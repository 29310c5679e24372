import { definePage } from '../../../src/define/index.ts';
import { serviceData } from '../../structured-data/service.ts';
import { withVideo } from '../budgets.ts';
import { WebDevelopmentPage } from './Page.tsx';
import { schema } from './schema.ts';

/** Web development. */
export const webDevelopment = definePage({
  schema,
  Page: WebDevelopmentPage,
  hasBody: true,
  // The marks of other companies are drawings of their own.
  budget: { ...withVideo, images: 20_500 },
  structuredData: serviceData,
});
