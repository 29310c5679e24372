import type { Unpublished } from '../../define/publication.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * A day (ISO 8601) in words.
 *
 * @example formatDay('2026-11-22') // => 'November 22, 2026'
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/**
 * A time of day.
 *
 * @example formatTime('09:00') // => '9:00'
 */
export function formatTime(time: string): string {
  return time.replace(/^0/, '');
}

/**
 * A moment (ISO 8601, in UTC) in words.
 *
 * @example formatMoment('2026-11-22T14:05:09.000Z') // => 'November 22, 2026, 14:05 UTC'
 */
export function formatMoment(moment: string): string {
  return `${formatDay(moment.slice(0, 10))}, ${moment.slice(11, 16)} UTC`;
}

const unpublished = { draft: 'Draft', scheduled: 'To be published', expired: 'Expired' };

/**
 * Why a page is not published, in words.
 *
 * @example formatUnpublished({ state: 'scheduled', at: '2026-12-01 09:00' }) // => 'To be published December 1, 2026, 09:00 UTC'
 */
export function formatUnpublished({ state, at }: Unpublished): string {
  if (at === undefined) return unpublished[state];
  return `${unpublished[state]} ${at.includes(' ') ? formatMoment(at) : formatDay(at)}`;
}
