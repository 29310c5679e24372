/** The time that the whole track stands for, in milliseconds. */
const course = 4000;

/** The limits that Google publishes for the largest contentful paint, in milliseconds (web.dev/articles/lcp). */
export const limits = { good: 2500, poor: course } as const;

/** Returns the path data of a line along the track, as far as it has come after some milliseconds. */
export const trackPath = (time: number, elapsed = course): string =>
  `M0 1H${Math.round(Math.max(0, Math.min(time, elapsed, course)))}`;

/**
 * Returns a time in seconds with two decimals.
 *
 * @example inSeconds(1356, ',') // => '1,36'
 */
export const inSeconds = (time: number, decimalMark: string): string =>
  (time / 1000).toFixed(2).replace('.', decimalMark);
