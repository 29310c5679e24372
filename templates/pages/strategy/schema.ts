import { z } from 'zod';
import { heading, pageSchema, prose, reference } from '../../../src/define/index.ts';
import { feature, process, sectionHead, step } from '../parts.ts';
import { serviceFields } from '../service/schema.ts';

const entry = z.strictObject({
  name: prose('What the entry is for, such as “Goal” or a day'),
  text: prose('What it says'),
  note: prose('Who, where or when'),
});

/** An entry of the sheet. */
export type SheetEntry = z.output<typeof entry>;

const leftOut = z.strictObject({
  name: prose('Says that the following is left out'),
  items: z.array(prose('What is left out; it is struck through')).min(1).max(4),
  note: prose('Who, where or when'),
});

const sheet = z
  .strictObject({
    ...sectionHead,
    subject: prose('What is shown, and for what kind of business'),
    goal: entry.meta({ description: 'What shall be reached' }),
    audience: entry.meta({ description: 'Whom it is for' }),
    times: z.array(entry).length(3).meta({ description: 'What is done when, in the order of the days' }),
    leftOut: leftOut.meta({ description: 'What the strategy leaves out' }),
  })
  .meta({ description: 'The whole strategy of an example, as one sheet of paper' });

const part = feature.extend({
  price: reference('price', 'What it costs, a key of prices.yaml, if the price list has it').optional(),
  priceText: prose('What it costs, in words, if the price list does not have it').optional(),
});

/** The digital strategy page: an example, intro, benefits, a three-step process, services (specification 4.6). */
export const schema = pageSchema({
  ...serviceFields,
  sheet,
  intro: z.strictObject({ heading: heading('The heading of the intro'), text: prose('A paragraph') }),
  benefits: z.strictObject({ heading: sectionHead.heading, items: z.array(feature).min(3).max(6) }),
  process: process.extend({ steps: z.array(step).length(3) }),
  services: z.strictObject({
    ...sectionHead,
    whole: feature.meta({ description: 'The whole strategy' }),
    parts: z.array(part).min(2).max(7).meta({ description: 'What can be had of it by itself' }),
  }),
});

/** What a page of this kind holds. */
export type Strategy = z.output<typeof schema>;
