import { z } from 'zod';
import { formWords, heading, pageSchema, prose } from '../../../src/define/index.ts';
import { contactRules } from '../../forms/contact/definition.ts';
import { privacy, success } from '../../forms/fields.ts';
import { hero } from '../parts.ts';

/** The contact page (specification 4.14). Phone, e-mail and street are in site.yaml. */
export const schema = pageSchema({
  hero,
  info: z.strictObject({
    heading: heading('The heading over the contact details'),
    phone: prose('The label of the phone number'),
    email: prose('The label of the e-mail address'),
    address: prose('The label of the address'),
    country: prose('The country in this language'),
    hours: prose('The label of the opening hours'),
    open: prose('The weekdays and hours'),
    closed: prose('When it is closed'),
    reply: prose('How soon messages are answered'),
  }),
  form: z.strictObject({
    heading: heading('The heading over the form'),
    ...formWords(contactRules),
    submit: prose('The button'),
    privacy,
  }),
  quote: z.strictObject({
    heading: heading('An invitation to ask for a quote instead'),
    text: prose('One sentence'),
    action: prose('The words on the link to the quote page'),
  }),
  success,
});

/** What a page of this kind holds. */
export type Contact = z.output<typeof schema>;
