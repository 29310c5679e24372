import type { z } from 'zod';
import { pageSchema } from '../../../src/define/index.ts';
import { serviceFields } from './fields.ts';

/** A service page with features and three-column process cards (specification 4.7). */
export const schema = pageSchema(serviceFields);

/** What a page of this kind holds. */
export type Service = z.output<typeof schema>;
