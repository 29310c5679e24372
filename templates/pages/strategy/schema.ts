import { z } from 'zod';
import { heading, pageSchema, prose } from '../../../src/define/index.ts';
import { exhibit } from '../../instruments/schema.ts';
import { feature, process, sectionHead, step } from '../parts.ts';
import { serviceFields } from '../service/schema.ts';

/** The digital strategy page: intro, benefits, a three-step process, services (specification 4.6). */
export const schema = pageSchema({
  ...serviceFields,
  intro: z.strictObject({ heading: heading('The heading of the intro'), text: prose('A paragraph') }),
  exhibit: exhibit.optional(),
  benefits: z.strictObject({ ...sectionHead, items: z.array(feature).min(3).max(6) }),
  process: process.extend({ steps: z.array(step).length(3) }),
  services: z.strictObject({
    ...sectionHead,
    items: z.array(feature).min(3).max(8),
  }),
});

/** What a page of this kind holds. */
export type Strategy = z.output<typeof schema>;
