import type { Locale } from './locale.ts';
import type { PluralRule } from './plural.ts';

/**
 * The plural rule of a language, for islands: pages name only their own language. While pages are rendered it is the rule of Node,
 * which brings all of CLDR. Browsers do not, so the bundler gives them the rules of the site's languages in place of this module.
 */
export function pluralOf(locale: Locale): PluralRule {
  const rules = new Intl.PluralRules(locale);
  return (n) => rules.select(n);
}
