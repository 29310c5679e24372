import { z } from 'zod';
import { choice, prose } from '../../src/define/index.ts';

/** As schema.org knows them, in English. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const timeOfDay = (description: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .meta({ description });

const day = (description: string) => z.iso.date().meta({ description });

/** One or more days with other hours. */
export const hoursException = z.strictObject({
  from: day('The first day with other hours, as 2026-12-24'),
  to: day('The last of these days; leave it out for a single day').optional(),
  opens: timeOfDay('When it opens on these days, as "09:00"; leave it out if it is closed').optional(),
  closes: timeOfDay('When it closes on these days, as "12:00"').optional(),
  reason: z
    .record(z.string(), prose('The reason in the language of this key, such as Christmas'))
    .meta({ description: 'The reason in each language, as { is: Jól, en: Christmas }' }),
});

/** The opening hours of the office, and the days on which there are others. */
export const hours = z.strictObject({
  from: choice(weekdays, 'The first day of the week on which the office is open'),
  to: choice(weekdays, 'The last one'),
  opens: timeOfDay('When it opens, as "09:00"'),
  closes: timeOfDay('When it closes, as "17:00"'),
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
  days: prose('A range of weekdays; keep {from} and {to}', { placeholders: ['from', 'to'] }),
  times: prose('A range of times; keep {from} and {to}', { placeholders: ['from', 'to'] }),
  week: prose('The weekdays with their hours; keep {days} and {times}', { placeholders: ['days', 'times'] }),
  closed: prose('What is said of a day on which it is closed'),
  exceptions: prose('The heading of days with other hours'),
});

/** The words of opening hours in a language. */
export type HoursWords = z.output<typeof hoursWords>;
