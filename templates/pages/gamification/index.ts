import { definePage } from '../../../src/define/index.ts';
import { serviceData } from '../../structured-data/service.ts';
import { withIsland, withVideo } from '../budgets.ts';
import { GamificationPage } from './Page.tsx';
import { schema } from './schema.ts';

/** Gamification. */
export const gamification = definePage({
  schema,
  Page: GamificationPage,
  hasBody: true,
  // The game has styles of its own.
  budget: { ...withVideo, css: 13_500, allScript: withIsland.allScript },
  structuredData: serviceData,
});
