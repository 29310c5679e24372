import { z } from 'zod';
import { heading, prose, reference, slug } from './fields.ts';
import { definePage } from './page.ts';
import { hero } from './parts.ts';

const field = z.strictObject({
  label: prose('The label above the field'),
  hint: prose('A line under the label').optional(),
  placeholder: prose('An example inside the empty field').optional(),
});

const success = z.strictObject({
  heading: heading('Thanks for a message that has arrived'),
  waiting: heading(
    'Thanks for one that could not be sent yet and waits; it must not say that it has arrived',
  ),
  text: prose('What happens next, and when'),
  back: prose('The button that goes back to the form'),
  home: prose('The link to the home page'),
});

const privacy = z.strictObject({
  text: prose('What the information is used for, and how long it is kept'),
  link: prose('The words of the link to the section of the terms that says more'),
  anchor: slug('The anchor of that section'),
});

const serviceChoice = z.strictObject({
  title: prose('The name of the choice; it is sent with the form'),
  description: prose('A few words about it'),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
});

/** The quote page (spec sections 2, 3 and 5). */
export const quote = definePage('quote', {
  hero,
  form: z.strictObject({
    heading: heading('The heading over the form'),
    about: prose('The legend of name, company and the like'),
    project: prose('The legend of services, time and money'),
    name: field,
    email: field,
    company: field,
    kennitala: field,
    phone: field,
    services: z.strictObject({
      label: prose('The legend of the service choices'),
      hint: prose('That several can be chosen').optional(),
      options: z.strictObject({
        digital_strategy: serviceChoice,
        marketing: serviceChoice,
        branding: serviceChoice,
        social: serviceChoice,
        web_development: serviceChoice,
        content: serviceChoice,
      }),
    }),
    timeline: field.extend({
      prompt: prose('The first, empty choice'),
      options: z.strictObject({
        asap: prose('As soon as possible'),
        '1month': prose('Within a month'),
        '3months': prose('Within 3 months'),
        '6months': prose('Within 6 months'),
        planning: prose('Still planning'),
      }),
    }),
    monthlyBudget: field.extend({
      prompt: prose('The first, empty choice'),
      custom: prose('Another amount'),
    }),
    projectBudget: field.extend({
      prompt: prose('The first, empty choice'),
      custom: prose('Another amount'),
    }),
    description: field,
    submit: prose('The button'),
    privacy,
  }),
  next: z.strictObject({
    heading: heading('What happens after the form is sent'),
    steps: z.array(z.strictObject({ title: prose('A step'), description: prose('A sentence') })).length(3),
  }),
  success,
});

/** The contact page (spec sections 2, 3 and 5). Phone, e-mail and street stand in site.yaml. */
export const contact = definePage('contact', {
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
    name: field,
    email: field,
    message: field,
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
