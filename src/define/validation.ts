/** The fields that a form may ask for (specification 8.4). */
export type RequiredField = 'name' | 'email' | 'description' | 'message';

/** Which words of the interface say what is wrong. */
export type ErrorWord = RequiredField | 'emailFormat';

/** A field that cannot be sent as it is. */
export interface FieldError {
  field: RequiredField;
  word: ErrorWord;
}

/** What stands in the fields of a form, by name. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

/**
 * What is wrong with a form, in the order of its required fields (specification 8.4). Blanks alone are nothing.
 *
 * @example findErrors({ name: ' ' }, ['name']) // => [{ field: 'name', word: 'name' }]
 */
export function findErrors(values: FieldValues, required: readonly RequiredField[]): FieldError[] {
  return required.flatMap((field) => {
    const word = wrongWord(field, values[field]?.trim() ?? '');
    return word ? [{ field, word }] : [];
  });
}

function wrongWord(field: RequiredField, value: string): ErrorWord | undefined {
  if (value === '') return field;
  return field === 'email' && !isEmail(value) ? 'emailFormat' : undefined;
}

/**
 * Whether a text has the form of an e-mail address: something, `@`, and a domain that holds a dot. No more than that:
 * letters outside of ASCII are allowed in both parts, and only a reply shows whether an address exists.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
