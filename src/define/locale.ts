import type { PluralRule } from './plural.ts';

/** The id of a language of the site: its BCP 47 tag, which is also the name of its folder under `content/`. */
export type Locale = string;

/** A mark that the language writes in another way. */
export interface TypographyRule {
  /** What is found; its first group is the mark itself if more must be around it. */
  pattern: RegExp;
  /** What to write instead, in words. */
  wanted: string;
  kind: 'quote' | 'apostrophe' | 'dash' | 'range' | 'dots';
}

/** How the search reads a language. Build and browser share it, so it is pure and small. */
export interface SearchLanguage {
  id: Locale;
  /** A text in the letters that any keyboard has. */
  fold(text: string): string;
  /** The part of a word that its forms have in common. */
  stem(word: string): string;
  /** Words so common that they say nothing about what is sought, folded. */
  stopWords: ReadonlySet<string>;
  /** Stems of words that ask about a thing without naming it, such as those for its price. */
  askingStems: ReadonlySet<string>;
  /** Other spellings that a typed word may mean. */
  variants(word: string): readonly string[];
}

/** Everything that the generator knows of a language. */
export interface LocaleDefinition {
  id: Locale;
  /** What is before every address of the language; by default nothing for the first language of the site, `/id` for others. */
  prefix?: string;
  /** The language in English, for messages. */
  name: string;
  /** Its name for Open Graph, with a territory: `is_IS`. */
  ogLocale: string;
  /** Opening and closing quotation marks, outer and inner, as four letters. */
  quotes: string;
  /** A whole number with its thousands marked. */
  formatNumber(value: number): string;
  /** Whether the code of a currency is before the amount. */
  hasCurrencyFirst?: boolean;
  /** A day (ISO 8601) in words. */
  formatDay(day: string): string;
  /** A time of day, such as `09:00`, as the language writes it beside others. */
  formatTime(time: string): string;
  /** A moment (ISO 8601, in UTC) in words. */
  formatMoment(moment: string): string;
  plural: PluralRule;
  /** A text as a part of an address: lowercase ASCII letters, digits and hyphens. */
  slugify(text: string): string;
  /** A heading with soft hyphens in its long words. */
  hyphenate(text: string): string;
  typography: readonly TypographyRule[];
  /** Small words that nearly every sentence of the language has and that other languages of the site do not have. */
  smallWords: ReadonlySet<string>;
  search: SearchLanguage;
  /** The npm package of its Hunspell dictionary, for the spelling of texts. */
  dictionary?: string;
}

/** A language of a site, complete: with its place in the addresses. */
export type SiteLocale = LocaleDefinition & { prefix: string };

/**
 * The language of an address: the one whose prefix is its first part, or the first language.
 *
 * @example localeOfPath('/en/services', locales).id // => 'en'
 * @example localeOfPath('/enska', locales).id // => 'is'
 */
export function localeOfPath<L extends { prefix: string }>(
  path: string,
  [first, ...others]: readonly [L, ...L[]],
): L {
  return others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? first;
}
