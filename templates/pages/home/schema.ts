import { z } from 'zod';
import { choice, heading, pageSchema, prose, reference } from '../../../src/define/index.ts';
import { serviceKeys } from '../../forms/quote/services.ts';
import { threadCount } from '../../motif/pulled.ts';
import { closing, hero, sectionHead, statistic, statisticsNote } from '../parts.ts';

const card = z.strictObject({
  title: heading('The service that the card sells'),
  description: prose('One or two sentences'),
  features: z.array(prose('A feature, a few words')).min(1).max(3),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  page: reference('page', 'The page that the card leads to'),
  price: reference('price', 'What it costs at least, a key of prices.yaml'),
});

const group = z.strictObject({
  title: heading('The name of the group'),
  description: prose('One or two sentences'),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  pages: z.array(reference('page', 'A service of the group')).min(1).max(4),
});

const step = z.strictObject({ title: heading('The step'), description: prose('One or two sentences') });

const thread = z.strictObject({
  problem: heading('What keeps a visitor awake, in their own words; the shorter the better'),
  answer: prose('One sentence: what is done about it, and what that costs, as {price:…}'),
  offer: prose('What is offered, in two or three words; stands beside its price once the thread is pulled'),
  price: reference('price', 'The price of the answer, a key of prices.yaml'),
  action: prose('The words of the link to the quote form'),
  service: choice(serviceKeys, 'The service that the link chooses in the quote form'),
});

/** The home page (specification 4.1). */
export const schema = pageSchema({
  hero: hero.extend({
    primary: prose('The words on the button to the quote page'),
    secondary: prose('The words on the button to the prices'),
    note: prose('Under the buttons: for whom the agency works, and from what price'),
  }),
  threads: z.strictObject({
    invitation: prose('Invites to pull a thread'),
    done: prose('In place of the invitation, once all threads are straight'),
    again: prose('The button that tangles them again'),
    requests: z
      .array(
        prose('On the quote button, what the pulled threads cost together; keep {total}', {
          placeholders: ['total'],
        }),
      )
      .length(threadCount)
      .meta({ description: 'The words for one pulled thread, for two and for three' }),
    pull: prose('The word at the end of a thread').meta({ examples: ['Pull'] }),
    total: prose('What all answers cost together, said once all threads are straight; keep {total}', {
      placeholders: ['total'],
    }),
    items: z.array(thread).length(threadCount),
  }),
  statistics: z.strictObject({
    heading: sectionHead.heading,
    items: z.array(statistic).length(3),
    note: statisticsNote,
  }),
  cards: z.strictObject({ ...sectionHead, items: z.array(card).length(3) }),
  groups: z.strictObject({ ...sectionHead, items: z.array(group).length(4) }),
  process: z.strictObject({ ...sectionHead, steps: z.array(step).length(3) }),
  closing: closing.extend({ action: prose('The words on the button to the quote page') }),
});

/** What a page of this kind holds. */
export type Home = z.output<typeof schema>;
