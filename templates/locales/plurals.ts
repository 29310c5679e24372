import type { PluralRule } from '../../src/define/plural.ts';
import { plural as en } from '../../src/locales/en/plural.ts';
import { plural as is } from '../../src/locales/is/plural.ts';

const plurals: Readonly<Record<string, PluralRule>> = { is, en };

/** The plural rule of a language, for scripts: pages name their language alone. */
export const pluralOf = (locale: string): PluralRule => plurals[locale] ?? (() => 'other');
