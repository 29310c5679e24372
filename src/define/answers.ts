import type { FormField } from './form-rules.ts';

/** The values of form fields, by field name. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

/** The selected options of a field and their texts in the visitor's language. */
export interface Picked {
  options: readonly string[];
  texts: readonly string[];
}

/** The answers of a visitor. */
export interface Answers {
  values: FieldValues;
  /** The selected options, by field name. */
  picked: Readonly<Record<string, Picked | undefined>>;
}

/** Checks whether a field is shown and sent, given the selected options. */
export function isAsked({ when }: Pick<FormField, 'when'>, { picked }: Answers): boolean {
  return !when || when.isAnyOf.some((option) => picked[when.field]?.options.includes(option));
}
