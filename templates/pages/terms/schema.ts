import { z } from 'zod';
import { pageSchema, prose, reference, slug } from '../../../src/define/index.ts';
import { hero } from '../parts.ts';

/** A period, and the section of a page that it is from. */
const period = z.strictObject({
  value: prose('A number and its unit', { max: 12 }).meta({ examples: ['30 days'] }),
  label: prose('What lasts so long', { max: 70 }),
  page: reference('page', 'The page that says so'),
  anchor: slug('The anchor of its section'),
});

/** The terms; the numbered sections are the `##` headings of the Markdown body (specification 4.15). */
export const schema = pageSchema({
  hero,
  updated: z.iso.date().meta({ description: 'The day on which the terms last changed' }),
  summary: z.strictObject({
    heading: prose('The heading of the periods that clients ask about'),
    items: z.array(period).length(4),
    note: prose('That the terms themselves apply'),
  }),
});

/** What a page of this kind holds. */
export type Terms = z.output<typeof schema>;
