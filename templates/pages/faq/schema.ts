import { z } from 'zod';
import { heading, keywords, pageSchema, prose, reference, slug } from '../../../src/define/index.ts';
import { closing, hero } from '../parts.ts';

const question = z.strictObject({
  q: prose('The question, as a visitor would ask it'),
  a: prose('The answer; a blank line starts a new paragraph'),
  keywords: keywords().optional(),
  popular: z
    .boolean()
    .meta({
      description: 'true for the few questions that are asked most; they stand at the top of the page',
    })
    .optional(),
  page: reference('page', 'A page that says more').optional(),
  anchor: slug('The anchor of the section of that page that says more').optional(),
});

const category = z.strictObject({
  title: heading('The name of the category'),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  questions: z.array(question).min(1),
});

/** The FAQ page (specification 4.12). The anchor of a question is made from its words. */
export const schema = pageSchema({
  hero,
  popular: prose('The heading over the questions that say popular: true'),
  categories: z.strictObject({
    technical: category,
    marketing: category,
    social: category,
    seo: category,
    website: category,
    ecommerce: category,
    collaboration: category,
  }),
  closing: closing.extend({ action: prose('The words on the button to the contact page') }),
});

/** What a page of this kind holds. */
export type Faq = z.output<typeof schema>;
