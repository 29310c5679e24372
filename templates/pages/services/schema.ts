import { z } from 'zod';
import { pageSchema, prose } from '../../../src/define/index.ts';
import { closing, hero, sectionHead } from '../parts.ts';

/** The overview of services (specification 4.4). Its index and its cards are made from the service pages. */
export const schema = pageSchema({
  hero,
  needs: prose('The question that the index of needs answers, such as “What do you need?”'),
  list: z.strictObject({ heading: sectionHead.heading }),
  closing,
});

/** What a page of this kind holds. */
export type Services = z.output<typeof schema>;
