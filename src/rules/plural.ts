import type { Locale } from './locale.ts';

/** The forms of a text that counts something; `{n}` stands for the number. */
export interface PluralForms {
  one: string;
  other: string;
}

/**
 * Whether a whole number takes the singular: in Icelandic 1, 21, 31 … but not 11; in English only 1 (CLDR).
 *
 * @example isSingular(21, 'is') // => true
 */
function isSingular(n: number, locale: Locale): boolean {
  return locale === 'is' ? n % 10 === 1 && n % 100 !== 11 : n === 1;
}

/**
 * A count in words.
 *
 * @example countText(21, { one: 'Fannst {n} spurning', other: 'Fundust {n} spurningar' }, 'is') // => 'Fannst 21 spurning'
 */
export function countText(n: number, forms: PluralForms, locale: Locale): string {
  return fillText(isSingular(n, locale) ? forms.one : forms.other, { n });
}

/**
 * A text with its `{names}` filled in; a name without a value is left as it is.
 *
 * @example fillText('+{n} fleiri', { n: 3 }) // => '+3 fleiri'
 */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
