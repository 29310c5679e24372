import { z } from 'zod';
import { heading, pageSchema, prose } from '../../../src/define/index.ts';
import { closing, hero } from '../parts.ts';

/** The overview of articles: those below it, the newest first, ten to a page. */
export const schema = pageSchema({
  hero,
  words: z.strictObject({
    part: prose('The title of the further pages of the list; keep {title} and {n}', {
      placeholders: ['title', 'n'],
    }),
    parts: prose('Names the links between the pages of the list, for screen readers'),
    newer: prose('The link to newer articles'),
    older: prose('The link to older articles'),
    author: prose('Who wrote an article; keep {name}', { placeholders: ['name'] }),
    updated: prose('When an article last changed; keep {day}', { placeholders: ['day'] }),
    tags: prose('Names the tags of an article, for screen readers'),
    more: heading('Over the newest other articles, below an article'),
    feed: prose('The link to the feed, for those who read it in a program of their own'),
  }),
  closing,
});

/** What a page of this kind holds. */
export type Articles = z.output<typeof schema>;
