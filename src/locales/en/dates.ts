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
