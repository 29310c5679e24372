import { z } from 'zod';
import {
  heading,
  identifier,
  integer,
  pagePerLanguage,
  pageSchema,
  prose,
  reference,
} from '../../../src/define/index.ts';
import { hero, sectionHead } from '../parts.ts';

const plan = z.strictObject({
  id: identifier('The name of the plan in links to the forms'),
  name: heading('The name of the plan'),
  price: reference('price', 'A key of prices.yaml'),
  description: prose('Whom the plan suits'),
  action: prose('The words on the link of the plan, with its name').meta({ examples: ['Choose Growth'] }),
  message: prose('The sentence that the link of the plan writes into the form'),
  parts: z
    .array(
      z.strictObject({
        price: reference('price', 'A key of prices.yaml'),
        times: integer('How often the plan has it, such as a number of hours').min(1),
      }),
    )
    .min(1)
    .meta({ description: 'What of the plan can be bought one by one; the plan must cost less' })
    .optional(),
  features: z.array(prose('A thing that the plan includes')).min(3).max(10),
  popular: z.boolean().meta({ description: 'true for the plan that most choose' }).optional(),
});

const priceItem = z.strictObject({
  name: prose('The name of the service'),
  price: reference('price', 'A key of prices.yaml'),
});

const priceCategory = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta({ description: 'The anchor of the category' }),
  icon: reference('icon', 'A file name in media/icons, without .svg'),
  name: heading('The name of the category'),
  services: z.array(priceItem).min(1),
});

/** The pricing page (specification 4.11). The amounts are in prices.yaml. */
export const schema = pageSchema({
  hero,
  quotePage: pagePerLanguage(
    'Where the quote links lead: quote in Icelandic, contact in English (specification 4.11)',
  ),
  vatNote: prose('That prices are in ISK, without VAT'),
  paymentNote: prose('When invoices are due, and whom the services are for'),
  plans: z.strictObject({
    ...sectionHead,
    period: prose('What follows the price of a plan').meta({ examples: ['per month'] }),
    popular: prose('The badge of the popular plan'),
    apart: prose('What the parts of a plan cost one by one; keep {total}', { placeholders: ['total'] }),
    saving: prose('How much less a plan costs than its parts; keep {percent}', { placeholders: ['percent'] }),
    added: prose('Says that what a plan adds to the one before it is in bold'),
    items: z.array(plan).length(3),
    notes: z.strictObject({
      heading: heading('The heading over what is good to know of the plans'),
      items: z.array(prose('One thing that the plans do not include, or how it is charged')).min(1),
    }),
  }),
  services: z.strictObject({ ...sectionHead, categories: z.array(priceCategory).min(1) }),
  custom: z.strictObject({ ...sectionHead, action: prose('The words on the button') }),
  hourly: z.strictObject({
    ...sectionHead,
    price: reference('price', 'A key of prices.yaml'),
    suffix: prose('What follows the price').meta({ examples: ['per hour'] }),
  }),
});

/** What a page of this kind holds. */
export type Pricing = z.output<typeof schema>;
