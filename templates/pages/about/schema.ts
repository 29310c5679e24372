import { z } from 'zod';
import { choice, pageSchema, prose, reference, slug } from '../../../src/define/index.ts';
import { valueFigures } from '../../motif/shapes.ts';
import { closing, hero, iconItem, sectionHead, statistic, statisticsNote } from '../parts.ts';

/** A value, and where a visitor can see that we keep to it. */
const value = iconItem.omit({ icon: true }).extend({
  figure: choice(valueFigures, 'The drawing of it: a clock, a bulb, a peak or an eye'),
  page: reference('page', 'A page that shows it'),
  anchor: slug('The anchor of the section of that page that shows it').optional(),
  link: prose('The words of the link to it'),
});

/** The about page; its story is the Markdown body (specification 4.10). */
export const schema = pageSchema({
  hero,
  timeline: z.strictObject({
    label: prose('Names the line of time for screen readers'),
    items: z
      .array(
        z.strictObject({
          when: prose('A year, or a word', { max: 12 }).meta({ examples: ['{company:founded}', 'Today'] }),
          text: prose('What happened then, in one sentence'),
        }),
      )
      .length(3),
  }),
  method: z.strictObject({
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          title: prose('What we do first, then and last'),
          text: prose('What it means, in a sentence or two'),
        }),
      )
      .length(3)
      .meta({ description: 'From the tangle to the straight thread; each has a drawing of it' }),
  }),
  statistics: z.strictObject({
    ...sectionHead,
    items: z.array(statistic).min(3).max(4),
    note: statisticsNote,
  }),
  values: z.strictObject({ ...sectionHead, items: z.array(value).length(4) }),
  closing: closing.extend({ action: prose('The words on the button to the quote page') }),
});

/** What a page of this kind holds. */
export type About = z.output<typeof schema>;
