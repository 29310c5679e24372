import type { PluralRule } from './plural.ts';
import type { Unpublished } from './publication.ts';

/** The id of a language: its BCP 47 tag, which is also the name of its folder in `content/`. */
export type Locale = string;

/** A typography rule of a language. */
export interface TypographyRule {
  /** The pattern to find. The first group is the mark itself, if the pattern needs context. */
  pattern: RegExp;
  /** The correct form, in words. */
  wanted: string;
  kind: 'quote' | 'apostrophe' | 'dash' | 'range' | 'dots';
}

/**
 * The search settings of a language. They run at build time and in the browser, so they must be pure and
 * small.
 */
export interface SearchLanguage {
  id: Locale;
  /** Folds a text to lowercase letters without accents. */
  fold(text: string): string;
  /** Returns the stem of a word. */
  stem(word: string): string;
  /** Folded stop words, which are ignored. */
  stopWords: ReadonlySet<string>;
  /** Stems of question words, such as those that ask for a price without naming the thing. */
  askingStems: ReadonlySet<string>;
  /** Returns alternative spellings of a typed word. */
  variants(word: string): readonly string[];
}

/** The definition of a language. */
export interface LocaleDefinition {
  id: Locale;
  /**
   * The path prefix of the language. By default empty for the first language of the site, `/id` for others.
   */
  prefix?: string;
  /** The English name of the language, for messages. */
  name: string;
  /** The Open Graph locale with a territory: `is_IS`. */
  ogLocale: string;
  /** The outer and inner opening and closing quotation marks, as four characters. */
  quotes: string;
  /** Formats a whole number with thousands separators. */
  formatNumber(value: number): string;
  /** If true, the currency code precedes the amount. */
  hasCurrencyFirst?: boolean;
  /** Formats a date (ISO 8601) in words. */
  formatDay(day: string): string;
  /** Formats a time of day, such as `09:00`. */
  formatTime(time: string): string;
  /** Formats a timestamp (ISO 8601, UTC) in words. */
  formatMoment(moment: string): string;
  /** Says in a few words why a page is not published. */
  formatUnpublished(page: Unpublished): string;
  /** The words that stand in a new page for texts that nobody has written yet, from short to long. */
  unwritten: readonly string[];
  plural: PluralRule;
  /** Converts a text to a slug: lowercase ASCII letters, digits and hyphens. */
  slugify(text: string): string;
  /** Inserts soft hyphens in the long words of a heading. */
  hyphenate(text: string): string;
  typography: readonly TypographyRule[];
  /** Function words that most sentences of the language contain and other languages of the site do not. */
  smallWords: ReadonlySet<string>;
  search: SearchLanguage;
  /** The npm package of its Hunspell dictionary, for spell checking. */
  dictionary?: string;
}

/** A language of a site, with its path prefix. */
export type SiteLocale = LocaleDefinition & { prefix: string };

/**
 * Returns the language of a path by its prefix. Defaults to the first language.
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
