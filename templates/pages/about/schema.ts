import { z } from 'zod';
import { pageSchema, prose } from '../../../src/define/index.ts';
import { closing, hero, iconItem, sectionHead, statistic, statisticsNote } from '../parts.ts';

/** The about page; its story is the Markdown body (specification 4.10). */
export const schema = pageSchema({
  hero,
  timeline: z.strictObject({
    label: prose('Names the line of time for screen readers'),
    items: z
      .array(
        z.strictObject({
          when: prose('A year, such as {company:founded}, or “Today”', { max: 12 }),
          text: prose('What happened then, in one sentence'),
        }),
      )
      .length(3),
  }),
  statistics: z.strictObject({
    ...sectionHead,
    items: z.array(statistic).min(3).max(4),
    note: statisticsNote,
  }),
  values: z.strictObject({ ...sectionHead, items: z.array(iconItem.omit({ icon: true })).length(4) }),
  closing: closing.extend({ action: prose('The words on the button to the quote page') }),
});

/** What a page of this kind holds. */
export type About = z.output<typeof schema>;
