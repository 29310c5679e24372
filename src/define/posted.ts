import type { FieldValues } from './answers.ts';
import type { Locale } from './locale.ts';
import type { FieldError } from './validation.ts';

/** A form that came back to the browser: it was sent without script, and could not be taken as it was. */
export interface Posted {
  /** The language of the page: the answer to a post is at `/`, which does not say it. */
  locale: Locale;
  /** What was in the fields. */
  values: FieldValues;
  errors: readonly FieldError[];
  /** What was chosen although the site no longer offers it. */
  gone: readonly string[];
  /** The server could not take it: with what was typed, or without because it could not be read. */
  trouble?: 'refused' | 'lost' | undefined;
}
