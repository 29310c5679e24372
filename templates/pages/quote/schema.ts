import { z } from 'zod';
import { fieldWords, formWords, heading, pageSchema, prose, reference } from '../../../src/define/index.ts';
import { privacy, quoteSuccess } from '../../forms/fields.ts';
import { quoteRules } from '../../forms/quote/definition.ts';
import type { ServiceKey } from '../../forms/quote/services.ts';
import { hero } from '../parts.ts';

const serviceChoice = z.strictObject({
  title: prose('The name of the choice; it is sent with the form'),
  description: prose('A few words about it'),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
});

const services = z.strictObject({
  label: prose('The legend of the service choices'),
  hint: prose('That several can be chosen').optional(),
  options: z.strictObject({
    digital_strategy: serviceChoice,
    marketing: serviceChoice,
    branding: serviceChoice,
    social: serviceChoice,
    web_development: serviceChoice,
    content: serviceChoice,
  } satisfies Record<ServiceKey, typeof serviceChoice>),
});

/** The amounts are the same in every language. */
const budget = fieldWords.extend({
  prompt: prose('The first, empty choice'),
  custom: prose('Another amount'),
});

/** The quote page (specification 4.13). */
export const schema = pageSchema({
  hero,
  form: z.strictObject({
    heading: heading('The heading over the form'),
    about: prose('The legend of name, company and the like'),
    project: prose('The legend of services, time and money'),
    ...formWords(quoteRules),
    services,
    monthlyBudget: budget,
    projectBudget: budget,
    submit: prose('The button'),
    privacy,
  }),
  next: z.strictObject({
    heading: heading('What happens after the form is sent'),
    steps: z.array(z.strictObject({ title: prose('A step'), description: prose('A sentence') })).length(3),
  }),
  chosen: z
    .strictObject({
      heading: heading('Over the services that are chosen in the form, each with its price'),
      note: prose('What these prices are, and that the quote is for the task at hand'),
    })
    .meta({ description: 'What is chosen, beside the form' }),
  success: quoteSuccess,
});

/** What a page of this kind holds. */
export type Quote = z.output<typeof schema>;
