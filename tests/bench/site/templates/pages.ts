import { z } from 'zod';
import { definePage, pageSchema, prose } from '../../../../src/define/index.ts';
import { Page } from './Page.tsx';

const title = prose('What it is');
const description = prose('What there is to say of it');

const schema = pageSchema({
  features: z.array(z.strictObject({ title, description })).meta({ description: 'What one gets' }),
  steps: z
    .array(z.strictObject({ title, description, bullets: z.array(prose('A part of it')) }))
    .meta({ description: 'How it is done' }),
  faq: z
    .array(z.strictObject({ question: prose('What people ask'), answer: prose('What is answered') }))
    .meta({ description: 'Questions and answers' }),
});

/** One kind of page; the home page is the same. */
export const pages = {
  home: definePage({ schema, Page, hasBody: true, role: 'home' }),
  service: definePage({ schema, Page, hasBody: true }),
};
