import { z } from 'zod';
import { optionalCategories } from '../../src/client/consent/read.ts';
import { choice, integer, reference } from '../../src/define/index.ts';

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

/** `site.yaml`: facts that are the same in every language. */
export const settings = z.strictObject({
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
      .regex(/^\+\d{1,3}(?: \d{2,4})+$/)
      .meta({
        description: 'The phone number in quotes, with country code and spaces, as "+354 555 0100"',
      }),
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
  social: z.strictObject({
    network: fact('The name of the network'),
    url: z.url({ protocol: /^https$/ }).meta({ description: 'The address of the page there' }),
  }),
  statistics: z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    z.strictObject({
      value: integer('The number'),
      suffix: z.string().min(1).meta({ description: 'What follows the number: %, x or +' }),
    }),
  ),
  videoHost: z
    .url({ protocol: /^https$/ })
    .meta({ description: 'Another host for the loops (specification 11.2)' })
    .optional(),
  scripts: z
    .array(script)
    .optional()
    .meta({ description: 'Scripts of others, such as statistics; none runs before the visitor allows it' }),
});

/** The facts of the site. */
export type Settings = z.output<typeof settings>;
