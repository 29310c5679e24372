import { z } from 'zod';

/** What follows a number. Spaces around it do not count, because visual editors remove them. */
export const suffix = z
  .string()
  .trim()
  .min(1)
  .meta({ description: 'What follows the number; a word gets a space before it', examples: ['%', 'kg'] });

/**
 * Puts a suffix behind a number: a word after a no-break space, a sign directly.
 *
 * @example withSuffix('42', '%') // => '42%'
 * @example withSuffix('12', 's') // => '12\u00A0s'
 */
export const withSuffix = (number: string, suffix: string): string =>
  /^\p{L}/u.test(suffix) ? `${number}\u00A0${suffix}` : number + suffix;
