import { type FormRules, fieldsInOrder } from './form-rules.ts';

/** A field that cannot be sent as it is. */
export interface FieldError {
  field: string;
  /** What is wrong with it; the words of the field say it under this key. */
  word: 'missing' | 'malformed';
}

/** What is in the fields of a form, by name. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

/**
 * Returns what is wrong with a form, in the order of its fields on the page (specification 8.4). Blanks alone are nothing.
 *
 * @example findErrors(rules, { name: ' ' }) // => [{ field: 'name', word: 'missing' }]
 */
export function findErrors(rules: FormRules, values: FieldValues): FieldError[] {
  return fieldsInOrder(rules).flatMap((field) => {
    const word = wrongWord(rules, field, values[field]?.trim() ?? '');
    return word ? [{ field, word }] : [];
  });
}

function wrongWord({ fields }: FormRules, name: string, value: string): FieldError['word'] | undefined {
  const field = fields[name];
  if (!value) return field?.required ? 'missing' : undefined;
  return field?.kind === 'email' && !isEmail(value) ? 'malformed' : undefined;
}

/** What isEmail takes. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Whether a text has the form of an e-mail address: something, `@`, and a domain that holds a dot. No more than that:
 * letters outside ASCII are allowed in both parts, and only a reply shows whether an address exists.
 */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
