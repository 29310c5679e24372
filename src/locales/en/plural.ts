import type { PluralRule } from '../../define/plural.ts';

/** English takes the singular after 1 alone (CLDR). */
export const plural: PluralRule = (n) => (n === 1 ? 'one' : 'other');
