const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The plural categories of CLDR (Language Plural Rules). */
export type PluralCategory = (typeof pluralCategories)[number];

/** Checks whether a key is a plural category. */
export function isPluralCategory(key: string | number): boolean {
  return (pluralCategories as readonly (string | number)[]).includes(key);
}

/** Returns the plural category of a whole number in a language. */
export type PluralRule = (n: number) => PluralCategory;

/** The plural forms of a text. `{n}` stands for the number. */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>> & { other: string }>;

/**
 * Formats a count with the matching plural form.
 *
 * @example countText(21, { one: 'Fannst {n} spurning', other: 'Fundust {n} spurningar' }, icelandic) // => 'Fannst 21 spurning'
 */
export function countText(n: number, forms: PluralForms, rule: PluralRule): string {
  return fillText(forms[rule(n)] ?? forms.other, { n });
}

/**
 * Fills the `{names}` in a text. Names without a value stay.
 *
 * @example fillText('+{n} fleiri', { n: 3 }) // => '+3 fleiri'
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
