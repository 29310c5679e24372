import type { HoursException } from '../data/settings.ts';

/** How many days before them visitors are told of days with other hours. */
const notice = 14;

const day = 24 * 60 * 60 * 1000;

/** How many days in a row may have other hours. */
export const mostDays = 31;

/**
 * The days with other hours that are near: from two weeks before them until they are over, the next first.
 *
 * @param today a day in the form of ISO 8601
 */
export function hoursNear(exceptions: readonly HoursException[], today: string): HoursException[] {
  const last = new Date(Date.parse(today) + notice * day).toISOString().slice(0, 10);
  return exceptions
    .filter((one) => one.from <= last && today <= lastDayOf(one))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The last day of an exception. */
export function lastDayOf({ from, to = from }: HoursException): string {
  return to;
}

/** Counts the days from one to another, with both. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day + 1;
}
