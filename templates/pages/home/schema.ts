import { z } from 'zod';
import { heading, pageSchema, prose, reference } from '../../../src/define/index.ts';
import { closing, hero, sectionHead, statistic, statisticsNote } from '../parts.ts';

const card = z.strictObject({
  title: heading('The service that the card sells'),
  description: prose('One or two sentences'),
  features: z.array(prose('A feature, a few words')).min(1).max(3),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  page: reference('page', 'The page that the card leads to'),
});

const group = z.strictObject({
  title: heading('The name of the group'),
  description: prose('One or two sentences'),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  pages: z.array(reference('page', 'A service of the group')).min(1).max(4),
});

const step = z.strictObject({ title: heading('The step'), description: prose('One or two sentences') });

/** The home page (specification 4.1). */
export const schema = pageSchema({
  hero: hero.extend({
    primary: prose('The words on the button to the quote page'),
    secondary: prose('The words on the button to the prices'),
  }),
  statistics: z.strictObject({ ...sectionHead, items: z.array(statistic).length(3), note: statisticsNote }),
  cards: z.strictObject({ ...sectionHead, items: z.array(card).length(3) }),
  groups: z.strictObject({ ...sectionHead, items: z.array(group).length(4) }),
  process: z.strictObject({ ...sectionHead, steps: z.array(step).length(3) }),
  closing: closing.extend({ action: prose('The words on the button to the quote page') }),
});

/** What a page of this kind holds. */
export type Home = z.output<typeof schema>;
