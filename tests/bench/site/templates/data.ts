import { z } from 'zod';
import { baseUrl, prose, reference } from '../../../../src/define/index.ts';

const word = prose('What the site says here');
const links = (description: string) => z.array(reference('page', 'A page')).meta({ description });

const ui = z.strictObject({
  nav: links('The menu'),
  footer: links('The links at the foot of the pages'),
  words: z.strictObject({
    brand: word,
    home: word,
    services: word,
    features: word,
    steps: word,
    faq: word,
    filter: word,
    none: word,
    other: word,
    cta: word,
    rights: word,
  }),
});

/** The files beside the pages. */
export const data = {
  shared: {
    site: {
      schema: z.strictObject({ brand: z.string(), baseUrl: baseUrl('Where the site is published') }),
      holds: 'the name and the address',
    },
  },
  own: { ui: { schema: ui, holds: 'the words and links of every page' } },
};
