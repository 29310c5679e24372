import { z } from 'zod';
import { heading, lifetime, openEnds, pageSchema, prose, timeUnits } from '../../../src/define/index.ts';
import { hero, sectionHead } from '../parts.ts';

const section = z.strictObject({
  title: prose('A short title'),
  text: prose('What the visitor should know'),
});

const stored = z.strictObject({
  name: prose('The key or cookie'),
  purpose: prose('What it keeps, and what for; how long is said behind it'),
  kept: lifetime(`How long: ${openEnds.join(', ')}, or a number of ${timeUnits.join(', ')}`),
});

const cookieType = z.strictObject({
  title: heading('The name of the category'),
  description: prose('What the cookies are for, and whether they can be refused'),
  examples: z.array(stored).min(1),
  more: z.array(stored).optional().meta({
    description: 'What is listed only where site.yaml names a script that stores it',
  }),
});

const counted = (unit: string) =>
  z.strictObject({
    one: prose(`The sentence for a singular number of ${unit}`, { placeholders: ['n'] }),
    other: prose(`The same for a plural number`, { placeholders: ['n'] }),
  });

const keptWords = z.strictObject({
  'until-deleted': prose('The sentence for what stays until the visitor deletes it'),
  'until-tab-closes': prose('The same for what goes with its tab'),
  seconds: counted('seconds'),
  minutes: counted('minutes'),
  days: counted('days'),
  months: counted('months'),
  years: counted('years'),
});

/** The cookie page (specification 4.16). */
export const schema = pageSchema({
  hero,
  change: prose('The words of the button that opens the cookie dialog'),
  intro: z.array(prose('A paragraph')).min(1),
  necessaryOnly: prose('The last paragraph as long as site.yaml names no scripts'),
  types: z.strictObject({
    heading: heading('The heading over the four types'),
    stored: prose('Over the list of what is stored in a category'),
    kept: keptWords.meta({
      description: 'How long something is kept, in a sentence that follows its purpose',
    }),
    unused: prose('Said of a category in which nothing is stored, before examples of what it could hold'),
    nothing: prose('Said of a category that is in use, but stores nothing'),
    necessary: cookieType,
    analytics: cookieType,
    marketing: cookieType,
    functional: cookieType,
  }),
  management: z.strictObject({ ...sectionHead, steps: z.array(section).min(3) }),
});

/** What a page of this kind holds. */
export type Cookies = z.output<typeof schema>;
