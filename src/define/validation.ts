import { type Answers, isAsked } from './answers.ts';
import { type FormField, type FormRules, fieldsInOrder } from './form-rules.ts';

/** A field that cannot be sent as it is. */
export interface FieldError {
  field: string;
  /** What is wrong with it; the words of the field say it under this key. */
  word: 'missing' | 'malformed';
}

/**
 * Returns what is wrong with a form, in the order of its fields on the page (specification 8.4). Blanks alone are nothing. A field
 * that is not asked for cannot be wrong.
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

/** What isEmail takes. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Whether a text has the form of an e-mail address: something, `@`, and a domain that holds a dot. No more than that:
 * letters outside ASCII are allowed in both parts, and only a reply shows whether an address exists.
 */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
