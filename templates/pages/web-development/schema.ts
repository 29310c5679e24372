import { z } from 'zod';
import { pageSchema, prose, reference } from '../../../src/define/index.ts';
import { race } from '../../instruments/schema.ts';
import { feature, features, process, sectionHead, step } from '../parts.ts';
import { serviceFields } from '../service/schema.ts';

/** The web development page: six features, numbered steps in four columns, technologies (specification 4.8). */
export const schema = pageSchema({
  ...serviceFields,
  race: race.optional(),
  features: features.extend({ items: z.array(feature).length(6) }),
  process: process.extend({ steps: z.array(step).length(4) }),
  technologies: z.strictObject({
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          icon: reference('icon', 'A file name in media/icons, without .svg'),
          name: prose('The name of the technology'),
        }),
      )
      .min(1),
  }),
});

/** What a page of this kind holds. */
export type WebDevelopment = z.output<typeof schema>;
