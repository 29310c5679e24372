import type { Unpublished } from '../../define/publication.ts';

const months = [
  ...['janúar', 'febrúar', 'mars', 'apríl', 'maí', 'júní'],
  ...['júlí', 'ágúst', 'september', 'október', 'nóvember', 'desember'],
];

/**
 * A day (ISO 8601) in words.
 *
 * @example formatDay('2026-11-22') // => '22. nóvember 2026'
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}. ${months[Number(month) - 1]} ${year}`;
}

/**
 * A time of day behind “kl.”: whole hours have no minutes.
 *
 * @example formatTime('09:00') // => '9'
 * @example formatTime('16:30') // => '16.30'
 */
export function formatTime(time: string): string {
  return time.replace(/^0/, '').replace(/:00$/, '').replace(':', '.');
}

/**
 * A moment (ISO 8601, in UTC) in words. Iceland keeps UTC all year, so it is the time on the wall there.
 *
 * @example formatMoment('2026-11-22T14:05:09.000Z') // => '22. nóvember 2026 kl. 14.05'
 */
export function formatMoment(moment: string): string {
  return `${formatDay(moment.slice(0, 10))} kl. ${moment.slice(11, 16).replace(':', '.')}`;
}

const unpublished = { draft: 'Drög', scheduled: 'Birtist', expired: 'Tekin úr birtingu' };

/**
 * Why a page is not published, in words.
 *
 * @example formatUnpublished({ state: 'scheduled', at: '2026-12-01 09:00' }) // => 'Birtist 1. desember 2026 kl. 09.00'
 */
export function formatUnpublished({ state, at }: Unpublished): string {
  if (at === undefined) return unpublished[state];
  return `${unpublished[state]} ${at.includes(' ') ? formatMoment(at) : formatDay(at)}`;
}
