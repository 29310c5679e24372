import { z } from 'zod';
import { pageSchema } from '../../../src/define/index.ts';
import { hero } from '../parts.ts';

/** The terms; the numbered sections are the `##` headings of the Markdown body (specification 4.15). */
export const schema = pageSchema({
  hero,
  updated: z.iso.date().meta({ description: 'The day on which the terms last changed' }),
});

/** What a page of this kind holds. */
export type Terms = z.output<typeof schema>;
