import type { FieldError, FieldValues } from '../../../src/rules/validation.ts';

/** A form that came back to the browser: it was sent without script, and could not be taken as it was. */
export interface Posted {
  /** What stood in the fields. */
  values: FieldValues;
  errors: readonly FieldError[];
  /** Whether it is the server that could not take it. */
  isRefused: boolean;
}
