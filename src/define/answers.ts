import type { FormField } from './form-rules.ts';

/** What is in the fields of a form, by name. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

/** Options that were chosen of a field, and what they are called in the visitor's language. */
export interface Picked {
  options: readonly string[];
  texts: readonly string[];
}

/** What a visitor has filled in. */
export interface Answers {
  values: FieldValues;
  /** What was chosen of each choice, by the name of its field. */
  picked: Readonly<Record<string, Picked | undefined>>;
}

/** Tells whether a field is shown and sent, by what was chosen. */
export function isAsked({ when }: Pick<FormField, 'when'>, { picked }: Answers): boolean {
  return !when || when.isAnyOf.some((option) => picked[when.field]?.options.includes(option));
}
