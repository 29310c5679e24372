import { z } from 'zod';
import { baseUrl, choice, integer, prose, reference, repository } from '../../src/define/index.ts';
import { scriptList } from '../../src/third-party/index.ts';

/** The ways of serving the pages that the privacy notice has words for. */
const pageHosts = ['own-server', 'netlify', 'cloudflare', 'other-host'] as const;

/** The grounds on which personal data may leave the European Economic Area (GDPR, Articles 45 and 46). */
const transferGrounds = ['none', 'adequacy-decision', 'standard-clauses'] as const;

const atLeast = (least: number, description: string) => z.number().int().min(least).meta({ description });

/** `hosting` of `site.yaml`: how the site is run. The privacy notice and the settings of servers follow from it. */
export const hosting = z.strictObject({
  pages: choice(pageHosts, 'Who serves the pages'),
  forms: choice(
    ['own-server', 'netlify'],
    'Who receives the forms: own-server, which is “npx site serve”, or netlify',
  ),
  deletedAfterMonths: atLeast(1, 'After how many months messages and requests are deleted'),
  deletedBy: choice(
    ['server', 'hand'],
    'Who deletes them then: “npx site serve” by itself, or the staff by hand at a host that keeps them',
  ),
  copies: z
    .array(choice(['mail', 'webhook'], 'Where a copy of each message goes'))
    .meta({ description: 'Where copies of messages go: mail, webhook, both, or [] for nowhere' }),
  backupDays: atLeast(0, 'For how many days more a backup may hold what was deleted; 0 without backups'),
  addressLogDays: atLeast(0, 'For how many days logs hold the IP addresses of visitors; 0 for none'),
  transfers: choice(transferGrounds, 'On what grounds personal data leaves the EEA; none if it does not'),
});

/** How the site is run. */
export type Hosting = z.output<typeof hosting>;

/** As schema.org knows them, in English. */
/** The days of the week, as `site.yaml` names them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const timeOfDay = (description: string, example: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .meta({ description, examples: [example] });

const day = (description: string) => z.iso.date().meta({ description });

/** One or more days with other hours. */
export const hoursException = z.strictObject({
  from: day('The first day with other hours'),
  to: day('The last of these days; leave it out for a single day').optional(),
  opens: timeOfDay('When it opens on these days; leave it out if it is closed', '09:00').optional(),
  closes: timeOfDay('When it closes on these days', '12:00').optional(),
  reason: z
    .record(z.string(), prose('The reason in the language of this key'))
    .meta({ description: 'The reason in each language', examples: [{ is: 'Jól', en: 'Christmas' }] }),
});

/** The opening hours of the office, and the days on which there are others. */
export const hours = z.strictObject({
  from: choice(weekdays, 'The first day of the week on which the office is open'),
  to: choice(weekdays, 'The last one'),
  opens: timeOfDay('When it opens', '09:00'),
  closes: timeOfDay('When it closes', '17:00'),
  exceptions: z
    .array(hoursException)
    .default([])
    .meta({ description: 'Days with other hours, such as holidays' }),
});

/** The opening hours of the office. */
export type Hours = z.output<typeof hours>;

/** One or more days with other hours; without any it is closed. */
export type HoursException = Hours['exceptions'][number];

const weekday = (name: string) => prose(`${name}, as it stands in a range of days`);
const onWeekday = (name: string) => prose(`${name}, as it stands in the sentences “later”`);

