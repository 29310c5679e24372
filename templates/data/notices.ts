import { z } from 'zod';
import { identifier, prose, publicationFields, reference } from '../../src/define/index.ts';

/** `<language>/notices.yaml`: what all pages say at the top while it is published, in the order in which it is shown. */
export const notices = z.record(
  identifier('A key; visitors who have closed a notice see it again under another key'),
  z.strictObject({
    ...publicationFields,
    text: prose('What visitors should know, in a sentence or two', { max: 160 }),
    link: z
      .strictObject({
        text: prose('The words of the link'),
        page: reference('page', 'The page that the link leads to'),
      })
      .meta({ description: 'A link to a page that says more' })
      .optional(),
  }),
);

/** The notices, by key. */
export type NoticesContent = z.output<typeof notices>;
