import { z } from 'zod';
import { pageSchema } from '../../../src/define/index.ts';
import { closing, hero, sectionHead } from '../parts.ts';

/** The overview of services (specification 4.4). Its cards are made from the service pages. */
export const schema = pageSchema({ hero, list: z.strictObject({ heading: sectionHead.heading }), closing });

/** What a page of this kind holds. */
export type Services = z.output<typeof schema>;
