import type { PluralRule } from '../../define/plural.ts';

/**
 * Icelandic takes the singular after 1, 21, 31 … but not after 11 (CLDR).
 *
 * @example plural(21) // => 'one'
 */
export const plural: PluralRule = (n) => (n % 10 === 1 && n % 100 !== 11 ? 'one' : 'other');
