import { z } from 'zod';
import { heading, pageSchema, prose, reference } from '../../../src/define/index.ts';
import { field, privacy, success } from '../../forms/fields.ts';
import { hero } from '../parts.ts';

const serviceChoice = z.strictObject({
  title: prose('The name of the choice; it is sent with the form'),
  description: prose('A few words about it'),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
});

/** The quote page (specification 4.13). */
export const schema = pageSchema({
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

/** What a page of this kind holds. */
export type Quote = z.output<typeof schema>;
