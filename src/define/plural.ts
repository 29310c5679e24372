const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The forms that languages have for counts (CLDR, Language Plural Rules). */
export type PluralCategory = (typeof pluralCategories)[number];

/** Whether a key names a form for counts. */
export function isPluralCategory(key: string | number): boolean {
  return (pluralCategories as readonly (string | number)[]).includes(key);
}

/** Which form of a text goes with a whole number in a language. */
export type PluralRule = (n: number) => PluralCategory;

/** The forms of a text that counts something; `{n}` stands for the number. */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>> & { other: string }>;

/**
 * A count in words.
 *
 * @example countText(21, { one: 'Fannst {n} spurning', other: 'Fundust {n} spurningar' }, icelandic) // => 'Fannst 21 spurning'
 */
export function countText(n: number, forms: PluralForms, rule: PluralRule): string {
  return fillText(forms[rule(n)] ?? forms.other, { n });
}

/**
 * A text with its `{names}` filled in; a name without a value is left as it is.
 *
 * @example fillText('+{n} fleiri', { n: 3 }) // => '+3 fleiri'
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
