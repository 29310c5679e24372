import type { FormRules } from '../../src/define/form-rules.ts';
import { type WordsByField, wordsOf } from '../../src/define/payload.ts';
import type { FieldError } from '../../src/define/validation.ts';
import type { PrivacyWords } from '../components/Form.tsx';
import type { AnswerDay } from '../hours/answer-day.ts';

/** The words around the fields of a form, whatever it asks for. */
export interface FormWords {
  heading: string;
  submit: string;
  privacy: PrivacyWords;
  required: string;
  honeypot: string;
  sending: string;
  /** Over the list of errors. */
  summary: string;
  titlePrefix: string;
  /** The server could not take the form, with `{phone}` and `{email}`. */
  refused: string;
  /** The same when nothing could be read, so that the form is empty. */
  lost: string;
  /** The site no longer offers what was chosen, with `{choices}`. */
  gone: string;
  success: SuccessWords;
}

/** The words of the success screen. */
export interface SuccessWords {
  heading: string;
  /** The heading while the message waits to be sent. */
  waiting: string;
  text: string;
  /** The labels of what is repeated to the visitor, by field. */
  receipt: Readonly<Record<string, string>>;
  /** The way to the answer, of which the first step is taken. */
  steps: readonly string[];
  answerDay: AnswerDay;
  back: string;
  home: string;
  homeHref: string;
  /** Delivery is pending, with `{phone}` and `{email}`. */
  pending: string;
  /** The same where the browser stores nothing. */
  unkept: string;
  phone: string;
  email: string;
}

/** What is said at the fields that cannot be sent as they are. */
export type ErrorsByField = Readonly<Record<string, string | undefined>>;

/** What the words of the fields say of errors. */
export function errorTexts(
  errors: readonly FieldError[],
  rules: FormRules,
  words: WordsByField,
): ErrorsByField {
  const textOf = ({ field, word }: FieldError) =>
    (wordsOf(rules, field, words) as Record<string, string>)[word];
  return Object.fromEntries(errors.map((error) => [error.field, textOf(error)]));
}
