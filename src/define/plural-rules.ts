import type { Locale } from './locale.ts';
import type { PluralRule } from './plural.ts';

/**
 * Returns the plural rule of a language, for islands. At build time it uses the CLDR data of Node.js.
 * Browsers may lack a language, so the bundler replaces this module with the rules of the site's languages.
 */
export function pluralOf(locale: Locale): PluralRule {
  const rules = new Intl.PluralRules(locale);
  return (n) => rules.select(n);
}
