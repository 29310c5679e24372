import { type Answers, isAsked } from './answers.ts';
import { type FormField, type FormRules, fieldsInOrder } from './form-rules.ts';

/** An invalid field. */
export interface FieldError {
  field: string;
  /** The kind of error, and the key of its message in the field's texts. */
  word: 'missing' | 'malformed';
}

/**
 * Returns the errors of a form, in page order (specification 8.4). A text of spaces is empty. Hidden fields
 * are valid.
 *
 * @example findErrors(rules, { values: { name: ' ' }, picked: {} }) // => [{ field: 'name', word: 'missing' }]
 */
export function findErrors(rules: FormRules, answers: Answers): FieldError[] {
  return fieldsInOrder(rules).flatMap((name) => {
    const field = rules.fields[name];
    if (!field || !isAsked(field, answers)) return [];
    const word = wrongWord(field, answers.values[name]?.trim() ?? '');
    return word ? [{ field: name, word }] : [];
  });
}

function wrongWord(field: FormField, value: string): FieldError['word'] | undefined {
  if (!value) return field.required ? 'missing' : undefined;
  if (field.kind === 'email') return isEmail(value) ? undefined : 'malformed';
  return 'clean' in field && field.clean(value).length > field.maxLength ? 'malformed' : undefined;
}

/** The pattern of `isEmail`. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Checks whether a text has the form of an e-mail address: a local part, `@` and a domain with a dot. Nothing
 * more: letters outside ASCII are allowed in both parts, and only a reply proves that an address exists.
 */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
