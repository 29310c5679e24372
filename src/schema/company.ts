import { z } from 'zod';
import { openEnds, timeUnits } from '../rules/lifetime.ts';
import { heading, identifier, lifetime, pagePerLanguage, prose, reference } from './fields.ts';
import { definePage } from './page.ts';
import { closing, hero, iconItem, sectionHead, statistic, statisticsNote } from './parts.ts';

/** The about page; its story is the Markdown body (spec section 2, About). */
export const about = definePage('about', {
  hero,
  statistics: z.strictObject({
    ...sectionHead,
    items: z.array(statistic).min(3).max(4),
    note: statisticsNote,
  }),
  values: z.strictObject({ ...sectionHead, items: z.array(iconItem).length(4) }),
  closing: closing.extend({ action: prose('The words on the button to the quote page') }),
});

const plan = z.strictObject({
  id: identifier('The name of the plan in links to the forms'),
  name: heading('The name of the plan'),
  price: reference('price', 'A key of prices.yaml'),
  description: prose('Whom the plan suits'),
  message: prose('The sentence that the link of the plan writes into the form'),
  features: z.array(prose('A thing that the plan includes')).min(3).max(10),
  popular: z.boolean().optional().meta({ description: 'true for the plan that most choose' }),
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

/** The pricing page (spec section 2, Pricing). The amounts stand in prices.yaml. */
export const pricing = definePage('pricing', {
  hero,
  quotePage: pagePerLanguage(
    'Where the quote links lead: quote in Icelandic, contact in English (spec section 2)',
  ),
  vatNote: prose('That prices are in ISK, without VAT'),
  plans: z.strictObject({
    ...sectionHead,
    period: prose('What follows the price of a plan, such as “per month”'),
    popular: prose('The badge of the popular plan'),
    items: z.array(plan).length(3),
    note: prose('What the plans do not include'),
  }),
  services: z.strictObject({ ...sectionHead, categories: z.array(priceCategory).min(1) }),
  custom: z.strictObject({ ...sectionHead, action: prose('The words on the button') }),
  hourly: z.strictObject({
    ...sectionHead,
    price: reference('price', 'A key of prices.yaml'),
    suffix: prose('What follows the price, such as “per hour”'),
  }),
});

const section = z.strictObject({
  title: prose('A short title'),
  text: prose('What the visitor should know'),
});

/** The terms; the numbered sections are the `##` headings of the Markdown body (spec section 2, Terms). */
export const terms = definePage('terms', {
  hero,
  updated: z.iso.date().meta({ description: 'The day on which the terms last changed, as 2026-11-22' }),
});

const cookieType = z.strictObject({
  title: heading('The name of the category'),
  description: prose('What the cookies are for, and whether they can be refused'),
  examples: z
    .array(
      z.strictObject({
        name: prose('The key or cookie'),
        purpose: prose('What it keeps, and what for; how long is said behind it'),
        kept: lifetime(
          `How long: ${openEnds.join(', ')}, or a number of ${timeUnits.join(', ')}, as in “7 days”`,
        ),
      }),
    )
    .min(1),
});

const counted = (unit: string) =>
  z.strictObject({
    one: prose(`The sentence for a singular number of ${unit}`, { placeholders: ['n'] }),
    other: prose(`The same for a plural number`, { placeholders: ['n'] }),
  });

const keptWords = z.strictObject({
  'until-deleted': prose('The sentence for what stays until the visitor deletes it'),
  'until-tab-closes': prose('The same for what goes with its tab'),
  seconds: counted('seconds'),
  days: counted('days'),
  months: counted('months'),
  years: counted('years'),
});

/** The cookie page (spec section 2, Cookies). */
export const cookies = definePage('cookies', {
  hero,
  intro: z.array(prose('A paragraph')).min(1),
  necessaryOnly: prose('The last paragraph as long as site.yaml names no scripts'),
  types: z.strictObject({
    heading: heading('The heading over the four types'),
    stored: prose('Over the list of what is stored in a category'),
    kept: keptWords.meta({
      description: 'How long something is kept, in a sentence that follows its purpose',
    }),
    unused: prose('Said of a category in which nothing is stored, before examples of what it could hold'),
    necessary: cookieType,
    analytics: cookieType,
    marketing: cookieType,
    functional: cookieType,
  }),
  management: z.strictObject({ ...sectionHead, steps: z.array(section).min(3) }),
});

/** The not-found page (spec section 2). It has no address of its own: `404.html` and `en/404.html`. */
export const notFound = definePage('not-found', {
  hero,
  home: prose('The words on the link to the home page'),
  back: prose('The words on the button that goes one step back'),
  nearest: prose('What stands before links to pages whose addresses are like the one that was asked for'),
});
