import type { FieldValues } from './answers.ts';
import type { Locale } from './locale.ts';
import type { FieldError } from './validation.ts';

/** A form post without script that the server returned with errors. */
export interface Posted {
  /** The language of the page. The response is served at `/`, which does not tell it. */
  locale: Locale;
  /** The submitted values. */
  values: FieldValues;
  errors: readonly FieldError[];
  /** Selected options that no longer exist. */
  gone: readonly string[];
  /**
   * The failure, if the server could not accept the post: `refused` keeps the values, `lost` could not read
   * them.
   */
  trouble?: 'refused' | 'lost' | undefined;
}
