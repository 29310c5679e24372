import { z } from 'zod';
import { baseUrl, integer, reference } from '../../src/define/index.ts';
import { scriptList } from '../../src/third-party/index.ts';
import { hosting } from './hosting.ts';
import { hours } from './hours.ts';

const fact = (description: string) => z.string().min(1).meta({ description });

/** `site.yaml`: facts that are the same in every language. */
export const settings = z.strictObject({
  brand: fact('The name of the site, shown in every page title'),
  baseUrl: baseUrl('Where the site is published, as https://www.example.com'),
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
    hours,
  }),
  hosting: hosting.meta({ description: 'How the site is run; the privacy notice follows from it' }),
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
  scripts: scriptList,
});

/** The facts of the site. */
export type Settings = z.output<typeof settings>;
