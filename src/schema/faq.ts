import { z } from 'zod';
import { heading, prose, reference, slug } from './fields.ts';
import { definePage } from './page.ts';
import { closing, hero } from './parts.ts';

/** The categories of questions, in the order of the page (specification 7.1). */
export const faqCategories = [
  'technical',
  'marketing',
  'social',
  'seo',
  'website',
  'ecommerce',
  'collaboration',
] as const;

const question = z.strictObject({
  q: prose('The question, as a visitor would ask it'),
  a: prose('The answer; a blank line starts a new paragraph'),
  page: reference('page', 'A page that says more').optional(),
  anchor: slug('The anchor of the section of that page that says more').optional(),
});

const category = z.strictObject({
  title: heading('The name of the category'),
  questions: z.array(question).min(1),
});

/** The FAQ page (specification 4.12). The anchor of a question is made from its words. */
export const faq = definePage('faq', {
  hero,
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
