import { z } from 'zod';
import { integer } from '../../src/define/index.ts';

/** `templates/proof/lighthouse.json`: what Lighthouse found when it last looked at every page (`npm run bench -- lighthouse`). */
export const lighthouse = z.strictObject({
  day: z.iso.date().meta({ description: 'The day on which the pages were measured' }),
  pages: integer('How many pages were measured, in all languages'),
  least: integer('The least of their scores in all categories, of 100'),
  paint: integer(
    'Time until the largest part of the page on web development is painted (LCP), in ms: for a phone on slow 4G in the whole browser, the median of three runs, the worse of the languages',
  ),
});

/** What Lighthouse has found. */
export type Lighthouse = z.output<typeof lighthouse>;