/** The words of opening hours in a language. */
export const hoursWords = z.strictObject({
  weekdays: z.strictObject({
    monday: weekday('Monday'),
    tuesday: weekday('Tuesday'),
    wednesday: weekday('Wednesday'),
    thursday: weekday('Thursday'),
    friday: weekday('Friday'),
    saturday: weekday('Saturday'),
    sunday: weekday('Sunday'),
  }),
  days: prose('A range of weekdays; keep {from} and {to}', { placeholders: ['from', 'to'] }).meta({
    examples: ['{from}–{to}'],
  }),
  times: prose('A range of times; keep {from} and {to}', { placeholders: ['from', 'to'] }).meta({
    examples: ['{from}–{to}'],
  }),
  week: prose('The weekdays with their hours; keep {days} and {times}', {
    placeholders: ['days', 'times'],
  }).meta({ examples: ['{days} {times}'] }),
  closed: prose('What is said of a day on which it is closed'),
  now: z.strictObject({
    open: prose('That it is open now; keep {time}, when it closes', { placeholders: ['time'] }),
    today: prose('That it opens later today; keep {time}', { placeholders: ['time'] }),
    tomorrow: prose('That it opens tomorrow; keep {time}', { placeholders: ['time'] }),
    later: prose('That it opens on another day; keep {day} and {time}', { placeholders: ['day', 'time'] }),
    weekdays: z.strictObject({
      sunday: onWeekday('Sunday'),
      monday: onWeekday('Monday'),
      tuesday: onWeekday('Tuesday'),
      wednesday: onWeekday('Wednesday'),
      thursday: onWeekday('Thursday'),
      friday: onWeekday('Friday'),
      saturday: onWeekday('Saturday'),
    }),
  }),
  answer: z.strictObject({
    tomorrow: prose('That a message is answered tomorrow at the latest'),
    later: prose('The same for a day after that; keep {day}, a weekday of “now”', { placeholders: ['day'] }),
  }),
  exceptions: prose('The heading of days with other hours'),
});

/** The words of opening hours in a language. */
export type HoursWords = z.output<typeof hoursWords>;

/** What people write for the numbers of this site, and the form that its schemas ask for. */
export const repairs: readonly ((text: string) => string)[] = [kennitala, phoneNumber];

function kennitala(text: string): string {
  return text.replace(/^(\d{6})[\s-]*(\d{4})$/, '$1-$2');
}

/** Seven digits with the code of Iceland before them. */
function phoneNumber(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?354(?=\d{7}$)/, '');
  return /^\d{7}$/.test(digits) ? digits.replace(/^\d{3}/, '+354 $& ') : '';
}

const fact = (description: string) => z.string().min(1).meta({ description });

/** `site.yaml`: facts that are the same in every language. */
export const settings = z.strictObject({
  brand: fact('The name of the site, shown in every page title'),
  baseUrl: baseUrl('Where the site is published'),
  logo: reference('icon', 'A file name in media/icons, without .svg'),
  company: z.strictObject({
    name: fact('The registered name'),
    kennitala: z
      .string()
      .regex(/^\d{6}-\d{4}$/)
      .meta({ description: 'The registration number', examples: ['000000-0000'] }),
    vat: z
      .string()
      .regex(/^\d{5,6}$/)
      .meta({ description: 'The VAT number in quotes (Act no. 50/1988)', examples: ['000000'] }),
    founded: integer('The year in which the agency was founded'),
    parentSince: integer('The year since which the parent company has been active'),
  }),
  contact: z.strictObject({
    email: z.email().meta({ description: 'The e-mail address of the agency' }),
    phone: z
      .string()
      .regex(/^(?!\+354(?!(?: ?\d){7}$))\+\d{1,3}(?: \d{2,4})+$/)
      .meta({
        description: 'The phone number with country code and spaces; in Iceland it has seven digits',
        examples: ['+354 555 0100'],
      }),
    street: fact('Street and number').meta({ examples: ['Laugavegur 1'] }),
    postalCode: z
      .string()
      .regex(/^\d{3}$/)
      .meta({ description: 'The postal code in quotes', examples: ['101'] }),
    city: fact('The town'),
    hours,
  }),
  repository: repository(
    'Where the visual editor saves (npx site build --admin), at github, gitlab or gitea',
  ).optional(),
  hosting: hosting.meta({ description: 'How the site is run; the privacy notice follows from it' }),
  security: z.strictObject({
    expires: day('Until when security.txt holds; at most a year ahead (RFC 9116)').meta({
      examples: ['2027-11-01'],
    }),
  }),
  social: z.strictObject({
    network: fact('The name of the network'),
    url: z.url({ protocol: /^https$/ }).meta({
      description: 'The address of the page there',
      examples: ['https://www.linkedin.com/company/example'],
    }),
  }),
  statistics: z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    z.strictObject({
      value: integer('The number'),
      suffix: fact('What follows the number').meta({ examples: ['%', '+'] }),
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
