import { z } from 'zod';
import { optionalCategories } from '../rules/consent/read.ts';
import { choice, identifier, integer, prose, reference } from './fields.ts';

const fact = (description: string) => z.string().min(1).meta({ description });

/** As schema.org knows them, in English. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const timeOfDay = (description: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .meta({ description });

const storedName = (description: string) =>
  z
    .string()
    .regex(/^[\w.-]+\*?$/)
    .meta({ description: `${description}; a star at the end stands for any ending` });

/** A script of another's making, which runs only where the visitor allows its category (specification 10.2). */
const script = z.strictObject({
  src: z
    .string()
    .regex(/^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?\/(?!\/)[!-~]*$/)
    .meta({ description: 'The address of the script: https://host/path, or /path for a file of this site' }),
  category: choice(optionalCategories, 'The cookies that the visitor must allow'),
  cookies: z.array(storedName('A cookie that the script sets')).optional().meta({
    description: 'The cookies to delete when the visitor withdraws consent',
  }),
  storage: z.array(storedName('A key of the local storage that the script sets')).optional().meta({
    description: 'The keys of the local storage to delete when the visitor withdraws consent',
  }),
});

/** `site.yaml`: facts that are the same in both languages. */
export const site = z.strictObject({
  brand: fact('The name of the site, shown in every page title'),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .meta({ description: 'Where the site is published, without slash at the end' }),
  logo: reference('icon', 'A file name in media/icons, without .svg'),
  company: z.strictObject({
    name: fact('The registered name'),
    kennitala: z
      .string()
      .regex(/^\d{6}-\d{4}$/)
      .meta({ description: 'The registration number in quotes, as "000000-0000"' }),
    vat: z
      .string()
      .regex(/^\d{5,6}$/)
      .meta({ description: 'The VAT number in quotes, as "000000" (Act no. 50/1988)' }),
    founded: integer('The year in which the agency was founded'),
    parentSince: integer('The year since which the parent company has been active'),
  }),
  contact: z.strictObject({
    email: z.email().meta({ description: 'The e-mail address of the agency' }),
    phone: z
      .string()
      .regex(/^\+\d[\d ]+$/)
      .meta({ description: 'The phone number in quotes, with country code, as "+354 555 0100"' }),
    street: fact('Street and number'),
    postalCode: z
      .string()
      .regex(/^\d{3}$/)
      .meta({ description: 'The postal code in quotes, as "000"' }),
    city: fact('The town'),
    hours: z.strictObject({
      from: choice(weekdays, 'The first day of the week on which the office is open'),
      to: choice(weekdays, 'The last one'),
      opens: timeOfDay('When it opens, as "09:00"'),
      closes: timeOfDay('When it closes, as "17:00"'),
    }),
  }),
  security: z.strictObject({
    expires: z.iso
      .date()
      .meta({ description: 'Until when security.txt holds, as 2027-11-01; at most a year ahead (RFC 9116)' }),
  }),
  social: z.strictObject({ network: fact('The name of the network'), url: z.url({ protocol: /^https$/ }) }),
  statistics: z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    z.strictObject({
      value: integer('The number'),
      suffix: z.string().min(1).meta({ description: 'What follows the number: %, x or +' }),
    }),
  ),
  videoHost: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({ description: 'Another host for the loops (specification 11.2)' }),
  scripts: z
    .array(script)
    .optional()
    .meta({ description: 'Scripts of others, such as statistics; none runs before the visitor allows it' }),
});

const price = z
  .strictObject({
    amount: z
      .number()
      .int()
      .min(0)
      .max(1_000_000_000)
      .meta({ description: 'The amount in ISK without VAT, digits only: 79000; 0 for free' }),
    from: z.boolean().optional().meta({ description: 'true when the amount is the least price' }),
  })
  .meta({ description: 'A price in ISK' });

/** `prices.yaml`: every amount once, by key (specification 12.1). */
export const prices = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), price);

/** `<language>/quiz.yaml`: five questions with four options each (specification 9.1). */
export const quiz = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        id: identifier('The name of the question, the same in both languages'),
        question: prose('The question'),
        options: z.array(prose('An answer to choose')).length(4),
        correct: z
          .number()
          .int()
          .min(0)
          .max(3)
          .meta({ description: 'Which option is right: 0 for the first, 3 for the last' }),
        explanation: prose('Why it is right'),
      }),
    )
    .length(5),
});

/** `<language>/search.yaml`: what the search knows beside pages and questions (specification 6.3). */
export const search = z.strictObject({
  popular: z
    .array(
      z.strictObject({
        label: prose('What the button says; a click searches for it'),
        page: reference('page', 'The page that should be found first'),
      }),
    )
    .length(7),
  items: z.array(
    z.strictObject({
      id: identifier('The name of the item, the same in both languages'),
      title: prose('What is found'),
      description: prose('One sentence'),
      category: prose('The category of the item, such as Marketing'),
      page: reference('page', 'The page that speaks of it'),
      keywords: z.array(prose('A word that visitors may search for')),
    }),
  ),
  synonyms: z.array(z.array(z.string().min(2).meta({ role: 'prose' })).min(2)).meta({
    description: 'Groups of words that mean the same to a visitor; any of them finds the others',
    perLanguage: true,
  }),
  categories: z.strictObject({
    service: prose('The category of services'),
    page: prose('The category of pages'),
    faq: prose('The category of questions'),
  }),
});
